/**
 * The numbers by which the database and the product index name the values of attributes: of a dimension (an attribute, and whether its values are
 * texts or amounts) and a code in it. The codes of amounts are in the order of the amounts, so that a range of amounts is one of numbers.
 */

/** Codes of a dimension. */
export const codes = 2 ** 24
/** Amounts from 2^-32 to 2^32 in steps of 0.0003 %: those that differ in five digits differ in their codes. */
const steps = 2 ** 18
const least = -32
const digits = 5

/** The dimension of an attribute's texts or amounts. */
export const dimension = (attributeId: number, kind: 'texts' | 'amounts'): number => 2 * attributeId + (kind === 'amounts' ? 1 : 0)
export const dimensionOf = (id: number): number => Math.floor(id / codes)
export const attributeOf = (dimension: number): number => dimension >> 1
export const hasAmounts = (dimension: number): boolean => dimension % 2 === 1
export const codeOf = (id: number): number => id % codes

/** The number of a text by its own number in the database; undefined where that is beyond the codes. */
export const textId = (attributeId: number, valueId: number): number | undefined =>
  valueId < codes ? dimension(attributeId, 'texts') * codes + valueId : undefined

/** The number of an amount; undefined for one that is beyond the codes. */
export function amountId(attributeId: number, amount: number): number | undefined {
  const code = Math.round((Math.log2(amount) - least) * steps)
  return amount > 0 && code >= 0 && code < codes ? dimension(attributeId, 'amounts') * codes + code : undefined
}

/** The amount that a number names, with five digits. */
export const amountOf = (id: number): number => Number((2 ** (codeOf(id) / steps + least)).toPrecision(digits))
