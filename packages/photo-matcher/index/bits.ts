/** Set bits of a 32-bit number. */
export function countBits(value: number): number {
  let v = value - ((value >>> 1) & 0x55555555)
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333)
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The places of the highest values, the highest first; ties in their order. */
export function highest(values: ArrayLike<number>, most: number, least = -Infinity): number[] {
  const places: number[] = []
  for (let i = 0; i < values.length; i++) if (values[i]! > least) places.push(i)
  return places.sort((a, b) => values[b]! - values[a]! || a - b).slice(0, most)
}
