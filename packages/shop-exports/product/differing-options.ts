/** Variants of one product told apart by what they differ by. */

interface Variant {
  id: string
  name: string
  values: ReadonlyMap<string, string>
}

/** What a variant without a value is called among others that have one. */
const without = '–'

/**
 * The names of the options and each variant's values: what they differ by, or, where that does not part them, their names,
 * or their ids under `fallback`. A single one has none.
 */
export function differingOptions(variants: Variant[], fallback: string): { names: string[]; values: string[][] } {
  if (variants.length === 1) return { names: [], values: [[]] }
  const all = [...new Set(variants.flatMap(({ values }) => [...values.keys()]))]
  const names = all.filter((name) => new Set(variants.map(({ values }) => values.get(name) ?? '')).size > 1)
  const values = variants.map((variant) => names.map((name) => variant.values.get(name) || without))
  if (names.length > 0 && areDistinct(values.map((each) => JSON.stringify(each)))) return { names, values }
  const titles = variants.map(({ name }) => name)
  return { names: [fallback], values: (areDistinct(titles) ? titles : variants.map(({ id }) => id)).map((each) => [each]) }
}

const areDistinct = (texts: string[]) => new Set(texts).size === texts.length
