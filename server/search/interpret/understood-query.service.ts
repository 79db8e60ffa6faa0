import { withoutLimits } from '@kalata/query-words/prices/price-reader.ts'
import { colourIn } from '@kalata/query-words/query/colours.ts'
import { knownNames, nameIn, type KnownNames } from '@kalata/query-words/query/known-names.ts'
import type { Ctx } from '#server/context.ts'
import { moduleState } from '#server/platform/module-state.ts'
import { selectFacetNames } from '../present/facet-names.queries.ts'
import { prices } from './prices.rules.ts'

/** A part of a query that became a filter. */
export interface UnderstoodPart {
  kind: 'price' | 'brand' | 'store' | 'colour'
  /** As typed; of a price none. */
  name?: string
  priceMin?: number
  priceMax?: number
  /** The whole query without this part. */
  without: string
}

/** A query as filters and words. */
export interface UnderstoodQuery {
  /** What is left to look for by words; a colour stands among them. */
  words: string
  filters: { brandIds?: number[]; storeIds?: number[]; priceMin?: number; priceMax?: number }
  parts: UnderstoodPart[]
  /** The price was a number without a currency, which may be one of something else. */
  isBarePrice: boolean
}

interface Seller {
  kind: 'brand' | 'store'
  id: number
}
type SellerNames = KnownNames<Seller>

/** ms that the names of brands and stores are used before they are read again. */
const namesAge = 10_000

/** The names that this process has read. */
interface ReadNames {
  /** When the last reading began (ms, monotonic). */
  readAt: number
  /** The last that were read. */
  names: SellerNames | undefined
  reading: Promise<SellerNames> | undefined
}

const known = moduleState('names of sellers', (): ReadNames => ({ readAt: -Infinity, names: undefined, reading: undefined }))

/**
 * Which parts of a query are a price, a brand, a store or a colour, beside the things it names. No query of the database while names are fresh.
 * @param bare whether a number without a currency may be a price
 */
export async function understandQuery(ctx: Ctx, query: string, bare = true): Promise<UnderstoodQuery> {
  const named = prices.boundsIn(query)
  const price = named?.isBare && !bare ? undefined : named
  let words = price?.rest ?? withoutLimits(query)
  const parts: UnderstoodPart[] = []
  const filters: UnderstoodQuery['filters'] = {}
  if (price) {
    const { rest, isBare: _, ...bounds } = price
    Object.assign(filters, bounds)
    parts.push({ kind: 'price', ...bounds, without: rest })
  }
  const seller = nameIn(words, await namesOf(ctx))
  if (seller) {
    words = seller.rest
    const { kind, id } = seller.who
    if (kind === 'brand') filters.brandIds = [id]
    else filters.storeIds = [id]
    parts.push({ kind, name: seller.name, without: nameIn(query, await namesOf(ctx))?.rest ?? query })
  }
  const colour = colourIn(words)
  if (colour) parts.push({ kind: 'colour', name: colour.name, without: colourIn(query)?.rest ?? query })
  return { words, filters, parts, isBarePrice: price?.isBare ?? false }
}

/** Names that are read again do not keep a query waiting: meanwhile, and where they cannot be read, the last ones hold. */
async function namesOf(ctx: Ctx): Promise<SellerNames> {
  const cached = ctx.state(known)
  if (performance.now() - cached.readAt >= namesAge && !cached.reading) {
    cached.reading = readNames(ctx, cached)
    cached.reading.catch((error: unknown) => ctx.log.warn({ err: error }, 'the names of brands and stores could not be read'))
  }
  return cached.names ?? cached.reading!
}

async function readNames({ db }: Ctx, cached: ReadNames): Promise<SellerNames> {
  cached.readAt = performance.now()
  try {
    const { brands, stores } = await selectFacetNames(db)
    // A brand goes before a store of the same name.
    const called = (names: string[], seller: Seller) => names.map((name) => [name, seller] as const)
    return (cached.names = knownNames([
      ...brands.flatMap(({ id, name }) => called([name.ka, name.latin], { kind: 'brand', id })),
      ...stores.flatMap(({ id, name }) => called(Object.values(name), { kind: 'store', id })),
    ]))
  } finally {
    cached.reading = undefined
    if (!cached.names) cached.readAt = -Infinity
  }
}
