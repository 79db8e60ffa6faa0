"""
`python3 train/train-filters.py <folder of pictures.py> <model file> [--held-out <file>]`: trains filters of colour patches and how their answers are embedded, and
writes both into the model (numpy, torch; five minutes of a processor). The same pictures give the same model. With `--held-out` every fourth label of the
composed pictures and every third class of photographs trains nothing, and nothing is written but the file, `.npz`, for measuring on what was never seen.

The filters are spherical k-means of whitened patches; the map is linear discriminant analysis of what they answer for things in scenes, in heaps and on plain
ground: what differs between the views of one thing is not what it is.
"""
import json
import sys

import numpy as np
import torch
import torch.nn.functional as F
from compose import SIDE, Composer, lit
from model_file import read_model, write_model

FILTERS, WINDOW, STEP, THRESHOLD = 192, 6, 2, 0.5
DIMENSIONS = 30
SAMPLES, BATCH = 15_000, 150
PATCHES, ROUNDS = 60_000, 12
WHITENING = 0.02  # added to the variances of patches
SHRINKAGE = 0.05  # of the scatter within labels, towards an even one
KINDS = 26  # directions of the Fisher vector of the whole picture that stay: which kind of clothing, which kind of other thing
# Shares of a batch.
SHARES = {"look": (0.13, 0.26, 0.04), "emoji": (0.10, 0.16, 0.09)}  # clean, scene, heap
PARTS = 0.22  # of photographs

folder, target = sys.argv[1:3]
held_out_file = sys.argv[4] if sys.argv[3:4] == ["--held-out"] else None
torch.manual_seed(5)
torch.set_num_threads(1)
random = np.random.default_rng(1)

described = json.load(open(f"{folder}/pictures.json"))
names = sorted({name for name in described["cutOuts"] + described["photos"] if name})
held_out = set()
if held_out_file:
    for source, every in (("look", 4), ("emoji", 4), ("caltech", 3)):
        held_out |= set([name for name in names if name.startswith(source)][1::every])
numbers = {name: at for at, name in enumerate(names)}
cut_at = [at for at, name in enumerate(described["cutOuts"]) if name not in held_out]
photo_at = [at for at, name in enumerate(described["photos"]) if name not in held_out]
composer = Composer(np.load(f"{folder}/cut-outs.npy")[cut_at], np.load(f"{folder}/photos.npy")[photo_at])
labels = np.array([numbers[described["cutOuts"][at]] for at in cut_at])
photo_labels = np.array([numbers.get(described["photos"][at], -1) for at in photo_at])
sources = np.array([described["cutOuts"][at].split(" ")[0] for at in cut_at])
alike_by_label = {label: np.flatnonzero(labels == label) for label in np.unique(labels)}
photos_by_label = {label: np.flatnonzero(photo_labels == label) for label in np.unique(photo_labels) if label >= 0}


def some_alike(at):
    return torch.from_numpy(np.array([random.choice(alike_by_label[label]) for label in labels[at.numpy()]]))


def compose_batch():
    pictures, shown = [], []
    for source, shares in SHARES.items():
        of_source = np.flatnonzero(sources == source)
        for share, make in zip(shares, (composer.clean, composer.scene, lambda at: composer.heap(at, some_alike))):
            at = torch.from_numpy(random.choice(of_source, round(share * BATCH)))
            pictures.append(make(at))
            shown.append(labels[at.numpy()])
    classes = random.choice(list(photos_by_label), round(PARTS * BATCH))
    at = np.array([random.choice(photos_by_label[label]) for label in classes])
    pictures.append(composer.part(torch.from_numpy(at)))
    return (lit(torch.cat(pictures)) * 255).to(torch.uint8), np.concatenate([*shown, classes])


