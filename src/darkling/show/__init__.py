"""What the command line shows to people, in the words of `show.ftl`."""

from importlib.resources import files

from darkling.words import Phrasebook

say = Phrasebook([files("darkling.show") / "show.ftl"]).say
