"""Composes pictures in batches: cut-outs on plain ground, in scenes among other things, in heaps of their kind; and parts of photographs (torch)."""
import math

import torch
import torch.nn.functional as F

SIDE = 64


def between(low, high, *shape):
    return low + (high - low) * torch.rand(shape)


def sign(count):
    return torch.where(torch.rand(count) < 0.5, 1.0, -1.0)


def placed(pictures, scale_x, scale_y, x, y, angle, shear=0.0, flip=1.0, padding="zeros"):
    """Pictures [n, c, h, w] on a canvas: scales are shares of it, places run from -1 to 1."""
    cos, sin = torch.cos(angle), torch.sin(angle)
    across = torch.stack([cos, sin, -(cos * x + sin * y)], 1) / scale_x[:, None] * torch.as_tensor(flip).reshape(-1, 1)
    dx, dy = -sin + shear * cos, cos + shear * sin
    down = torch.stack([dx, dy, -(dx * x + dy * y)], 1) / scale_y[:, None]
    grid = F.affine_grid(torch.stack([across, down], 1), (len(pictures), pictures.shape[1], SIDE, SIDE), align_corners=False)
    return F.grid_sample(pictures, grid, padding_mode=padding, align_corners=False)


def over(canvas, layer):
    return canvas * (1 - layer[:, 3:]) + layer[:, :3]


def shaded(canvas, layer, strength, right, down):
    """The layer's shadow: it lies a little beside it."""
    return canvas * (1 - strength * torch.roll(layer[:, 3:], (down, right), (2, 3)))


