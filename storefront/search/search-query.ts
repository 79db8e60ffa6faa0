import { readId, readPageNumber } from '#storefront/app/navigation/page-number.ts'
import type { SearchRequest, Sort } from '#contract/search/calls.ts'
import { sorts } from '#contract/search/constants.ts'
import {
  attributePrefix,
  flagFacetNames,
  listFacetNames,
  listFacets,
  maxAttributeKey,
  maxAttributes,
  maxAttributeValues,
  ofEach,
  stepFacetNames,
  stepFacets,
  type FlagFacet,
  type ListFilter,
  type StepFilter,
} from '#contract/search/facets.ts'
import { withQuery } from '#storefront/app/navigation/with-query.ts'

/** The query string of a results page. Prices are tetri here and lari in the address. */
export type SearchQuery = Record<ListFilter, number[]> &
  Record<FlagFacet, boolean> & { [K in StepFilter]?: number } & {
    keywords?: string
    id?: number
    level?: number
    parentId?: number
    /** The chosen values of attributes and options, by the attribute's key. */
    attributes: Record<string, string[]>
    priceMin?: number
    priceMax?: number
    sort: Sort
    exact: boolean
    page: number
  }

/** Filters with several values: OR within one, AND between them. */
export const listFilters = listFacetNames.map((facet) => listFacets[facet].parameter)

/** Parses a query string; invalid values are ignored, as is `timestamp` (specification, section 2). */
export function readSearchQuery(params: URLSearchParams): SearchQuery {
  const keywords = [...(params.get('keywords')?.trim() ?? '')].slice(0, 200).join('')
  const id = readId(params.get('id'))
  const level = readId(params.get('level'))
  const parentId = readId(params.get('parentId'))
  const [low, high] = [readPrice(params.get('priceMin')), readPrice(params.get('priceMax'))]
  const reversed = low !== undefined && high !== undefined && low > high
  const sort = params.get('sort') as Sort
  return {
    ...(keywords ? { keywords } : {}),
    ...(id ? { id, level: level === 2 ? 2 : 1 } : {}),
    ...(id && level === 2 && parentId ? { parentId } : {}),
    ...ofEach(listFilters, (name) => readIds(params, name)),
    ...ofEach(flagFacetNames, (name) => isOn(params.get(name))),
    attributes: readAttributes(params),
    ...readSteps(params),
    ...optional('priceMin', reversed ? high : low),
    ...optional('priceMax', reversed ? low : high),
    sort: sorts.includes(sort) ? sort : 'relevance',
    exact: isOn(params.get('exact')),
    page: readPageNumber(params),
  }
}

/** The address of a query, its parameters always in the same order. */
export function searchPath(query: SearchQuery): string {
  const { keywords, id, level, parentId, attributes, priceMin, priceMax, sort, exact, page } = query
  return withQuery('/search_result', {
    ...{ keywords, id, level, parentId },
    ...ofEach(listFilters, (name) => query[name].join()),
    ...Object.fromEntries(Object.entries(attributes).map(([key, values]) => [attributePrefix + key, values.join()])),
    priceMin: priceMin === undefined ? undefined : String(priceMin / 100),
    priceMax: priceMax === undefined ? undefined : String(priceMax / 100),
    ...Object.fromEntries(stepFacetNames.map((facet) => [stepFacets[facet].parameter, query[stepFacets[facet].parameter]])),
    ...ofEach(flagFacetNames, (name) => query[name] && 1),
    sort: sort !== 'relevance' && sort,
    exact: exact && 1,
    page: page > 1 && page,
  }).replaceAll('%2C', ',')
}

/** The request of the search call. */
export function toSearchRequest(query: SearchQuery): SearchRequest {
  const { attributes, exact, page, ...rest } = query
  const chosen = Object.entries(attributes).map(([key, values]) => ({ key, values }))
  const asked = Object.entries(rest).filter(([, value]) => value !== false && !(Array.isArray(value) && value.length === 0))
  return {
    ...(Object.fromEntries(asked) as Partial<typeof rest>),
    ...(chosen.length > 0 ? { attributes: chosen } : {}),
    ...(exact ? { exact } : {}),
    pageNo: page,
  }
}

