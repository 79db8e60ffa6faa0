"""
`python3 train/train-objects.py <folder of dump-objects.ts> <model file>`: trains how objects that are cut out are embedded, and writes it into
the model (numpy). It takes a minute; the same dump gives the same model.

Two ridge regressions: to the kinds of clothing, of the photographs' objects beside those of renders and scenes; and to the very look, of
renders as they are, their objects and the objects of scenes, whose main directions are kept. A look is seen in several views, clean and not: what
differs between them is not what it is.
"""
import json
import sys

import numpy as np
from model_file import read_model, write_model

LOOK_DIMENSIONS = 46
CLOTHING_REGULARISER = 1.0
LOOK_REGULARISER = 0.5

folder, target = sys.argv[1:3]
rows = json.load(open(f"{folder}/objects.json"))
vectors = np.fromfile(f"{folder}/objects.f32", np.float32).reshape(len(rows), -1)
sets = np.array([each["set"] for each in rows])
labels = np.array([each["label"] for each in rows])


def ridge(inner, names):
    """A linear map to one score a name, by regularised least squares."""
    targets = (names[:, None] == np.unique(names)).astype(np.float64)
    gram = inner @ inner.T
    regulariser = (LOOK_REGULARISER if len(targets[0]) > 50 else CLOTHING_REGULARISER) * np.trace(gram) / len(gram)
    return inner.T @ np.linalg.solve(gram + regulariser * np.eye(len(gram)), targets - targets.mean(0))


def scaled(inner, weights):
    """Of mean square length 1 over the pictures."""
    return weights / np.sqrt(((inner @ weights) ** 2).sum(1).mean())


is_look = sets != "photo"
mean = vectors[is_look].mean(0).astype(np.float64)
looks = vectors[is_look] - mean
weights = ridge(looks, labels[is_look])
scores = looks @ weights
_, _, axes = np.linalg.svd(scores - scores.mean(0), full_matrices=False)
look_map = scaled(looks, weights @ axes[:LOOK_DIMENSIONS].T)

is_clothing = sets != "whole"
names = np.array([f"photo {label}" if each == "photo" else "look" for each, label in zip(sets, labels)])[is_clothing]
clothes = vectors[is_clothing].astype(np.float64)
clothes -= clothes.mean(0)
columns = np.array([name != "look" for name in np.unique(names)])
clothing_map = scaled(clothes, ridge(clothes, names)[:, columns])

mapped = np.concatenate([clothing_map, look_map], 1).T
steps = np.abs(mapped).max(1) / 127
trained = {"objectMean": mean, "objectMap": np.round(mapped / steps[:, None]).astype(np.int8).ravel(), "objectSteps": steps}
write_model(target, read_model(target) | trained)