class Composer:
    """Of cut-outs [n, 96, 96, 4] and photographs [m, 112, 112, 3], bytes."""

    def __init__(self, cut_outs, photos):
        self.cut_outs, self.photos = torch.from_numpy(cut_outs), torch.from_numpy(photos)

    def layers(self, at):
        pixels = self.cut_outs[at].permute(0, 3, 1, 2).float() / 255
        return torch.cat([pixels[:, :3] * pixels[:, 3:], pixels[:, 3:]], 1)

    def any_layers(self, count):
        return self.layers(torch.randint(len(self.cut_outs), (count,)))

    def photographs(self, at):
        return self.photos[at].permute(0, 3, 1, 2).float() / 255

    def plain(self, count):
        """White, near it, or another even ground; some with a slope of light."""
        kind = torch.rand(count, 1, 1, 1)
        colour = torch.rand(count, 3, 1, 1)
        white = 1 - 0.12 * torch.rand(count, 1, 1, 1) * torch.rand(count, 1, 1, 1)
        ground = torch.where(kind < 0.55, white.expand_as(colour), torch.where(kind < 0.8, colour * 0.3 + 0.6, colour))
        line = torch.linspace(-1, 1, SIDE)
        slope = between(-1, 1, count, 1, 1, 1) * line[:, None] + between(-1, 1, count, 1, 1, 1) * line
        return (ground + 0.12 * (torch.rand(count, 1, 1, 1) < 0.5) * slope).clamp(0, 1)

    def ground(self, count):
        """A part of a photograph, or a wall and a table, which may be of wood."""
        scale = between(1.2, 4, count)
        x, y = between(-1, 1, count) * (scale - 1), between(-1, 1, count) * (scale - 1)
        part = placed(self.photographs(torch.randint(len(self.photos), (count,))), scale, scale, x, y, between(-0.5, 0.5, count), padding="reflection")
        wall, table = between(0.15, 0.95, count, 3, 1, 1), between(0.1, 0.9, count, 3, 1, 1)
        wall = 0.4 * wall + 0.6 * wall.mean(1, keepdim=True)
        line = torch.linspace(0, 1, SIDE)
        horizon = between(0.1, 0.6, count, 1, 1, 1) + between(-0.15, 0.15, count, 1, 1, 1) * line
        waves = 3 * torch.sin(line * between(0.5, 4, count, 1, 1, 1))
        grain = 1 + between(-0.12, 0.12, count, 1, 1, 1) * torch.sin(line[:, None] * between(5, 60, count, 1, 1, 1) + waves)
        room = torch.where(line[:, None] < horizon, wall + torch.zeros_like(part), table * grain)
        return torch.where(torch.rand(count, 1, 1, 1) < 0.5, part, room)

    def clean(self, at):
        """As a shop shows it."""
        count = len(at)
        scale, ratio = between(0.55, 1.02, count), torch.exp(between(-0.18, 0.18, count))
        spare = (1.05 - scale).clamp(min=0)
        x, y = between(-1, 1, count) * spare, between(-1, 1, count) * spare
        thing = placed(self.layers(at), scale * ratio, scale / ratio, x, y, between(-0.12, 0.12, count), between(-0.05, 0.05, count), sign(count))
        ground = self.plain(count)
        shadow = shaded(ground, thing, between(0.1, 0.4, count, 1, 1, 1), 2, 3)
        return over(torch.where(torch.rand(count, 1, 1, 1) < 0.4, shadow, ground), thing)

    def scene(self, at):
        """Among other things, one of which may lie before it."""
        count = len(at)
        canvas = self.ground(count)
        for _ in range(3):
            scale = between(0.15, 0.5, count)
            beside = between(0.35, 1.1, count) * sign(count)
            other = placed(self.any_layers(count), scale, scale, beside, between(-0.9, 0.9, count), between(-0.4, 0.4, count))
            other = other * (torch.rand(count, 1, 1, 1) < 0.6)
            canvas = over(shaded(canvas, other, between(0.1, 0.6, count, 1, 1, 1), 2, 2), other)
        scale, ratio = between(0.35, 0.95, count), torch.exp(between(-0.25, 0.25, count))
        x, y = between(-0.3, 0.3, count), between(-0.3, 0.3, count)
        thing = placed(self.layers(at), scale * ratio, scale / ratio, x, y, between(-0.35, 0.35, count), between(-0.25, 0.25, count), sign(count))
        light = (1 + between(-0.3, 0.3, count, 1, 1, 1) * torch.linspace(-1, 1, SIDE)).clamp(0, 1.3)
        thing = torch.cat([thing[:, :3] * light, thing[:, 3:]], 1)
        canvas = over(shaded(canvas, thing, between(0.1, 0.7, count, 1, 1, 1), 2, 3), thing)
        scale = between(0.15, 0.35, count)
        before = placed(self.any_layers(count), scale, scale, between(0.3, 1, count) * sign(count), between(-0.2, 1, count), between(-0.5, 0.5, count))
        return over(canvas, before * (torch.rand(count, 1, 1, 1) < 0.25))

    def heap(self, at, alike, layers=9):
        """Many of one kind. @param alike: other cut-outs of the same label for these, anew at each call"""
        count = len(at)
        canvas = self.ground(count) * between(0.3, 1, count, 1, 1, 1)
        size = between(0.22, 0.6, count)
        extent = torch.where(torch.rand(count) < 0.6, torch.ones(count), between(0.4, 0.9, count))
        is_upright = torch.rand(count) < 0.4
        for layer in range(layers):
            scale = size * between(0.85, 1.15, count)
            angle = torch.where(is_upright, between(-0.3, 0.3, count), between(-math.pi, math.pi, count))
            y = (-1 + 2 * (layer + torch.rand(count)) / layers) * extent
            thing = placed(self.layers(alike(at)), scale, scale * between(0.8, 1, count), between(-1, 1, count) * extent, y, angle)
            thing = torch.cat([thing[:, :3] * between(0.75, 1.05, count, 1, 1, 1), thing[:, 3:]], 1)
            canvas = over(shaded(canvas, thing, between(0.2, 0.7, count, 1, 1, 1), 1, 1), thing)
        return canvas

    def part(self, at):
        """Of a photograph."""
        count = len(at)
        scale, ratio = between(1, 1.9, count), torch.exp(between(-0.2, 0.2, count))
        x, y = between(-1, 1, count) * (scale - 1), between(-1, 1, count) * (scale - 1)
        tilt, shear = between(-0.25, 0.25, count), between(-0.1, 0.1, count)
        return placed(self.photographs(at), scale * ratio, scale / ratio, x, y, tilt, shear, sign(count), "reflection")


def lit(pictures):
    """In another light, by another camera."""
    count = len(pictures)
    out = pictures * between(0.65, 1.3, count, 1, 1, 1) * torch.exp(torch.randn(count, 3, 1, 1) * 0.06)
    mean = out.mean((1, 2, 3), keepdim=True)
    out = (out - mean) * between(0.75, 1.2, count, 1, 1, 1) + mean
    grey = out.mean(1, keepdim=True)
    out = grey + (out - grey) * between(0.7, 1.3, count, 1, 1, 1)
    out = out.clamp(0, 1) ** torch.exp(between(-0.25, 0.25, count, 1, 1, 1))
    blurred = F.avg_pool2d(F.pad(out, (1, 1, 1, 1), mode="replicate"), 3, 1)
    out = torch.where(torch.rand(count, 1, 1, 1) < 0.4, blurred, out)
    coarse = F.interpolate(F.interpolate(out, scale_factor=0.5, mode="area"), size=SIDE, mode="bilinear")
    out = torch.where(torch.rand(count, 1, 1, 1) < 0.2, coarse, out)
    return (out + torch.randn_like(out) * 0.03 * torch.rand(count, 1, 1, 1)).clamp(0, 1)
