"""Labels: drawn on paper of our own, handed over as an image."""
import functools, math, subprocess
import bpy, numpy as np
from studio.palette import PALETTE


@functools.cache
def font_file(name='Noto Serif Georgian:bold'):
    return subprocess.run(['fc-match', '-f', '%{file}', name], capture_output=True, text=True).stdout


class Paper:
    """Draw a label with OpenCV (Georgian through its FreeType module), hand it over as a Blender image."""

    def __init__(self, w, h, color='ivory'):
        import cv2
        self.cv, self.w, self.h = cv2, w, h
        self.a = np.full((h, w, 3), self.bgr(color), np.uint8)

    @staticmethod
    def bgr(c):
        h = PALETTE.get(c, c)
        return tuple(int(h[i:i + 2], 16) for i in (4, 2, 0))

    def _runs(self, s, size, latin, georgian):
        """Georgian fonts lack Latin letters and digits, so each run picks its own font; -> (font, text, width) of each."""
        runs = []
        for ch in s:
            f = georgian if '\u10a0' <= ch <= '\u10ff' else latin
            if runs and (ch == ' ' or runs[-1][0] == f):
                runs[-1][1] += ch
            else:
                runs.append([f, ch])
        out = []
        for f, t in runs:
            ft = self.cv.freetype.createFreeType2()
            ft.loadFontData(font_file(f), 0)
            out.append((ft, t, ft.getTextSize(t.rstrip() or ' ', size, -1)[0][0] + (size // 3) * (len(t) - len(t.rstrip()))))
        return out

    def text(self, s, y, size, color='charcoal', latin='Noto Serif:bold', x=None, georgian='Noto Serif Georgian:bold'):
        """One line with its top at y, centred unless x is given."""
        runs = self._runs(s, size, latin, georgian)
        px = (self.w - sum(w for _, _, w in runs)) // 2 if x is None else x
        for ft, t, w in runs:
            ft.putText(self.a, t.rstrip(), (px, y + int(size * .8)), size, self.bgr(color), -1, self.cv.LINE_AA, True)
            px += w
        return self

    def fit(self, s, y, size, color='charcoal', latin='Noto Serif:bold', georgian='Noto Serif Georgian:bold', width=.84):
        """A centred line that becomes smaller where it would take more than `width` of the paper; its middle stays."""
        wide = sum(w for _, _, w in self._runs(s, size, latin, georgian))
        small = min(size, int(size * self.w * width / max(1, wide)))
        return self.text(s, y + int((size - small) * .4), small, color, latin, None, georgian)

    def rect(self, x0, y0, x1, y1, color, t=-1):
        self.cv.rectangle(self.a, (x0, y0), (x1, y1), self.bgr(color), t, self.cv.LINE_AA)
        return self

    def line(self, x0, y0, x1, y1, color, t=2):
        self.cv.line(self.a, (x0, y0), (x1, y1), self.bgr(color), t, self.cv.LINE_AA)
        return self

    def ring(self, x, y, r, color, t=2):
        self.cv.circle(self.a, (x, y), r, self.bgr(color), t, self.cv.LINE_AA)
        return self

    def poly(self, pts, color, t=-1):
        p = np.array(pts, np.int32)
        self.cv.fillPoly(self.a, [p], self.bgr(color), self.cv.LINE_AA) if t < 0 else self.cv.polylines(self.a, [p], True, self.bgr(color), t, self.cv.LINE_AA)
        return self

    def leaf(self, x, y, length, angle, color, width=.36):
        """A pointed leaf from (x, y) on; angle in degrees, 0 to the right, 90 up."""
        a = math.radians(angle)
        u, w = (math.cos(a), -math.sin(a)), (math.sin(a), math.cos(a))
        side = [(t / 12, width / 2 * math.sin(math.pi * (t / 12) ** .8)) for t in range(13)]
        return self.poly([(x + length * (t * u[0] + s * k * w[0]), y + length * (t * u[1] + s * k * w[1]))
                          for s, pts in ((1, side), (-1, side[::-1])) for t, k in pts], color)

    def image(self, key=None):
        """key: that colour becomes transparent (print straight on the product)."""
        im = bpy.data.images.new('label', self.w, self.h)
        px = np.ones((self.h, self.w, 4), np.float32)
        px[..., :3] = self.a[::-1, :, ::-1] / 255.
        if key:
            px[..., 3] = np.clip(np.abs(self.a.astype(int) - self.bgr(key)).max(2)[::-1] / 60., 0, 1)
        im.pixels.foreach_set(px.ravel())
        im.pack()
        return im
