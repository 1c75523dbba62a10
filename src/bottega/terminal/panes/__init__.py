"""The panes of the table's screen, one a module."""
