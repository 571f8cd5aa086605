"""Metrics: what a server counts, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """What one server counts. Nothing in it tells who did what at which table."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self.connections = Gauge("darkling_connections", "Connections to tables now", registry=self._registry)
        self.tables = Gauge("darkling_tables_in_memory", "Tables in memory now", registry=self._registry)
        self.rooms = Gauge(
            "darkling_rooms_not_freed",
            "Tables that memory holds, those that were put away too",
            registry=self._registry,
        )
        self.messages = Counter(
            "darkling_messages", "Messages of clients, by kind", ["kind"], registry=self._registry
        )
        self._counters: dict[type, Counter] = {}
        """For each kind of message what counts it: to look it up by name takes longer than to count."""
        self.refusals = Counter(
            "darkling_refusals", "Messages and requests refused, by code", ["code"], registry=self._registry
        )
        self.seconds = Histogram(
            "darkling_message_seconds",
            "Seconds from a message to its answer",
            buckets=SECONDS,
            registry=self._registry,
        )

    def count_message(self, kind: type) -> None:
        counter = self._counters.get(kind)
        if counter is None:
            counter = self._counters[kind] = self.messages.labels(kind.__name__.lower())
        counter.inc()

    def text(self) -> bytes:
        """Return all of it as Prometheus reads it."""
        return generate_latest(self._registry)
