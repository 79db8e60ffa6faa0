"""
`python3 train/train.py <folder of dump.ts> <model file>`: trains photo search's model with numpy and prints how well it does on
photographs it has not seen (five folds). It takes two minutes on one core; the same dump gives the same model.
"""
import json
import sys

import numpy as np
from model_file import write_model

DIMENSIONS = 40  # of a gradient histogram, beside its place
GAUSSIANS = 64
PLACE_SCALE = np.array([2.0, 2.0, 0.3])
CODE = 64  # bits of a signature
CENTRES = 128  # of each half of the product quantiser
REGULARISER = 1.0
LOOK_DIMENSIONS = 30
OTHER_DIMENSIONS = 16

folder, target = sys.argv[1:3]
random = np.random.RandomState(0)


def principal(rows, size):
    mean = rows.mean(0)
    values, vectors = np.linalg.eigh(np.cov((rows - mean).T))
    return mean, values[::-1][:size], vectors[:, ::-1][:, :size]


def k_means(rows, count, rounds=15):
    centres = rows[random.choice(len(rows), count, replace=False)].copy()
    for _ in range(rounds):
        nearest = ((centres**2).sum(1) - 2 * rows @ centres.T).argmin(1)
        for k in range(count):
            if (nearest == k).any():
                centres[k] = rows[nearest == k].mean(0)
    return centres


def local_model():
    """Rotation and product quantiser of the gradient histograms around keypoints."""
    points = np.fromfile(f"{folder}/points.f32", np.float32).reshape(-1, 128)
    mean, _, vectors = principal(points, CODE)
    # A random rotation spreads the variance evenly over both halves and all bits.
    spread, _ = np.linalg.qr(random.randn(CODE, CODE))
    rotation = spread @ vectors.T
    codes = (points[random.choice(len(points), min(len(points), 40000), replace=False)] - mean) @ rotation.T
    half = CODE // 2
    return {
        "localMean": mean,
        "localRotation": rotation,
        "firstCentres": k_means(codes[:, :half], CENTRES),
        "secondCentres": k_means(codes[:, half:], CENTRES),
    }


pictures = json.load(open(f"{folder}/pictures.json"))
dense = np.memmap(f"{folder}/dense.u8", np.uint8, "r").reshape(-1, 128)
places = np.memmap(f"{folder}/places.f32", np.float32, "r").reshape(-1, 4)
starts = np.concatenate([[0], np.cumsum([each["count"] for each in pictures])])
sample = dense[np.sort(random.choice(len(dense), 120000, replace=False))].astype(np.float32) / 255
dense_mean, dense_values, dense_vectors = principal(sample, DIMENSIONS)
# Half whitened: the weaker dimensions count more than by their variance and less than the strongest.
dense_rotation = (dense_vectors / np.sqrt(dense_values[0]) / (dense_values / dense_values[0]) ** 0.25).T


def points_of(i):
    rows = slice(starts[i], starts[i + 1])
    codes = (dense[rows].astype(np.float32) / 255 - dense_mean) @ dense_rotation.T
    return np.concatenate([codes, places[rows, :3] * PLACE_SCALE], 1), places[rows, 3]


class Mixture:
    """Gaussians with diagonal variances, by expectation maximisation from k-means."""

    def __init__(self, rows, count):
        self.means = k_means(rows, count, 10)
        self.variances = np.ones_like(self.means) * rows.var(0)
        self.shares = np.ones(count) / count
        for _ in range(12):
            likely = self.likely(rows)
            weight = likely.sum(0) + 1e-6
            self.means = likely.T @ rows / weight[:, None]
            self.variances = np.maximum(likely.T @ rows**2 / weight[:, None] - self.means**2, 1e-3 * rows.var(0))
            self.shares = weight / weight.sum()

    def likely(self, rows):
        precise = 1 / self.variances
        squares = rows**2 @ precise.T - 2 * rows @ (self.means * precise).T + (self.means**2 * precise).sum(1)
        logs = np.log(self.shares) - 0.5 * (np.log(self.variances).sum(1) + squares)
        likely = np.exp(logs - logs.max(1, keepdims=True))
        return likely / likely.sum(1, keepdims=True)

    def fisher(self, rows, weights):
        likely = self.likely(rows) * weights[:, None]
        likely[likely < 1e-3] = 0
        total = weights.sum()
        counts, firsts, seconds = likely.sum(0)[:, None], likely.T @ rows, likely.T @ rows**2
        root = np.sqrt(self.shares)[:, None]
        by_mean = (firsts - counts * self.means) / np.sqrt(self.variances) / root / total
        by_variance = (seconds - 2 * firsts * self.means + counts * (self.means**2 - self.variances)) / self.variances
        fisher = np.concatenate([by_mean.ravel(), (by_variance / np.sqrt(2) / root / total).ravel()])
        fisher = np.sign(fisher) * np.sqrt(np.abs(fisher))
        return (fisher / np.linalg.norm(fisher)).astype(np.float32)