def learn_filters(pictures):
    """Rows of weights, and what is added to each answer."""
    patches = np.empty((PATCHES, 3 * WINDOW * WINDOW), np.float32)
    for row in range(PATCHES):
        y, x = random.integers(0, SIDE - WINDOW, 2)
        patches[row] = pictures[random.integers(len(pictures)), :, y : y + WINDOW, x : x + WINDOW].reshape(-1)
    patches = patches / 127.5 - 1
    mean = patches.mean(0)
    variances, directions = np.linalg.eigh(np.cov((patches - mean).T))
    whitening = (directions / np.sqrt(variances + WHITENING)).astype(np.float32)
    white = (patches - mean) @ whitening
    filters = white[random.choice(PATCHES, FILTERS, replace=False)]
    filters /= np.linalg.norm(filters, axis=1, keepdims=True)
    for _ in range(ROUNDS):
        answers = white @ filters.T
        best = np.abs(answers).argmax(1)
        sums = np.zeros_like(filters)
        np.add.at(sums, best, white * answers[np.arange(PATCHES), best][:, None])
        lengths = np.linalg.norm(sums, axis=1)
        sums[lengths < 1e-6] = white[random.choice(PATCHES, int((lengths < 1e-6).sum()))]
        filters = sums / np.linalg.norm(sums, axis=1, keepdims=True)
    weights = filters @ whitening.T
    return weights, -(weights @ mean)


def answers_of(pictures, weights, biases):
    """As `describe/filters.ts` computes them."""
    kernel = torch.from_numpy(weights.reshape(FILTERS, 3, WINDOW, WINDOW))
    places = (SIDE - WINDOW) // STEP + 1
    along = torch.exp(-(torch.linspace(-0.5, 0.5, places) ** 2) / (2 * 0.22**2))
    middle = (along[:, None] * along).reshape(-1)
    middle = middle / middle.sum()
    rows = []
    with torch.no_grad():
        for batch in pictures.split(128):
            answers = F.conv2d(batch.float() / 127.5 - 1, kernel, torch.from_numpy(biases), stride=STEP).flatten(2)
            both = torch.cat([F.relu(answers - THRESHOLD), F.relu(-answers - THRESHOLD)], 1)
            rows.append(F.normalize(torch.cat([both.mean(2), both @ middle], 1).sqrt(), dim=1))
    return torch.cat(rows).numpy()


def discriminant_map(rows, shown):
    """The mean, and the map to the directions in which labels differ most, measured by how much views of one differ."""
    mean = rows.mean(0)
    centred = rows - mean
    _, label, counts = np.unique(shown, return_inverse=True, return_counts=True)
    means = np.zeros((len(counts), rows.shape[1]))
    np.add.at(means, label, centred)
    means /= counts[:, None]
    within = centred - means[label]
    scatter = within.T @ within / len(rows)
    scatter += SHRINKAGE * np.trace(scatter) / len(scatter) * np.eye(len(scatter))
    variances, directions = np.linalg.eigh(scatter)
    whitening = directions / np.sqrt(variances)
    _, strengths, axes = np.linalg.svd(means * np.sqrt(counts / len(rows))[:, None] @ whitening, full_matrices=False)
    return mean, whitening @ axes[:DIMENSIONS].T * np.sqrt(strengths[:DIMENSIONS])


batches = [compose_batch() for _ in range(SAMPLES // BATCH)]
pictures, shown = torch.cat([batch[0] for batch in batches]), np.concatenate([batch[1] for batch in batches])
weights, biases = learn_filters(pictures.numpy())
mean, projection = discriminant_map(answers_of(pictures, weights, biases), shown)
print(len(pictures), "pictures of", len(np.unique(shown)), "labels")
if held_out_file:
    np.savez(held_out_file, weights=weights, biases=biases, mean=mean, map=projection)
    sys.exit()
projection = projection.T / np.sqrt((projection**2).sum())
steps = np.abs(projection).max(1) / 127
model = read_model(target)
for name, size in (("map", KINDS * len(model["fisherMean"])), ("mapSteps", KINDS)):
    model[name] = model[name][:size]
trained = {
    # Line by line, all colours of a pixel together.
    "filters": weights.reshape(FILTERS, 3, WINDOW, WINDOW).transpose(0, 2, 3, 1).ravel(),
    "filterBiases": biases,
    "filterThreshold": np.array([THRESHOLD]),
    "filterMean": mean,
    "filterMap": np.round(projection / steps[:, None]).astype(np.int8).ravel(),
    "filterSteps": steps,
}
write_model(target, model | trained)
