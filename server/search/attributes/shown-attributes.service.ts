import { amountText } from '@kalata/attribute-values/amounts.ts'
import { compareSizes, isSize } from '@kalata/attribute-values/size-order.ts'
import type { AttributeCounts, AttributeFilter, ValueRange } from '@kalata/product-index/attributes/attribute-plan.ts'
import { amountId, amountOf, attributeOf, codeOf, dimension, hasAmounts, textId } from '@kalata/product-index/attributes/value-ids.ts'
import { LRUCache } from 'lru-cache'
import { pickText, type Language } from '#contract/core/languages.ts'
import type { AttributeFacet, AttributeSelection } from '#contract/search/calls.ts'
import type { Ctx } from '#server/context.ts'
import { moduleState } from '#server/platform/module-state.ts'
import { attributesByKey, attributesOf, namesLast, textsOf } from './attribute-names.service.ts'
import { selectTextsByKey, type Attribute, type AttributeText } from './attributes.queries.ts'
import { attributeVocabulary } from '#server/catalogue/attribute-vocabulary.service.ts'

/** The chosen attributes of an address by their numbers. What is unknown is left out, and so is an attribute of which nothing is known. */
export async function attributeFilters(ctx: Ctx, selections: readonly AttributeSelection[] = []): Promise<AttributeFilter[] | undefined> {
  if (selections.length === 0) return undefined
  const attributes = await attributesByKey(
    ctx,
    selections.map(({ key }) => key),
  )
  const filters = await Promise.all(
    selections.map(async ({ key, values }) => {
      const attribute = attributes.get(key)
      return attribute ? filterOf(ctx, attribute, values) : []
    }),
  )
  const known = filters.flat().toSorted((one, other) => one.dimension - other.dimension)
  return known.length > 0 ? known.filter((filter, at) => filter.dimension !== known[at - 1]?.dimension) : undefined
}

async function filterOf(ctx: Ctx, { id, measure }: Attribute, values: string[]): Promise<AttributeFilter[]> {
  const amounts = measure ? values.flatMap((value) => amountRange(id, value) ?? []) : []
  const texts = await selectTextsByKey(ctx.db, id, values)
  const ids = texts.flatMap((text) => textId(id, text.id) ?? []).toSorted((one, other) => one - other)
  if (amounts.length > 0) return [{ dimension: dimension(id, 'amounts'), ranges: amounts }]
  return ids.length > 0 ? [{ dimension: dimension(id, 'texts'), ranges: ids.map((each) => ({ from: each, to: each })) }] : []
}

/** `250-500` or `250`, in the unit of the measure. */
function amountRange(attributeId: number, value: string): ValueRange | undefined {
  const [, low, high] = /^(\d{1,9}(?:\.\d{1,6})?)(?:-(\d{1,9}(?:\.\d{1,6})?))?$/.exec(value) ?? []
  if (low === undefined) return undefined
  const [from, to] = [amountId(attributeId, Number(low)), amountId(attributeId, Number(high ?? low))]
  return from !== undefined && to !== undefined && from <= to ? { from, to } : undefined
}

/** The key of a range of amounts as addresses have it. */
const amountKey = ({ from, to }: ValueRange) => (from === to ? String(amountOf(from)) : `${amountOf(from)}-${amountOf(to)}`)

/** Of the latest answers of the index, which the shoppers of a listing share as long as it stays the same, by language. */
const shownLately = moduleState(
  'attributes of searches',
  () => new LRUCache<readonly AttributeCounts[], Partial<Record<Language, Promise<AttributeFacet[]>>>>({ max: 64, ttl: namesLast }),
)

/** The attributes that a search offers, named in the shopper's language. */
export async function shownAttributes(ctx: Ctx, counted: readonly AttributeCounts[]): Promise<AttributeFacet[]> {
  if (counted.length === 0) return []
  const latest = ctx.state(shownLately)
  const known = latest.get(counted)
  const lists = known ?? {}
  if (!known) latest.set(counted, lists)
  return (lists[ctx.lang] ??= nameAttributes(ctx, counted).catch((error: unknown) => {
    delete lists[ctx.lang]
    throw error
  }))
}

async function nameAttributes(ctx: Ctx, counted: readonly AttributeCounts[]): Promise<AttributeFacet[]> {
  const textIds = counted.filter((each) => !hasAmounts(each.dimension)).flatMap(({ values }) => values.map(({ from }) => codeOf(from)))
  const attributeIds = counted.map((each) => attributeOf(each.dimension))
  const [attributeById, textById] = await Promise.all([attributesOf(ctx, attributeIds), textsOf(ctx, textIds)])
  return counted.flatMap(({ dimension: each, values }) => {
    const attribute = attributeById.get(attributeOf(each))
    if (!attribute) return []
    const shown = hasAmounts(each) ? amountValues(attribute, values, ctx.lang) : textValues(attribute, values, textById, ctx.lang)
    return [{ key: attribute.key, name: pickText(attribute.name, ctx.lang).text, values: shown }]
  })
}

type Counted = AttributeCounts['values']
type ShownValue = AttributeFacet['values'][number]

const amountValues = ({ measure }: Attribute, values: Counted, lang: Language): ShownValue[] =>
  values.map(({ count, ...range }) => ({
    key: amountKey(range),
    text: amountText(measure, amountOf(range.from), amountOf(range.to), lang, attributeVocabulary()),
    count,
  }))

function textValues({ key }: Attribute, values: Counted, textById: Map<number, AttributeText>, lang: Language): ShownValue[] {
  const shown = values.flatMap(({ from, count }) => {
    const value = textById.get(codeOf(from))
    if (!value) return []
    return [{ key: value.key, text: pickText(value.text, lang).text, count, ...(value.swatch ? { swatch: value.swatch } : {}) }]
  })
  const isOrdered = attributeVocabulary().attributes.get(key)?.order === 'size' || shown.every(({ text }) => isSize(text))
  return isOrdered ? shown.toSorted((one, other) => compareSizes(one.text, other.text)) : shown
}
