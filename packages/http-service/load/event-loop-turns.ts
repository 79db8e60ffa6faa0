/**
 * Lets at most `perTurn` works begin in one turn of the event loop; the others begin in the following turns, in their order. Work of
 * others that has arrived meanwhile, a page's request or a reply of the database, runs between two turns: it never waits for a crowd.
 */
export function openEventLoopTurns(perTurn: number): (begin: () => void) => void {
  const waiting: (() => void)[] = []
  /** In this turn; undefined while nothing has begun since the last one. */
  let begun: number | undefined

  function nextTurn(): void {
    const batch = waiting.splice(0, perTurn)
    begun = batch.length > 0 ? batch.length : undefined
    if (begun !== undefined) setImmediate(nextTurn)
    for (const begin of batch) begin()
  }
  return (begin) => {
    if (begun === undefined) setImmediate(nextTurn)
    if ((begun ?? 0) >= perTurn || waiting.length > 0) {
      waiting.push(begin)
      return
    }
    begun = (begun ?? 0) + 1
    begin()
  }
}
