"""The rules of Dark Domains, in the order of the rulebook."""
