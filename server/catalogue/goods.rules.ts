/** How the prices of an offer that comes in become its price, its struck price and its history. Tetri; ISO 8601, UTC. */

interface IncomingPrice {
  price: number
  /** Vouched for by the source: the lowest price of the 30 days before this one. */
  was?: number
  /** Oldest first; the last is the price. */
  prices?: { price: number; since: string }[]
}

/**
 * The struck price of an offer: what the source vouches for, else after a cut the lowest price of the last 30 days
 * (design/domain section 3), else what it was while the price stays.
 */
export function listPriceOf(
  { price, was }: IncomingPrice,
  before?: { price: number; listPrice: number | null; lowest: number },
): number | null {
  if (was !== undefined) return was
  if (!before) return null
  if (price === before.price) return before.listPrice
  return before.lowest > price ? before.lowest : null
}

/** The history rows that an offer's coming in adds: all that the source tells, else the new price where it is another. */
export function pricesToNote(
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
