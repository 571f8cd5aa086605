"""Which modes and numbers of players stand for the rest: outside a soak, only they are played."""

from collections.abc import Mapping, Sequence

from darkling.testing.cases import Case

Counts = Mapping[str, Sequence[int]]
"""By mode, numbers of players."""


def standing_for_all(cases: Sequence[Case]) -> list[Case]:
    """Return the first mode with every number of players, and each other mode with one of them, by turns.

    Whoever plays alone hides nothing, so that stands for others only in a mode that is played alone.
    """
    modes: dict[str, list[Case]] = {}
    for case in cases:
        modes.setdefault(case.mode, []).append(case)
    if not modes:
        return []
    first, *others = modes.values()
    company = [[case for case in counts if case.players > 1] or counts for counts in others]
    return [*first, *[counts[number % len(counts)] for number, counts in enumerate(company)]]


def named_cases(cases: Sequence[Case], named: Counts, starts: Sequence[Case] = ()) -> list[Case]:
    """Return the cases that a game names: every mode, and in one of them every number of players.

    A number of players may also be that of a set-up position, where games from the beginning are long.
    """
    playable = {(case.mode, case.players): case for case in cases}
    wanted = [(mode, players) for mode, counts in named.items() for players in counts]
    for mode, players in wanted:
        if (mode, players) not in playable:
            raise ValueError(f"{mode!r} cannot be played with {players} players")
    modes, counts = {mode for mode, _ in wanted}, {players for _, players in wanted}
    counts |= {case.players for case in starts}
    missing = [case for case in cases if case.mode not in modes or case.players not in counts]
    if missing:
        raise ValueError(f"nothing stands for {missing}: name every mode, and every number of players")
    return [playable[name] for name in wanted]
