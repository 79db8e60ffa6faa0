import { isDatabaseSilent } from '../database-error.ts'
import { StatementPlaces } from './statement-places.ts'

/** Most keys of one statement, whose waiters all go on in one turn of the event loop; more where one waiter asks for more. */
const maxKeys = 64

interface Waiting<V> {
  keys: readonly string[]
  resolve(values: ReadonlyMap<string, V>): void
  reject(reason: unknown): void
}

type Load<V> = (keys: string[]) => Promise<ReadonlyMap<string, V>>

/**
 * A lookup by keys that costs a crowd few statements: while `atOnce` are under way, further keys wait and are then asked for together. Each
 * statement is a system call and wakes the database, which costs several times what it costs there; a lookup without others beside
 * it is sent at once. Where the database is silent all that wait fail. Lookups of one pool, or of one transaction, share statements; values are shared too and not to be changed.
 * @param load the values of keys, each of which comes once; unknown ones are left out
 * @param anotherAfter see {@link StatementPlaces}
 * @returns at least the values of the keys asked for
 */
export function batchedLookup<Db extends object, V>(
  load: (db: Db, keys: string[]) => Promise<ReadonlyMap<string, V>>,
  atOnce: number,
  anotherAfter = 0,
): (db: Db, keys: readonly string[]) => Promise<ReadonlyMap<string, V>> {
  const lookups = new WeakMap<Db, Lookup<V>>()
  return (db, keys) => {
    let lookup = lookups.get(db)
    if (!lookup) lookups.set(db, (lookup = new Lookup((keys) => load(db, keys), { atOnce, anotherAfter })))
    return lookup.find(keys)
  }
}

class Lookup<V> {
  private readonly load: Load<V>
  private readonly places: StatementPlaces
  private waiting: Waiting<V>[] = []

  constructor(load: Load<V>, limits: ConstructorParameters<typeof StatementPlaces>[0]) {
    this.load = load
    this.places = new StatementPlaces(limits, () => this.start())
  }

  find(keys: readonly string[]): Promise<ReadonlyMap<string, V>> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ keys, resolve, reject })
      this.places.ask()
    })
  }

  private start(): void {
    if (!this.places.isFree || this.waiting.length === 0) return
    let keys = 0
    const beyond = this.waiting.findIndex((each, place) => (keys += each.keys.length) > maxKeys && place > 0)
    void this.run(this.waiting.splice(0, beyond < 0 ? this.waiting.length : beyond))
  }

  private async run(batch: Waiting<V>[]): Promise<void> {
    this.places.begin()
    try {
      const found = await this.load([...new Set(batch.flatMap(({ keys }) => keys))])
      for (const { resolve } of batch) resolve(found)
    } catch (error) {
      // Who waited meanwhile has waited as long, and each further statement would be silent for as long again.
      const failed = isDatabaseSilent(error) ? [...batch, ...this.waiting.splice(0)] : batch
      for (const { reject } of failed) reject(error)
    } finally {
      this.places.end()
    }
  }
}
