"""The colours of the mall's goods: warm neutrals, one deep accent a product."""
import json, os

# sRGB hex.
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'palette.json'), encoding='utf-8') as f:
    PALETTE = json.load(f)


def rgb(c):
    """Palette name or hex or linear tuple -> linear RGB."""
    if not isinstance(c, str):
        return tuple(c)
    h = PALETTE.get(c, c)
    v = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in v)


def ink(c, other='charcoal'):
    """The colour itself where it reads on pale paper, else another."""
    return other if light(c) else c


def pale(c):
    """Whether a colour is so light that marks on it must be dark."""
    r, g, b = rgb(c)
    return .21 * r + .72 * g + .07 * b > .45


def blend(a, b, t):
    """The colour t of the way from a to b, as linear RGB."""
    return tuple(x * (1 - t) + y * t for x, y in zip(rgb(a), rgb(b)))


def light(c):
    """Whether dark print shows better on it than light print."""
    r, g, b = rgb(c)
    return .2126 * r + .7152 * g + .0722 * b > .28
