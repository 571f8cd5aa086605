"""Devices in words: by the browser and the system that a browser says it is."""

from dataclasses import dataclass

BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chromium": "Chromium",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
"""Names by what a browser says of itself. Many say that they are others too: the first one here counts."""
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


@dataclass(frozen=True)
class Device:
    """A browser and the system it runs on; empty where it does not say."""

    browser: str
    system: str

    @classmethod
    def told_by(cls, agent: str) -> "Device":
        """Return what a browser says of itself in the header User-Agent; its version is nobody's business."""
        return cls(_first(BROWSERS, agent), _first(SYSTEMS, agent))


def _first(names: dict[str, str], agent: str) -> str:
    return next((name for sign, name in names.items() if sign in agent), "")
