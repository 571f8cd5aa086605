"""The worked examples of the ledger, one by one."""

import pytest
from support.script import say
from support.siege import defeated, in_play, siege, trashed, undefeated


@pytest.mark.rule("DD-HAB-02", "DD-R-16", "DD-CARD-07")
def test_x02_halflings_fall_twice():
    position = siege("H03", defenses=["M07", "T02:2", "S05"])
    say(position, "fight", "strike M07", "strike T02")
    assert position.over, "no card is left that may strike, so the fight is done"
    assert defeated(position) == ["H03"]
    assert in_play(position) == ["M07:2", "S05"]
    assert trashed(position) == ["T02"]
    assert undefeated(position) == []
