/** ms after which a delivery is taken to wait for somebody else instead of using the processor. */
const waitingAfter = 250

interface QueueOptions<Row> {
  /** Most rows that are delivered at once. */
  concurrency: number
  /** Whether requests keep the process busy: one delivery at a time runs then, beside those that wait for somebody else. */
  isBusy: () => boolean
  /** Claims at most `free` due rows, in the order in which they are to be delivered. */
  claim: (free: number) => Promise<Row[]>
  deliver: (row: Row) => Promise<void>
  /** A claim failed, whose rows wait for the next `fill`, or the outcome of a delivery could not be written. */
  onError: (error: unknown) => void
  isClosing: () => boolean
}

export interface DeliveryQueue {
  /** Claims rows for the free places, in one statement, and starts their delivery. Idempotent while a claim runs. */
  fill(): void
  /** What runs now: claims and deliveries. */
  running(): Promise<void>[]
}

/** Delivers due rows, several at once, and asks for more when a claim got as many as it could take. */
export function openDeliveryQueue<Row>({ concurrency, isBusy, claim, deliver, onError, isClosing }: QueueOptions<Row>): DeliveryQueue {
  const deliveries = new Set<Promise<void>>()
  /** Deliveries of the last 250 ms. */
  let recent = 0
  let claiming: Promise<void> | undefined
  /** The claim that runs may have missed a row that came meanwhile. */
  let claimMissed = false
  let moreAreDue = false
  const freePlaces = () => Math.min(concurrency - deliveries.size, isBusy() ? 1 - recent : concurrency)
  const hasPlace = () => !isClosing() && freePlaces() > 0

  function fill(): void {
    if (claiming) claimMissed = true
    else if (!hasPlace()) moreAreDue = true
    else
      claiming = claimRows()
        .catch(onError)
        .finally(() => (claiming = undefined))
  }
  async function claimRows(): Promise<void> {
    do {
      claimMissed = false
      const free = freePlaces()
      const rows = await claim(free)
      moreAreDue = rows.length === free
      rows.forEach(start)
    } while (claimMissed && hasPlace())
    // What the claim may have missed had no place.
    moreAreDue ||= claimMissed
  }
  function start(row: Row): void {
    const endRecent = countRecent()
    const delivery = deliver(row)
      .catch(onError)
      .finally(() => {
        endRecent()
        deliveries.delete(delivery)
        // In the next turn, so that deliveries that end together are followed by one claim.
        if (moreAreDue) setImmediate(fill)
      })
    deliveries.add(delivery)
  }
  /** Counts a delivery as recent until it ends or has taken 250 ms. @returns what to call when it has ended */
  function countRecent(): () => void {
    recent++
    let isRecent = true
    const end = () => {
      recent -= Number(isRecent)
      isRecent = false
    }
    const timer = setTimeout(() => {
      end()
      if (moreAreDue) fill()
    }, waitingAfter)
    return () => {
      clearTimeout(timer)
      end()
    }
  }
  return { fill, running: () => [...deliveries, ...(claiming ? [claiming] : [])] }
}
