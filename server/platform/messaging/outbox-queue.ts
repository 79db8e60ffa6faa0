interface QueueOptions<Row> {
  /** Most rows that are delivered at once. */
  concurrency: number
  /** Claims at most `free` due rows, in the order in which they are to be delivered. */
  claim: (free: number) => Promise<Row[]>
  deliver: (row: Row) => Promise<void>
  /** A claim failed, whose rows wait for the next `fill`, or the outcome of a delivery could not be written. */
  onError: (error: unknown) => void
  isClosing: () => boolean
}

export interface OutboxQueue {
  /** Claims rows for the free places, in one statement, and starts their delivery. Idempotent while a claim runs. */
  fill(): void
  /** What runs now: claims and deliveries. */
  running(): Promise<void>[]
}

/** Delivers due rows, several at once, and asks for more when a claim got as many as it could take. */
export function openOutboxQueue<Row>({ concurrency, claim, deliver, onError, isClosing }: QueueOptions<Row>): OutboxQueue {
  const deliveries = new Set<Promise<void>>()
  let claiming: Promise<void> | undefined
  /** The claim that runs may have missed a row that came meanwhile. */
  let claimMissed = false
  let moreAreDue = false
  const hasPlace = () => !isClosing() && deliveries.size < concurrency

  function fill(): void {
    if (claiming) claimMissed = true
    else if (hasPlace())
      claiming = claimRows()
        .catch(onError)
        .finally(() => (claiming = undefined))
  }
  async function claimRows(): Promise<void> {
    do {
      claimMissed = false
      const free = concurrency - deliveries.size
      const rows = await claim(free)
      moreAreDue = rows.length === free
      rows.forEach(start)
    } while (claimMissed && hasPlace())
  }
  function start(row: Row): void {
    const delivery = deliver(row)
      .catch(onError)
      .finally(() => {
        deliveries.delete(delivery)
        // In the next turn, so that deliveries that end together are followed by one claim.
        if (moreAreDue) setImmediate(fill)
      })
    deliveries.add(delivery)
  }
  return { fill, running: () => [...deliveries, ...(claiming ? [claiming] : [])] }
}
