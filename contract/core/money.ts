/**
 * Prices look the same in all four languages: `1 234,50 ₾`. `Intl` is not used on purpose: its lari differs between
 * languages, between versions and between server and browser (in Russian its sign is the letter ლ).
 */
const nbsp = '\u00a0'
const lari = '\u20be'
const minus = '\u2212'

/** The lari part of an amount, its digits grouped in threes. Tetri in, `1 234` out. */
export function lariPart(tetri: number): string {
  const digits = String(Math.floor(Math.abs(tetri) / 100))
  return (tetri < 0 ? minus : '') + digits.replace(/\B(?=(\d{3})+$)/g, nbsp)
}

/** The two digits after the comma, or the point. */
export function tetriPart(tetri: number): string {
  return String(Math.abs(tetri) % 100).padStart(2, '0')
}

/** Cart, checkout and orders: always two decimals. 123450 -> `1 234,50 ₾`. */
export function formatGel(tetri: number): string {
  return `${lariPart(tetri)},${tetriPart(tetri)}${nbsp}${lari}`
}

/** Running text on cards: `,00` is dropped. 8900 -> `89 ₾`. */
export function formatGelShort(tetri: number): string {
  return tetri % 100 === 0 ? `${lariPart(tetri)}${nbsp}${lari}` : formatGel(tetri)
}

/** What commands print: as files and options hold a price, which a point divides. 123450 -> `1234.50 ₾`. */
export function operatorSum(tetri: number): string {
  const sign = tetri < 0 ? '-' : ''
  return `${sign}${Math.floor(Math.abs(tetri) / 100)}.${tetriPart(tetri)} ${lari}`
}

/** Lari as an operator writes them in a file or an option, `129.90`, in tetri; undefined for what is no amount. */
export function tetriOf(value: unknown): number | undefined {
  const [, integer, part = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(String(value).trim()) ?? []
  return integer === undefined ? undefined : Number(integer) * 100 + Number(part.padEnd(2, '0'))
}

/** The cut in whole percent with the true minus sign: (8950, 12900) -> `−31%`. */
export function formatDiscount(price: number, listPrice: number): string {
  return `${minus}${discountPercent(price, listPrice)}%`
}

/** The cut in whole percent, rounded down so that it never promises more than it gives; at least 1. */
export function discountPercent(price: number, listPrice: number): number {
  return Math.max(1, Math.floor(((listPrice - price) * 100) / listPrice))
}
