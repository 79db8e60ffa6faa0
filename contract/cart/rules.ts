import type { CartLine } from './calls.ts'

type Summed = Pick<CartLine, 'quantity' | 'selected' | 'available' | 'price' | 'listPrice'>

/** Units of a line that can be bought now: none of a greyed line, a part where only a part is left. */
export function buyableUnits({ quantity, available }: Pick<CartLine, 'quantity' | 'available'>): number {
  return Math.min(quantity, available)
}

/** Sums in tetri over the lines that are selected and can be bought; `count` is the number of all lines. */
export function cartTotals(lines: readonly Summed[]) {
  const sums = { total: 0, savings: 0, units: 0, count: lines.length }
  for (const line of lines) {
    if (!line.selected) continue
    const units = buyableUnits(line)
    sums.total += units * line.price
    sums.savings += units * ((line.listPrice ?? line.price) - line.price)
    sums.units += units
  }
  return sums
}
