import { isDatabaseUnavailable } from '../database-error.ts'
import { StatementPlaces } from './statement-places.ts'

/** Most rows of one statement, whose writers all go on in one turn of the event loop. */
const usualMaxRows = 64

interface BatchOptions<Db, I, O> {
  /** Writes rows in one statement, which locks what it changes in one order, whatever the order of `rows`. @returns an outcome for each, in their order */
  write(db: Db, rows: I[]): Promise<O[]>
  /** Rows with the same key are never written together nor at one moment: the later one sees what the earlier one did. */
  keyOf(row: I): string
  /** Statements under way, beyond which rows wait. */
  atOnce: number
  /** See {@link StatementPlaces}; 0 where nothing is said. */
  anotherAfter?: number
  /** Most rows of one statement; 64 where nothing is said. */
  maxRows?: number
}

interface Waiting<I, O> {
  row: I
  key: string
  resolve(outcome: O): void
  reject(reason: unknown): void
}

/**
 * A write that costs a crowd few statements and few commits: while `atOnce` are under way, or one has just begun, further rows wait and are then written
 * together. One without others beside it is sent at once. Where a statement of several rows fails by one of them, each is written by itself, so that an error is that of its
 * row alone; without a database all of them fail at once, as each would wait for its time limit.
 */
export function batchedWrite<Db extends object, I, O>(options: BatchOptions<Db, I, O>): (db: Db, row: I) => Promise<O> {
  const writers = new WeakMap<Db, Writer<Db, I, O>>()
  return (db, row) => {
    let writer = writers.get(db)
    if (!writer) writers.set(db, (writer = new Writer(db, options)))
    return writer.add(row)
  }
}

class Writer<Db, I, O> {
  private readonly db: Db
  private readonly options: BatchOptions<Db, I, O>
  private readonly places: StatementPlaces
  private waiting: Waiting<I, O>[] = []
  private readonly busyKeys = new Set<string>()

  constructor(db: Db, options: BatchOptions<Db, I, O>) {
    this.db = db
    this.options = options
    this.places = new StatementPlaces({ atOnce: options.atOnce, anotherAfter: options.anotherAfter ?? 0 }, () => this.start())
  }

  add(row: I): Promise<O> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ row, key: this.options.keyOf(row), resolve, reject })
      this.places.ask()
    })
  }

  private start(): void {
    const { maxRows = usualMaxRows } = this.options
    if (!this.places.isFree) return
    const batch: Waiting<I, O>[] = []
    this.waiting = this.waiting.filter((each) => {
      if (batch.length === maxRows || this.busyKeys.has(each.key)) return true
      this.busyKeys.add(each.key)
      batch.push(each)
      return false
    })
    if (batch.length > 0) void this.run(batch)
  }

  private async run(batch: Waiting<I, O>[]): Promise<void> {
    this.places.begin()
    await this.write(batch)
    for (const { key } of batch) this.busyKeys.delete(key)
    this.places.end()
  }

  private async write(batch: Waiting<I, O>[]): Promise<void> {
    try {
      const outcomes = await this.options.write(
        this.db,
        batch.map(({ row }) => row),
      )
      batch.forEach(({ resolve }, place) => resolve(outcomes[place]!))
    } catch (error) {
      if (batch.length === 1 || isDatabaseUnavailable(error)) for (const { reject } of batch) reject(error)
      else for (const each of batch) await this.write([each])
    }
  }
}
