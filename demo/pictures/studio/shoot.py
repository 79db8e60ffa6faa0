"""Two half renders with different seeds, cleaned by each other, tone-mapped and written."""
import os, tempfile, time
import bpy, numba, numpy as np


def passes(tmp):
    sc = bpy.context.scene
    sc.use_nodes = True
    t = sc.node_tree
    t.nodes.clear()
    rl = t.nodes.new('CompositorNodeRLayers')
    fo = t.nodes.new('CompositorNodeOutputFile')
    fo.base_path = tmp
    fo.format.file_format, fo.format.color_depth, fo.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    fo.file_slots.clear()
    for name, sock in (('rgb', 'Image'), ('alb', 'Denoising Albedo'), ('nrm', 'Denoising Normal'), ('dep', 'Denoising Depth')):
        fo.file_slots.new(name)
        t.links.new(rl.outputs[sock], fo.inputs[name])
    comp = t.nodes.new('CompositorNodeComposite')
    t.links.new(rl.outputs['Image'], comp.inputs[0])


def load(tmp, name):
    im = bpy.data.images.load(os.path.join(tmp, '%s%04d.exr' % (name, bpy.context.scene.frame_current)))
    w, h = im.size
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)[..., :3].copy()


@numba.njit(fastmath=True, cache=True)
def _distances(la, lb, var, feat, pad, dy, dx, scale, qa, qb, ff):
    """How far every pixel is from the one (dy, dx) away: in either half beyond what noise explains, and in its guides."""
    h, w = qa.shape
    for y in range(h):
        for x in range(w):
            py, px = y + pad, x + pad
            ny, nx = py + dy, px + dx
            v, n = var[py, px], var[ny, nx]
            off, den = v + min(v, n), 1 / (scale * (v + n))
            a, b = la[py, px] - la[ny, nx], lb[py, px] - lb[ny, nx]
            qa[y, x] = (a * a - off) * den
            qb[y, x] = (b * b - off) * den
            d = np.float32(0)
            for c in range(feat.shape[2]):
                g = feat[py, px, c] - feat[ny, nx, c]
                d += g * g
            ff[y, x] = d


@numba.njit(fastmath=True, cache=True)
def _gather(q, ff, src, oy, ox, total, weights):
    h, w = q.shape
    for y in range(h):
        for x in range(w):
            d = max(max(q[y, x], ff[y, x]), np.float32(0))
            if d > 16:  # a weight below what a picture can show
                continue
            t = np.exp(-d)
            weights[y, x] += t
            for c in range(3):
                total[y, x, c] += src[y + oy, x + ox, c] * t


def _nlm(A, B, alb, nrm, dep, mask, radius, k):
    """Dual-buffer non-local means: two halves with different seeds give the noise itself, and each half weighs the other one,
    guided by albedo, normal and depth."""
    import cv2
    box = lambda x, s: cv2.blur(x, (s, s))
    la, lb = A.mean(2), B.mean(2)
    va = box((la - lb) ** 2 * .5, 9) + 1e-6
    feat = np.dstack([alb * 7, cv2.GaussianBlur(nrm, (0, 0), .6) * 3.2, dep * 40]).astype(np.float32) * (1 - .85 * mask)
    pad = radius
    P = lambda x: np.ascontiguousarray(cv2.copyMakeBorder(x, pad, pad, pad, pad, cv2.BORDER_REFLECT))
    Ap, Bp, lap, lbp, vp, fp = P(A), P(B), P(la), P(lb), P(va), P(feat)
    h, w = la.shape
    sA, sB, wA, wB = np.zeros_like(A), np.zeros_like(B), np.zeros((h, w), np.float32), np.zeros((h, w), np.float32)
    qa, qb, ff = (np.empty((h, w), np.float32) for _ in range(3))
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            if dx * dx + dy * dy > radius * radius + 2:
                continue
            _distances(lap, lbp, vp, fp, pad, dy, dx, np.float32(2 * k * k), qa, qb, ff)
            # Each half weighs the other one.
            _gather(box(qa, 5), ff, Bp, pad + dy, pad + dx, sB, wB)
            _gather(box(qb, 5), ff, Ap, pad + dy, pad + dx, sA, wA)
    return .5 * (sA / wA[..., None] + sB / wB[..., None])


