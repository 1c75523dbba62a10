"""The server's face: HTTP, WebSockets and the page."""
