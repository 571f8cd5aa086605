"""A siege solved: which heroes of a pile to defeat, and with which Defense Cards.

After the draft, combat is a puzzle for one, with everything known.
"""
