"""What the server counts and measures, in the format of Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The measures of one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.commands = Counter(
            "bottega_commands", "Messages that changed a table", ["kind"], registry=registry
        )
        self._did: dict[str, Counter] = {}
        self.refused = Counter(
            "bottega_refused", "Messages that were refused", ["fault"], registry=registry
        )
        self.latency = Histogram(
            "bottega_command_seconds",
            "From the arrival of a message to its durable acknowledgement",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0),
            registry=registry,
        )
        self.lost = Counter(
            "bottega_appends_lost", "Appends that another process was faster at", registry=registry
        )
        self.connections = Gauge("bottega_connections", "Open WebSockets", registry=registry)
        self.tables = Gauge(
            "bottega_tables", "Tables in the store by status", ["status"], registry=registry
        )
        self.live = Gauge("bottega_tables_in_memory", "Tables in memory", registry=registry)
        self.bot_seconds = Histogram(
            "bottega_bot_seconds",
            "How long bots think about an answer",
            ["bot"],
            buckets=(0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 20.0),
            registry=registry,
        )
        self.bot_troubles = Counter(
            "bottega_bot_troubles", "Answers the fallback had to give", ["bot"], registry=registry
        )
        self.requests = Counter(
            "bottega_http_requests", "HTTP requests", ["status"], registry=registry
        )
        self.webhooks = Counter(
            "bottega_webhooks", "Calls of webhooks", ["result"], registry=registry
        )
        self.pushes = Counter(
            "bottega_pushes", "Messages to push services", ["result"], registry=registry
        )
        self.mails = Counter(
            "bottega_mails", "Mails handed to the operator's server", ["result"], registry=registry
        )

    def did(self, command: str, seconds: float) -> None:
        """Count a message that changed a table, and how long it took to be stored."""
        self.latency.observe(seconds)
        found = self._did.get(command)
        if found is None:
            found = self._did[command] = self.commands.labels(command)
        found.inc()

    def text(self) -> bytes:
        """Write all measures as Prometheus reads them."""
        return generate_latest(self.registry)
