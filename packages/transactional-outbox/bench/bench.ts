/** `node bench/bench.ts [messages]`: messages a second, written in transactions of ten and delivered; `--smoke` does two hundred. */
import process from 'node:process'
import { Type } from 'typebox'
import { openMessageRegistry } from '../message-registry.ts'
import { insertRows } from '../outbox-rows.ts'
import { openOutbox } from '../outbox.ts'
import { queueOfRow } from '../testing/outbox-table.ts'
import { openTestDatabase } from '../testing/test-database.ts'

const count = process.argv.includes('--smoke') ? 200 : Number(process.argv[2] ?? 5000)
const { db, close } = await openTestDatabase()
const messages = openMessageRegistry<undefined>([
  { name: 'source', events: { made: Type.Object({}) } },
  { name: 'target', subscribers: { made: () => Promise.resolve() } },
])
const report = (error: unknown) => console.error(error)
const outbox = openOutbox<undefined>({
  ...{ db, messages, queueOfRow, openContext: () => undefined, now: () => new Date() },
  ...{ queues: [{ name: 'others', concurrency: 4 }], describe: String, onGivenUp: (_row, error) => report(error), onError: report },
})

async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now()
  await work()
  console.log(`${name.padEnd(10)} ${Math.round(count / ((performance.now() - begun) / 1000))} a second`)
}

try {
  const at = new Date()
  const row = (place: number) => ({
    topic: 'made',
    key: `made ${place}`,
    subscriber: 'target',
    payload: { place },
    publishedAt: at,
    dueAt: at,
  })
  await measure('written', async () => {
    for (let from = 0; from < count; from += 10)
      await db.transaction((tx) =>
        insertRows(
          tx,
          Array.from({ length: 10 }, (_, place) => row(from + place)),
        ),
      )
  })
  await measure('delivered', async () => {
    if ((await outbox.drain()) !== count) throw new Error('not all were delivered')
  })
} finally {
  await outbox.close()
  await close()
}
