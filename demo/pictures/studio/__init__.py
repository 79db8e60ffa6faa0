"""What a kind is modelled with. Products are modelled at any size near 1 unit; `frame()` scales and frames them."""
from studio.palette import PALETTE, blend, ink, light, pale, rgb
from studio.materials import METALS, Nodes, brushed, coat, fabric, glass, hammered, leather, liquid, mat, picture, timber, wood, zinc
from studio.printing import Paper
from studio.modelling import (arc_label, bake, ball, bend, bevel, bow, box, ear, fillet, group, lathe, loft, obj, patch, prism, radius_of, raw, rrect, rumple,
                              sheet, slab, smooth, spline, strands, subsurf, sweep, tube, turned, vessel, wrap)
from studio.modelling import caps, pane
