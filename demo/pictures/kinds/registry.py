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
    # 12 for what light bounces off, 24 for what it passes through.
    samples: int
    # Metres of its longest side: how products stand beside each other in composed scenes.
    size: float
    backdrop: str = 'ivory'
    # Behind what is cream, ivory or white and would fade into the backdrop.
    behind_pale: str = 'ivory'


def kind(name, styles, views=('front', 'turned', 'above'), samples=12, size=.3, backdrop='ivory', behind_pale=None, by_style=None,
         **framing):
    """Registers a maker `fn(style, colour, label)`; it models the product on z = 0 with its front towards -Y."""
    def keep(fn):
        KINDS[name] = Kind(name, fn, styles, framing, by_style or {}, views, samples, size, backdrop, behind_pale or backdrop)
        return fn
    return keep


def framing_of(k, style):
    return {**k.framing, **k.by_style.get(style, {})}


def backdrop_of(k, colour):
    return k.behind_pale if colour in ('cream', 'ivory', 'white') else k.backdrop


def label_of(name, key):
    """The label's words from labels/<kind>.json; None for what carries none."""
    if not key:
        return None
    with open(os.path.join(_labels, name + '.json'), encoding='utf-8') as f:
        return Label(key, **json.load(f)[key])
