"""What is offered can be chosen, and nothing else."""

import pytest

from darkling.table.errors import IllegalChoice, NotWaiting
from darkling.testing.cases import Case
from darkling.testing.playing import decisions, sampled
from darkling.testing.suite import check


@check()
def every_offered_option_applies(case: Case) -> None:
    position = case.start(2)
    for _ in decisions(position, 2):
        for seat in position.waiting:
            for option in position.decision(seat).options:
                copy = position.clone()
                copy.choose(seat, option)
                case.type.check(copy)


@check()
def nothing_else_applies(case: Case) -> None:
    position = case.start(3)
    everything = case.type.vocabulary.options
    for number, _ in enumerate(sampled(position, 3)):
        before = position.fingerprint()
        for seat in position.seats:
            if seat not in position.waiting:
                with pytest.raises(NotWaiting, match="waiting for seat"):
                    position.choose(seat, everything[0])
                continue
            offered = {option.id for option in position.decision(seat).options}
            # A quarter of all options at a time; after four decisions all have been tried.
            for option in everything[number % 4 :: 4]:
                if option.id not in offered:
                    with pytest.raises(IllegalChoice, match="it may choose"):
                        position.choose(seat, option)
            for nonsense in (-1, len(everything)):
                with pytest.raises(IllegalChoice):
                    position.choose(seat, nonsense)
        assert position.fingerprint() == before


@check()
def what_is_barred_is_not_offered(case: Case) -> None:
    position = case.start(16)
    for _ in decisions(position, 16):
        for seat in position.waiting:
            offered = [option.code for option in position.decision(seat).options]
            for code, why in position.barred(seat):
                assert code not in offered, f"{code} is offered, and barred by {why}"


@check()
def a_stale_click_is_refused(case: Case) -> None:
    game = case.new(14)
    for number, (seat, option) in enumerate(decisions(game, 14)):
        if number > 60:
            break
        shown = game.decision(seat)
        before = game.fingerprint()
        with pytest.raises(IllegalChoice, match=f"decision {shown.number} is open now"):
            game.choose(seat, option, shown.number - 1)
        assert game.fingerprint() == before
