/** Colours as eyes tell them apart: OKLab (Ottosson 2020). */

/** A picture in OKLab, three numbers a pixel: lightness 0 to 1, then green to red and blue to yellow, about -0.3 to 0.3. */
export interface LabImage {
  width: number
  height: number
  data: Float32Array
}

/** The light's strength for each of the 256 values of a channel. */
const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Cube roots of 0 to 1, in steps of 1/4096. */
const roots = Float32Array.from({ length: 4097 }, (_, step) => Math.cbrt(step / 4096))
const root = (value: number) => roots[Math.max(0, Math.min(4096, Math.round(value * 4096)))]!

/** @param rgb three bytes a pixel, sRGB */
export function toOklab(rgb: Uint8Array, width: number, height: number): LabImage {
  const data = new Float32Array(width * height * 3)
  for (let i = 0; i < data.length; i += 3) {
    const [r, g, b] = [linear[rgb[i]!]!, linear[rgb[i + 1]!]!, linear[rgb[i + 2]!]!]
    const l = root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    const m = root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    const s = root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    data[i] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
    data[i + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
    data[i + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  }
  return { width, height, data }
}
