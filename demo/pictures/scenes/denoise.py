"""Renders a scene once and cleans it with Intel's Open Image Denoise (`pip install oidn`), guided by its albedo and normals."""
import ctypes, glob, os, site, sys, tempfile
import bpy, numpy as np
from studio import shoot

FLOAT3 = 3


def _library():
    for base in sys.path + site.getsitepackages():
        found = glob.glob(os.path.join(base, 'oidn', 'lib.linux.x64', '*.so*')) if base else []
        if found:
            ctypes.CDLL(next(f for f in found if 'tbb' in f), mode=ctypes.RTLD_GLOBAL)
            return ctypes.CDLL(next(f for f in found if 'OpenImageDenoise' in f))
    raise RuntimeError('Scenes need Open Image Denoise: pip install oidn')


class Denoiser:
    def __init__(self):
        self.lib = lib = _library()
        P, S, Z = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t
        for name, res, args in (('oidnNewDevice', P, [ctypes.c_int]), ('oidnSetDevice1b', None, [P, S, ctypes.c_bool]), ('oidnCommitDevice', None, [P]), ('oidnNewFilter', P, [P, S]),
                                ('oidnSetSharedFilterImage', None, [P, S, P, ctypes.c_int, Z, Z, Z, Z, Z]), ('oidnSetFilter1b', None, [P, S, ctypes.c_bool]),
                                ('oidnCommitFilter', None, [P]), ('oidnExecuteFilter', None, [P]), ('oidnReleaseFilter', None, [P]),
                                ('oidnGetDeviceError', ctypes.c_int, [P, ctypes.POINTER(S)])):
            fn = getattr(lib, name)
            fn.restype, fn.argtypes = res, args
        self.device = lib.oidnNewDevice(0)
        # Threads bound to cores would need the machine's topology, which Blender's TBB fails to read on some virtual machines.
        lib.oidnSetDevice1b(self.device, b'setAffinity', False)
        lib.oidnCommitDevice(self.device)

    def run(self, images, **flags):
        """images: { 'color' | 'albedo' | 'normal': float32 (h, w, 3) }; -> the cleaned picture."""
        lib = self.lib
        first = np.ascontiguousarray(next(iter(images.values())), np.float32)
        out = np.zeros_like(first)
        h, w = first.shape[:2]
        held = {name: np.ascontiguousarray(x, np.float32) for name, x in images.items()} | {'output': out}
        f = lib.oidnNewFilter(self.device, b'RT')
        for name, x in held.items():
            lib.oidnSetSharedFilterImage(f, name.encode(), x.ctypes.data, FLOAT3, w, h, 0, 0, 0)
        for name, on in flags.items():
            lib.oidnSetFilter1b(f, name.encode(), on)
        lib.oidnCommitFilter(f)
        lib.oidnExecuteFilter(f)
        message = ctypes.c_char_p()
        if lib.oidnGetDeviceError(self.device, ctypes.byref(message)):
            raise RuntimeError(message.value.decode())
        lib.oidnReleaseFilter(f)
        return out


def denoised(colour, albedo, normal):
    """Linear colours without their noise; the guides are cleaned first, so that they may be trusted."""
    d = Denoiser()
    albedo, normal = d.run({'albedo': albedo}), d.run({'normal': normal})
    return d.run({'color': colour, 'albedo': albedo, 'normal': normal}, hdr=True, cleanAux=True)


def rendered(samples):
    """The scene as it is set, rendered and cleaned; linear colours, rows from the bottom."""
    bpy.context.scene.cycles.samples = samples
    with tempfile.TemporaryDirectory() as tmp:
        shoot.passes(tmp)
        bpy.ops.render.render()
        return denoised(*(shoot.load(tmp, name) for name in ('rgb', 'alb', 'nrm')))