def _scales(A, B, alb, nrm, dep, mask, levels, radius, k):
    """Filtered at full, half and quarter size: what is left of the noise after the first is too broad for its radius and shows
    as blotches; the smaller ones know the broad tones better."""
    import cv2
    fine = _nlm(A, B, alb, nrm, dep, mask, radius, k)
    h, w = fine.shape[:2]
    if not levels or min(h, w) < 128:
        return fine
    down = lambda x: cv2.resize(x, (w // 2, h // 2), interpolation=cv2.INTER_AREA).reshape(h // 2, w // 2, -1)
    broad = _scales(*(down(x) for x in (A, B, alb, nrm, dep, mask)), levels - 1, radius, k)
    return fine + cv2.resize(broad - down(fine), (w, h), interpolation=cv2.INTER_LINEAR)


def denoise(A, B, alb, nrm, dep, noisy, levels=3, radius=4, k=.55):
    """The mean of two half renders without its noise. Colour is divided by albedo first, so textures are never blurred."""
    import cv2
    mask = np.clip(cv2.medianBlur(cv2.blur(noisy.astype(np.float32), (5, 5)), 5) * 5 - .2, 0, 1)[..., None]
    alb = alb * (1 - mask) + cv2.GaussianBlur(alb, (0, 0), 2.5) * mask  # behind glass the guides themselves are noisy
    nrm = nrm * (1 - mask) + cv2.GaussianBlur(nrm, (0, 0), 2.5) * mask
    d = alb + .03
    A, B = np.log1p(np.clip(A, 0, 30) / d), np.log1p(np.clip(B, 0, 30) / d)
    dep = dep[..., :1] / max(1e-6, np.percentile(dep, 99))
    return np.expm1(_scales(A, B, alb, nrm, dep, mask, levels, radius, k)) * d


def _clean(samples):
    """The scene as it is set, rendered and cleaned; linear colours, rows from the bottom."""
    sc = bpy.context.scene
    with tempfile.TemporaryDirectory() as tmp:
        passes(tmp)
        sc.cycles.samples = max(1, samples // 2)
        half = []
        for seed in (0, 1):
            sc.cycles.seed = seed
            bpy.ops.render.render()
            half.append(load(tmp, 'rgb'))
            if seed == 0:
                alb, nrm, dep = (load(tmp, x) for x in ('alb', 'nrm', 'dep'))
        alb2, nrm2 = load(tmp, 'alb'), load(tmp, 'nrm')
    noisy = np.abs(alb - alb2).max(2) + .6 * np.abs(nrm - nrm2).max(2)
    return denoise(half[0], half[1], .5 * (alb + alb2), .5 * (nrm + nrm2), dep, noisy)


def _inside(box, size, samples, clean):
    """Only what the box holds is rendered as fine as asked. The bare sweep around it is smooth: a coarse picture, enlarged,
    shows it as well and costs a tenth."""
    import cv2
    r = bpy.context.scene.render
    r.resolution_percentage = 30
    coarse = cv2.GaussianBlur(clean(samples), (0, 0), 1.2)
    r.resolution_percentage = 100
    w, h = size
    px = cv2.resize(coarse, (w, h), interpolation=cv2.INTER_CUBIC)
    left, lower, right, upper = box
    r.use_border = r.use_crop_to_border = True
    # A hair inside the pixel: the border is told in fractions and rounded down.
    r.border_min_x, r.border_min_y, r.border_max_x, r.border_max_y = ((edge + .01) / side for edge, side in zip(box, (w, h, w, h)))
    fine = clean(samples)
    r.use_border = r.use_crop_to_border = False
    if fine.shape[:2] != (upper - lower, right - left):
        raise ValueError('rendered %s for the box %s' % (fine.shape, box))
    ramp = lambda n, first, last: np.minimum(np.clip(np.arange(n) / 20, 0, 1) if first else 1., np.clip((n - 1 - np.arange(n)) / 20, 0, 1) if last else np.ones(n))
    mask = np.outer(ramp(upper - lower, lower > 0, upper < h), ramp(right - left, left > 0, right < w)).astype(np.float32)[..., None]
    part = px[lower:upper, left:right]
    px[lower:upper, left:right] = part + (fine - part) * mask
    return px


def most_bytes(size):
    """Bytes of a picture at most: 60 KB, or 120 KB from 1280 pixels on."""
    return (120 if size >= 1280 else 60) * 1024


def shoot(out, size, samples=64, quality=94, box=None, clean=_clean):
    """Writes the scene to `out` (.webp, .png or .jpg by its ending), a WebP as fine as `most_bytes` allows. `box`: the
    pixels (left, lower, right, upper) that hold more than the bare sweep. `clean`: renders so many samples and cleans them."""
    small = box and (box[2] - box[0]) * (box[3] - box[1]) < .75 * size[0] * size[1]
    px = _inside(box, size, samples, clean) if small else clean(samples)
    write(px, out, quality, most_bytes(px.shape[1]))


def write(px, out, quality, most):
    """Linear colours, rows from the bottom, as the scene's view shows them; a WebP of at most `most` bytes where that costs
    little."""
    sc = bpy.context.scene
    ext = os.path.splitext(out)[1].lower()
    os.makedirs(os.path.dirname(os.path.abspath(out)), exist_ok=True)
    s = sc.render.image_settings
    s.file_format = {'.webp': 'WEBP', '.png': 'PNG', '.jpg': 'JPEG'}[ext]
    s.color_mode, s.quality = 'RGB', quality
    px = np.dstack([px, np.ones(px.shape[:2], np.float32)]).astype(np.float32)
    im = bpy.data.images.new('out', px.shape[1], px.shape[0], float_buffer=True)
    im.pixels.foreach_set(px.ravel())
    im.save_render(os.path.abspath(out), scene=sc)
    while ext == '.webp' and os.path.getsize(out) > most and s.quality > 60:
        s.quality -= 5
        im.save_render(os.path.abspath(out), scene=sc)