/** The same search and sort order without filters, on page 1. */
export function withoutFilters({ keywords, id, level, parentId, sort, exact }: SearchQuery): SearchQuery {
  return {
    ...optional('keywords', keywords),
    ...optional('id', id),
    ...optional('level', level),
    ...optional('parentId', parentId),
    ...noFilters,
    sort,
    exact,
    page: 1,
  }
}

/** A query's filters where nothing is chosen. */
export const noFilters = { ...ofEach(listFilters, (): number[] => []), ...ofEach(flagFacetNames, () => false), attributes: {} }

/** The query with one value of a filter added or removed, on page 1. */
export function toggleFilter(query: SearchQuery, filter: ListFilter, id: number): SearchQuery {
  const ids = query[filter]
  return { ...query, [filter]: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id], page: 1 }
}

/** The chosen values of an attribute. Its key comes from outside, and may be a name that every object knows. */
export const chosenValues = ({ attributes }: SearchQuery, key: string): string[] => (Object.hasOwn(attributes, key) ? attributes[key]! : [])

/** The query with one value of an attribute added or removed, on page 1. */
export function toggleAttribute(query: SearchQuery, key: string, value: string): SearchQuery {
  const values = chosenValues(query, key)
  const toggled = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  const others = Object.entries(query.attributes).filter(([other]) => other !== key)
  return { ...query, attributes: inOrder([...others, [key, toggled]]), page: 1 }
}

/** Number of applied filters; a price range counts as one. */
export function filterCount(query: SearchQuery): number {
  const chosen = [...listFilters.map((filter) => query[filter]), ...Object.values(query.attributes)]
  const range = query.priceMin !== undefined || query.priceMax !== undefined
  const steps = stepFacetNames.filter((facet) => query[stepFacets[facet].parameter] !== undefined)
  return chosen.flat().length + Number(range) + steps.length + flagFacetNames.filter((name) => query[name]).length
}

/** Attributes by their keys, values and keys in one order however the address has them. */
function readAttributes(params: URLSearchParams): SearchQuery['attributes'] {
  const attributes = new Map<string, string[]>()
  for (const [name, text] of params) {
    const key = name.slice(attributePrefix.length)
    if (!name.startsWith(attributePrefix) || !isKey(key)) continue
    const values = new Set([...(attributes.get(key) ?? []), ...text.split(',')])
    attributes.set(key, [...values].filter(isKey).slice(0, maxAttributeValues))
  }
  return inOrder([...attributes])
}

const isKey = (text: string) => text !== '' && text.length <= maxAttributeKey

const inOrder = (attributes: [key: string, values: string[]][]): SearchQuery['attributes'] =>
  Object.fromEntries(
    attributes
      .filter(([, values]) => values.length > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .slice(0, maxAttributes)
      .map(([key, values]) => [key, values.sort()]),
  )

/** Steps that are offered; others are ignored. */
function readSteps(params: URLSearchParams): { [K in StepFilter]?: number } {
  const chosen = stepFacetNames.map((facet) => {
    const { parameter, steps } = stepFacets[facet]
    return [parameter, steps.find((step) => String(step) === params.get(parameter))] as const
  })
  return Object.fromEntries(chosen.filter(([, step]) => step))
}

function readIds(params: URLSearchParams, name: string): number[] {
  const values = params.getAll(name).flatMap((value) => value.split(','))
  return [...new Set(values.map(readId).filter((id) => id !== undefined))].slice(0, 50)
}

/** Plain lari to tetri: `12.5` is 1250. How people write prices is read before (`price-params.ts`). */
function readPrice(value: string | null): number | undefined {
  return value && /^\d{1,7}(\.\d\d?)?$/.test(value) ? Math.round(Number(value) * 100) : undefined
}

function isOn(value: string | null): boolean {
  return value === '1' || value === 'true' || value === 'on'
}

function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: V }
}
