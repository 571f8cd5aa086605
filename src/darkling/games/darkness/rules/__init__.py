"""The rules of Attack the Darkness, in the order of the rulebook."""
