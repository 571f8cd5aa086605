"""What comes over the wire, and whether something comes at all, tells no secret."""


def test_whoever_gives_a_seat_up_no_longer_sees_with_its_eyes(guest):
    ada, ben, eve = guest("Ada"), guest("Ben"), guest("Eve")
    table = ada.make("me", "open", "open")
    ben.join(table, ada.invites(table)[0])
    before = ben.sit(table)
    before.ask("leave", seat=1)
    for token in ada.invites(table):
        eve.join(table, token)
        ada.join(table, token)
    ada.sit(table).ask("seat-bot", seat=2)
    assert eve.sit(table).scene["view"]["seats"][1]["hand"] is not None
    seen = before.scene_where(lambda scene: scene["status"] == "playing")
    assert seen["viewer"] is None
    assert seen["view"]["seats"][1]["hand"] is None
    assert not [event for event in before.story if event["event"].get("cards")]


def test_a_player_does_not_see_with_the_eyes_of_a_rival(guest):
    ada, ben = guest("Ada"), guest("Ben")
    table = ada.make("me", "open")
    ben.join(table, ada.invites(table)[0])
    ada.sit(table)
    seen = ben.sit(table, seat=0).scene
    assert seen["viewer"] == 1
    assert [seat["hand"] is not None for seat in seen["view"]["seats"]] == [False, True]


def test_a_player_gets_no_hint_for_a_rival(guest):
    ada, ben = guest("Ada"), guest("Ben")
    table = ada.make("me", "open")
    ben.join(table, ada.invites(table)[0])
    ada.sit(table)
    rival = ben.sit(table)
    answer = rival.ask("ask-hint", seat=0, decision=0)
    assert (answer["type"], answer["code"]) == ("refused", "not-your-seat")


def test_nobody_hears_that_another_has_begun_a_sealed_choice(guest):
    ada, ben = guest("Ada"), guest("Ben")
    table = ada.make("me", "open")
    ben.join(table, ada.invites(table)[0])
    one, other = ada.sit(table), ben.sit(table)
    # News of who has come takes a way of its own.
    one.scene_where(lambda scene: scene["seats"][1]["here"])
    hear_everything(one)
    heard = len(one.frames)
    # The first of two heroes, taken back and chosen again: all of it is sealed.
    other.answer_any()
    other.ask("retract", seat=1)
    other.look()
    other.answer_any()
    hear_everything(one)
    frames = [frame for frame in one.frames[heard:] if '"type":"scene"' in frame]
    assert frames == []
    other.answer_any()
    one.scene_where(lambda scene: not scene["seats"][1]["waiting"])


def hear_everything(seated):
    """Wait until nothing is under way any more: what one says comes back behind all else."""
    said = len(seated.chats)
    seated.ask("say", text="Take your time")
    while len(seated.chats) == said:
        seated.receive()
