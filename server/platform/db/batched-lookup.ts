/** Most keys of one statement, whose waiters all go on in one turn of the event loop. */
const maxKeys = 64

interface Waiting<V> {
  key: string
  resolve(value: V | undefined): void
  reject(reason: unknown): void
}

/**
 * A lookup by key that costs a crowd few statements: while `atOnce` are under way, further keys wait and are then asked for together. Each
 * statement is a system call and wakes the database, which costs several times what it costs there; a lookup without others beside
 * it is sent at once.
 * @param load the values of keys, which may repeat; unknown ones are left out
 */
export function batchedLookup<V>(
  load: (keys: string[]) => Promise<ReadonlyMap<string, V>>,
  atOnce: number,
): (key: string) => Promise<V | undefined> {
  let underWay = 0
  let waiting: Waiting<V>[] = []

  async function run(batch: Waiting<V>[]): Promise<void> {
    underWay++
    try {
      const found = await load(batch.map(({ key }) => key))
      for (const { key, resolve } of batch) resolve(found.get(key))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      underWay--
      start()
    }
  }
  function start(): void {
    if (underWay >= atOnce || waiting.length === 0) return
    const batch = waiting.slice(0, maxKeys)
    waiting = waiting.slice(maxKeys)
    void run(batch)
  }
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      start()
    })
}
