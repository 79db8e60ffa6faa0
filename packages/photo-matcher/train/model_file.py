"""The model's file: a header in JSON that names its arrays, then these, those of four bytes first. `model.ts` reads it."""
import json

import numpy as np


def read_model(path):
    """The arrays of a model by their names."""
    with open(path, "rb") as file:
        content = file.read()
    start = 4 + int.from_bytes(content[:4], "little")
    arrays = {}
    for part in json.loads(content[4:start]):
        kind = np.int8 if part["type"] == "int8" else np.dtype("<f4")
        arrays[part["name"]] = np.frombuffer(content, kind, part["length"], start + part["at"])
    return arrays


def write_model(path, model):
    arrays = {name: value if value.dtype == np.int8 else value.astype("<f4") for name, value in model.items()}
    header, at = [], 0
    for name, value in sorted(arrays.items(), key=lambda each: each[1].dtype == np.int8):
        header.append({"name": name, "type": "int8" if value.dtype == np.int8 else "float32", "at": at, "length": value.size})
        at += value.nbytes
    head = json.dumps(header).encode()
    head += b" " * (-len(head) % 4)
    with open(path, "wb") as file:
        file.write(len(head).to_bytes(4, "little") + head)
        for each in header:
            file.write(arrays[each["name"]].tobytes())
