"""The colours of the mall's goods: warm neutrals, one deep accent a product."""

# sRGB hex.
PALETTE = dict(
    ivory='F1EADD', cream='E6D8BF', sand='CDB391', clay='B4603F', amber='C8872E', honey='D9941F', wine='6E1A2A',
    blush='D6A596', olive='66703F', sage='97A68A', teal='1D5257', sky='8FB0BC', navy='22324F', charcoal='2A2A2C',
    graphite='55565A', white='F4F2EE', oak='C79A63', walnut='6B442A', leather='9A5B34', leaf='3F6B33', red='B3352B',
    brass='C9A255', steel='C9CBCE', gold='E2B877', copper='C77F5A', black='121214', rose='C98A8F',
    lilac='A79BB8', mustard='C99A2E', mint='A9C7B4')


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
