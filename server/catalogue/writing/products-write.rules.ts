/** How imported offers match existing ones, and how their prices become price, compare-at price and history. Tetri; ISO 8601, UTC. */

interface IncomingPrice {
  price: number
  /** Vouched for by the source: the lowest price of the 30 days before this one. */
  was?: number
  /** Oldest first; the last is the price. */
  prices?: { price: number; since: string }[]
}

/**
 * The compare-at price of an offer: what the source vouches for, else after a reduction the lowest price of the last 30 days
 * (design/domain section 3), else what it was while the price stays.
 */
export function compareAtPriceOf(
  { price, was }: IncomingPrice,
  before?: { price: number; compareAtPrice: number | null; lowest: number },
): number | null {
  if (was !== undefined) return was
  if (!before) return null
  if (price === before.price) return before.compareAtPrice
  return before.lowest > price ? before.lowest : null
}

/** The history rows that an offer's coming in adds: all that the source tells, else the new price where it is another. */
export function pricesToRecord(
  { price, was, prices }: IncomingPrice,
  at: { createdAt: string; now: string },
  before?: { price: number },
): { price: number; since: string }[] {
  if (prices) return prices
  if (before) return before.price === price ? [] : [{ price, since: at.now }]
  return was === undefined
    ? [{ price, since: at.createdAt }]
    : [
        { price: was, since: at.createdAt },
        { price, since: at.now },
      ].filter(distinct)
}

/** Two prices cannot begin at one moment: the later of them counts. */
function distinct(each: { since: string }, place: number, all: { since: string }[]): boolean {
  return all.findLastIndex((other) => other.since === each.since) === place
}

interface KeyedOffer {
  key: string
  values: string[]
}

/**
 * How the offers of one product become those that come in. An offer under a new key with the values of one whose key is
 * gone is that one, renamed: carts and orders that name it stay right.
 * @returns `renamed`, `vanished`: in the mall and no longer in the source; `moved`: ids of those whose values must be
 * freed before, because they get others or somebody else gets theirs
 */
export function matchOffers<T extends KeyedOffer & { id: number }>(
  existing: T[],
  incoming: KeyedOffer[],
): { renamed: { id: number; key: string }[]; vanished: T[]; moved: number[] } {
  const coming = new Map(incoming.map((offer) => [offer.key, JSON.stringify(offer.values)]))
  const known = new Set(existing.map(({ key }) => key))
  const fresh = new Map(incoming.filter(({ key }) => !known.has(key)).map(({ key, values }) => [JSON.stringify(values), key]))
  const incomingValues = new Set(coming.values())
  const renamed: { id: number; key: string }[] = []
  const vanished: T[] = []
  const moved: number[] = []
  for (const offer of existing) {
    const values = JSON.stringify(offer.values)
    const newKey = coming.has(offer.key) ? undefined : fresh.get(values)
    if (newKey !== undefined) {
      renamed.push({ id: offer.id, key: newKey })
      continue
    }
    if (!coming.has(offer.key)) vanished.push(offer)
    if (coming.get(offer.key) !== values && (coming.has(offer.key) || incomingValues.has(values))) moved.push(offer.id)
  }
  return { renamed, vanished, moved }
}
