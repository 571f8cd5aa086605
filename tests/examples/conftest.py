"""Makes the packages under examples/ importable: they live outside src, as a stranger's game would."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parents[1] / "examples"), str(HERE)]
