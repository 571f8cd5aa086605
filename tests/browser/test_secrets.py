"""What comes over the wire to a browser holds no secret."""

import msgspec


def hands(tab):
    """Return the heroes that a seat has been shown in its hand."""
    return {
        code
        for frame in tab.frames
        for message in [msgspec.json.decode(frame)]
        if message["type"] == "scene" and message["view"]["phase"] == "hero"
        for code in message["view"]["seats"][message["viewer"]]["hand"] or ()
    }


def test_a_spectators_frames_hold_no_hand(person):
    ada, eve = person("Ada"), person("Eve")
    ada.tab.sit_down("me", "easy", "easy")
    watching = eve.open_tab(f"/table/{ada.tab.table}")
    watching.wait_for(lambda scene: scene["viewer"] is None)
    ada.tab.play_on(until=lambda scene: scene["view"]["phase"] != "hero")
    watching.wait_for(lambda scene: scene["view"]["phase"] != "hero")
    secret = hands(ada.tab)
    assert secret
    told = [frame for frame in watching.frames if '"phase":"hero"' in frame]
    assert told
    # What is dropped last is told to all.
    dropped = {code for frame in watching.frames for code in secret if f'"hero":"{code}"' in frame}
    assert not [code for code in secret - dropped for frame in told if f'"{code}"' in frame]


def test_two_players_frames_hold_only_their_own_hands(person):
    ada = person("Ada")
    ada.tab.sit_down("me", "easy")
    for frame in ada.tab.frames:
        message = msgspec.json.decode(frame)
        if message["type"] == "scene":
            assert message["view"]["seats"][1]["hand"] is None
