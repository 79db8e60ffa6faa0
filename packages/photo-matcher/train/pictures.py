"""
`python3 train/pictures.py <folder of dump-cut-outs.ts> <node_modules> <Caltech-101> <TrashNet>`: gathers the pictures that `train-filters.py` composes scenes of
(numpy, pillow): cut-outs of renders and emoji, and photographs. What they are and under which licences stands in the README.
"""
import glob
import json
import os
import sys

import numpy as np
from PIL import Image

CUT_OUT, PHOTO = 96, 112  # pixels of a side
# Faces, hands, flags and signs are no things.
NO_THINGS = {"People & Body", "Flags", "Symbols", "Smileys & Emotion", "Component"}

folder, modules, caltech, trashnet = sys.argv[1:5]
cut_outs, labels = [], []


def add_cut_out(image, label):
    """The box of what is not transparent, in the middle of a square."""
    alpha = np.asarray(image)[..., 3]
    ys, xs = np.where(alpha > 40)
    if len(ys) < 30:
        return
    part = image.crop((xs.min(), ys.min(), xs.max() + 1, ys.max() + 1))
    scale = (CUT_OUT - 2) / max(part.size)
    part = part.resize([max(1, round(side * scale)) for side in part.size], Image.LANCZOS)
    square = Image.new("RGBA", (CUT_OUT, CUT_OUT), (0, 0, 0, 0))
    square.paste(part, ((CUT_OUT - part.width) // 2, (CUT_OUT - part.height) // 2))
    cut_outs.append(np.asarray(square))
    labels.append(label)


renders = np.fromfile(f"{folder}/cut-outs.u8", np.uint8).reshape(-1, CUT_OUT, CUT_OUT, 4)
for pixels, look in zip(renders, json.load(open(f"{folder}/cut-outs.json"))):
    add_cut_out(Image.fromarray(pixels, "RGBA"), f"look {look}")
for emoji in json.load(open(f"{modules}/emoji-datasource-google/emoji.json")):
    if emoji["category"] in NO_THINGS or "clock" in emoji["short_name"]:
        continue
    code = emoji["unified"].lower()
    files = [f"{modules}/emoji-datasource-{maker}/img/{maker}/64/{emoji['image']}" for maker in ("google", "twitter")]
    files += [f"{modules}/@lobehub/fluent-emoji-3d/assets/{name}.webp" for name in dict.fromkeys((code, code.replace("-fe0f", "")))]
    for file in filter(os.path.exists, files):
        add_cut_out(Image.open(file).convert("RGBA"), f"emoji {emoji['short_name']}")
np.save(f"{folder}/cut-outs.npy", np.stack(cut_outs))

photos, photo_labels = [], []
for source, root in (("caltech", caltech), ("trash", trashnet)):
    for file in sorted(glob.glob(f"{root}/*/*.jpg")):
        name = os.path.basename(os.path.dirname(file))
        photos.append(np.asarray(Image.open(file).convert("RGB").resize((PHOTO, PHOTO), Image.LANCZOS)))
        # The background class and one of two of the same faces are grounds alone.
        photo_labels.append(f"{source} {name}" if source == "caltech" and name not in ("BACKGROUND_Google", "Faces") else "")
np.save(f"{folder}/photos.npy", np.stack(photos))
json.dump({"cutOuts": labels, "photos": photo_labels}, open(f"{folder}/pictures.json", "w"))
print(len(cut_outs), "cut-outs,", len(photos), "photographs")
