import { glyphPath } from './fonts/glyph-path.ts'
import type { Fonts, Weight } from './fonts.ts'

export interface SvgStyle {
  size: number
  /** As SVG has it, `#211a1c`. */
  colour: string
  weight: Weight
}

/** A line of text as paths of an SVG, which looks the same on every machine; `y` is its baseline. The bold of a face with one weight is drawn with a rim. */
export function svgText(fonts: Fonts, text: string, x: number, y: number, { size, colour, weight }: SvgStyle): string {
  let at = x
  return fonts
    .runsOf(text, weight)
    .map((run) => {
      const font = fonts.named(run.font)
      const scale = size / font.unitsPerEm
      const baseline = y - (run.rise ?? 0) * size
      let path = ''
      for (const char of run.text) {
        const glyph = font.glyphOf(char.codePointAt(0)!)
        path += glyphPath(font, glyph, { x: at, y: baseline, scaleX: scale, scaleY: -scale })
        at += font.advanceOf(glyph) * scale
      }
      const rim = weight === 'bold' && fonts.isLight(run.font) ? ` stroke="${colour}" stroke-width="${size / 32}"` : ''
      return path && `<path d="${path}" fill="${colour}"${rim}/>`
    })
    .join('')
}
