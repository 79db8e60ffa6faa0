/** Transactions in which several pieces of work share statements. */
const sharing = new WeakSet<object>()

interface Waiting<I, O> {
  row: I
  resolve(outcome: O): void
  reject(reason: unknown): void
}

/**
 * A statement for one row or for many. Inside {@link shareStatements} the rows that are asked for in one turn of the event loop make one statement,
 * sent at the end of the turn; elsewhere each is sent when it is called. Statements keep the order of their first calls, but one that is not shared
 * goes before those of its turn.
 * @param run sends one statement, which locks what it changes in one order, whatever the order of `rows`. @returns an outcome for each, in their order
 */
export function sharedStatement<Db extends object, I, O>(run: (db: Db, rows: I[]) => Promise<O[]>): (db: Db, row: I) => Promise<O> {
  const turns = new WeakMap<Db, Waiting<I, O>[]>()
  function wait(db: Db, waiting: Waiting<I, O>): void {
    const turn = turns.get(db)
    if (turn) return void turn.push(waiting)
    const first = [waiting]
    turns.set(db, first)
    process.nextTick(() => {
      turns.delete(db)
      void answer(db, first, run)
    })
  }
  return async (db, row) => {
    if (!sharing.has(db)) return (await run(db, [row]))[0]!
    return new Promise<O>((resolve, reject) => wait(db, { row, resolve, reject }))
  }
}

async function answer<Db, I, O>(db: Db, waiting: Waiting<I, O>[], run: (db: Db, rows: I[]) => Promise<O[]>): Promise<void> {
  try {
    const outcomes = await run(
      db,
      waiting.map(({ row }) => row),
    )
    waiting.forEach(({ resolve }, place) => resolve(outcomes[place]!))
  } catch (error) {
    for (const { reject } of waiting) reject(error)
  }
}

/** Runs pieces of work that share the statements of a transaction: see {@link sharedStatement}. None may be waiting any more when it ends. */
export async function shareStatements<T>(tx: object, work: () => Promise<T>): Promise<T> {
  sharing.add(tx)
  try {
    return await work()
  } finally {
    sharing.delete(tx)
  }
}