strength = float(np.median(places[::50, 3]))
some = [points_of(i)[0] for i in range(0, len(pictures), 2)]
mixture = Mixture(np.concatenate([rows[random.choice(len(rows), 60)] for rows in some]), GAUSSIANS)
fishers = []
for i in range(len(pictures)):
    rows, strengths = points_of(i)
    fishers.append(mixture.fisher(rows, np.sqrt(np.minimum(1, strengths / strength))))
fishers = np.stack(fishers)
np.save(f"{folder}/fishers.npy", fishers)

labels = np.array([f"{each['set']} {each['label']}" for each in pictures])
names = np.array(sorted(set(labels)))
targets = (labels[:, None] == names).astype(np.float64)
is_photo = np.array([each["set"] == "photo" for each in pictures])
mirrored = np.array([each["mirrored"] for each in pictures])


def ridge(rows):
    """A linear map to one score a label, by regularised least squares over the pictures; each set weighs alike."""
    mean = fishers[rows].mean(0)
    inner = fishers[rows] - mean
    weights = np.where(is_photo[rows], 1 / is_photo[rows].sum(), 1 / max(1, (~is_photo[rows]).sum())) * len(rows) / 2
    root = np.sqrt(weights)[:, None]
    gram = (inner * root) @ (inner * root).T
    centred = targets[rows] - targets[rows].mean(0)
    solved = np.linalg.solve(gram + REGULARISER * np.eye(len(gram)) * np.trace(gram) / len(gram), root * centred)
    return mean, (inner * root).T @ solved


def units(rows):
    return rows / np.linalg.norm(rows, axis=1, keepdims=True)


def same_among_ten(scores, truth):
    likeness = units(scores) @ units(scores).T
    np.fill_diagonal(likeness, -9)
    nearest = np.argsort(-likeness, 1)[:, :10]
    return (truth[nearest] == truth[:, None]).mean()


def cross_validate():
    photos = np.where(is_photo & ~mirrored)[0]
    looks = np.where(~is_photo)[0]
    truth = labels[photos]
    fold = np.zeros(len(photos), int)
    for name in set(truth):
        rows = np.where(truth == name)[0]
        fold[rows] = random.permutation(len(rows)) % 5
    columns = np.array([name.startswith("photo") for name in names])
    scores = np.zeros((len(photos), columns.sum()))
    for each in range(5):
        seen = photos[fold != each]
        mean, weights = ridge(np.concatenate([seen, seen + 1, looks]))
        scores[fold == each] = (fishers[photos[fold == each]] - mean) @ weights[:, columns]
    print("untrained Fisher vector, same class among 10:", round(same_among_ten(fishers[photos], truth), 3))
    print("right class:", round((names[columns][scores.argmax(1)] == truth).mean(), 3))
    print("same class among 10:", round(same_among_ten(scores, truth), 3))


cross_validate()
mean, weights = ridge(np.arange(len(pictures)))
scores = (fishers - mean) @ weights
columns = np.array([name.startswith("photo") for name in names])
# The kinds of the renders are many: their scores' main directions are enough.
_, _, look_axes = np.linalg.svd(scores[~is_photo][:, ~columns], full_matrices=False)
some_fishers = fishers[::3] - mean
_, vectors = np.linalg.eigh(some_fishers @ some_fishers.T)
other_axes = vectors[:, ::-1].T[:OTHER_DIMENSIONS] @ some_fishers
maps = [weights[:, columns], weights[:, ~columns] @ look_axes[:LOOK_DIMENSIONS].T, other_axes.T]
# Each part has the same mean square length over the pictures.
maps = [each / np.sqrt((((fishers - mean) @ each) ** 2).sum(1).mean()) for each in maps]
mapped = np.concatenate(maps, 1).T
steps = np.abs(mapped).max(1) / 127
model = local_model() | {
    "denseMean": dense_mean,
    "denseRotation": dense_rotation,
    "placeScale": PLACE_SCALE,
    "logShares": np.log(mixture.shares),
    "means": mixture.means,
    "variances": mixture.variances,
    "strength": np.array([strength]),
    "fisherMean": mean,
    "map": np.round(mapped / steps[:, None]).astype(np.int8),
    "mapSteps": steps,
}
# Until `train-objects.py` has trained it, an object is embedded as a whole picture is.
model |= {"objectMean": mean, "objectMap": model["map"], "objectSteps": steps}
write_model(target, model)
print("dimensions:", [each.shape[1] for each in maps])
