/** Cells of Magento's product CSV, and what they say. */
import type { Header, Row } from '../tables/columns.ts'
import { partsOf } from '../cells/common-cells.ts'
import type { Problem } from '../problem.ts'
import { flagOf } from '../cells/flag-words.ts'
import type { MagentoColumn } from './magento-columns.ts'
import { languageOfCode } from '../texts/plain-text.ts'
import { reading, valueOr } from '../cells/reading.ts'

export type MagentoRow = Row<MagentoColumn>

export interface MagentoProduct {
  row: MagentoRow
  /** Rows without a number of their own: more categories, pictures, variants. */
  more: MagentoRow[]
  translations: { lang: string; row: MagentoRow }[]
}

/** `ru_view`, `en`, `store_ka`: the language that a store view is called by. */
export function languageOfView(view: string, languages: readonly string[]): string | undefined {
  return view
    .split(/[^a-z]+/i)
    .map((part) => languageOfCode(part, languages))
    .find((lang) => lang !== undefined)
}

/** 1 is on and 2 off in the first generation, 1 and 0 in the second. */
export function isOn(row: MagentoRow, warnings: Problem[], { names }: Header<MagentoColumn>): boolean {
  const status = reading(row, 'status', (text) => (text === '2' ? false : flagOf(text)))
  if (status.is === 'unknown')
    warnings.push({
      field: names.status,
      line: row.line,
      reason: `«${status.text}» is no word for yes or no: it counts as no`,
      value: status.text,
      kind: 'unknownFlag',
    })
  return valueOr(status, true, false)
}

/** The variants of a configurable product, each with its values: of one cell (2), or of the rows below it (1). */
export function linksOf({ row, more }: MagentoProduct): Map<string, Map<string, string>> {
  const links = new Map<string, Map<string, string>>()
  for (const variation of partsOf(row.cell('variations'), '|')) {
    const pairs = pairsOf(variation)
    const sku = pairs.get('sku')
    pairs.delete('sku')
    if (sku) links.set(sku, pairs)
  }
  for (const each of [row, ...more]) {
    const [sku, code, value] = [each.cell('superSku'), each.cell('superCode'), each.cell('superOption')]
    if (sku && code && value) links.set(sku, (links.get(sku) ?? new Map<string, string>()).set(code, value))
  }
  return links
}

/** `color=Red,size=L`; a value may have commas, and quotes around it. */
export function pairsOf(cell: string): Map<string, string> {
  return new Map(
    cell.split(/,(?="?[\w-]+=)/).flatMap((pair) => {
      const [, name, value] = /^"?([\w-]+)=([\s\S]*?)"?$/.exec(pair.trim()) ?? []
      return name && value !== undefined ? [[name, value.trim()] as const] : []
    }),
  )
}

/** What is set for the shop's own working, no fact about the product. */
export const unseenAttributes =
  /^(?:has_options|required_options|links_|samples_|tax_class|msrp|gift_|options_container|page_layout|custom_|price_|url_|ts_|news_|manufacturer$|brand$|quantity_and_stock)/

/**
 * What the variants of a product differ by: what its links say, and, where that does not tell them apart, what they themselves do.
 * @param links by SKU in small letters
 */
export function variantOptions(
  variants: MagentoProduct[],
  links: ReadonlyMap<string, ReadonlyMap<string, string>>,
): { names: string[]; valuesOf: (variant: MagentoProduct) => string[] } {
  const linked = new Map(variants.map((variant) => [variant, links.get(variant.row.cell('sku').toLowerCase())!]))
  const all = new Map(variants.map((variant) => [variant, new Map([...pairsOf(variant.row.raw('attributes')), ...linked.get(variant)!])]))
  const names = [...new Set([...linked.values()].flatMap((values) => [...values.keys()]))]
  const valuesOf = (variant: MagentoProduct) => names.map((name) => all.get(variant)!.get(name) ?? '–')
  const distinct = () => new Set(variants.map((variant) => JSON.stringify(valuesOf(variant)))).size
  const others = [...new Set([...all.values()].flatMap((values) => [...values.keys()]))].filter(
    (name) => !names.includes(name) && !unseenAttributes.test(name) && variants.every((variant) => all.get(variant)!.get(name)),
  )
  for (const name of others) {
    const before = distinct()
    if (before === variants.length) break
    names.push(name)
    if (distinct() === before) names.pop()
  }
  return { names, valuesOf }
}

export const titleOf = (code: string): string =>
  /^[a-z][a-z0-9_]*$/.test(code) ? `${code[0]!.toUpperCase()}${code.slice(1).replaceAll('_', ' ')}` : code

export const pictureOf = (path: string): string => (path === 'no_selection' ? '' : path.replace(/^\/+/, ''))
