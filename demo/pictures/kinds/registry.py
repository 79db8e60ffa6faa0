"""The kinds by name, and what each is photographed like."""
import json, os
from dataclasses import dataclass, field
from typing import Callable
KINDS = {}
_labels = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'labels')


@dataclass
class Label:
    """What is printed on a product."""
    key: str
    title: str
    sub: str
    note: str


@dataclass
class Kind:
    name: str
    make: Callable
    styles: list
    # turn, elev, hang, fill and close for scene.frame(); one for all styles, or several by style.
    framing: dict
    by_style: dict
    views: tuple
    # At 640 pixels: 12 for what light bounces off, 24 for what it passes through.
    samples: int
    # Metres of the longest side of each style: how products stand beside each other in composed scenes.
    sizes: dict
    backdrop: str = 'ivory'
    # Behind what is cream, ivory or white and would fade into the backdrop.
    behind_pale: str = 'ivory'


def kind(name, styles, views=('front', 'turned', 'above'), samples=12, size=.3, sizes=None, backdrop='ivory', behind_pale=None,
         by_style=None, **framing):
    """Registers a maker `fn(style, colour, label)`; it models the product on z = 0 with its front towards -Y. `size`: metres of its
    longest side, in `sizes` those of styles that are smaller or larger."""
    def keep(fn):
        each = {style: size for style in styles} | (sizes or {})
        KINDS[name] = Kind(name, fn, styles, framing, by_style or {}, views, samples, each, backdrop, behind_pale or backdrop)
        return fn
    return keep


def framing_of(k, style):
    return {**k.framing, **k.by_style.get(style, {})}


def samples_of(k, size):
    """Four pixels of a large picture show what one of 640 does, so each needs fewer samples; from 5 of 6 on no difference
    shows at its full size either, and a picture costs two thirds of what it costs at 4 of 3."""
    return k.samples * 5 // 6 if size > 640 else k.samples


def backdrop_of(k, colour):
    return k.behind_pale if colour in ('cream', 'ivory', 'white') else k.backdrop


def label_of(name, key):
    """The label's words from labels/<kind>.json; None for what carries none."""
    if not key:
        return None
    with open(os.path.join(_labels, name + '.json'), encoding='utf-8') as f:
        return Label(key, **json.load(f)[key])
