import type { Database } from '@kalata/drizzle-postgres/database.ts'
import { sql } from 'drizzle-orm'
import { Type } from 'typebox'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openMessageRegistry, type MessageHandler } from './message-registry.ts'
import { deleteDelivered, insertRows, markDone } from './outbox-rows.ts'
import { openOutbox, type Row } from './outbox.ts'
import { PermanentFailure } from './permanent-failure.ts'
import { queueOfRow } from './testing/outbox-table.ts'
import { openTestDatabase } from './testing/test-database.ts'

let db: Database
beforeAll(async () => {
  const test = await openTestDatabase()
  db = test.db
  return () => test.close()
})
let now = new Date('2026-11-30T09:00:00Z')
const forward = (ms: number) => (now = new Date(now.getTime() + ms))
beforeEach(async () => void (await db.execute(sql`truncate outbox`)))

type Handler = MessageHandler<string, { id: number }>
const Payload = Type.Object({ id: Type.Integer() })
const modulesOf = (handlers: Record<string, Handler>) => [
  { name: 'source', events: { 'thing.made': Payload } },
  ...Object.entries(handlers).map(([name, handle]) => ({ name, subscribers: { 'thing.made': handle } })),
]

/** The outbox of a process whose modules subscribe to `thing.made`. */
function aProcess(handlers: Record<string, Handler>) {
  const dead: Row[] = []
  const messages = openMessageRegistry<string>(modulesOf(handlers))
  const outbox = openOutbox<string>({
    ...{ db, messages, queueOfRow, openContext: () => 'context', now: () => now },
    queues: [
      { name: 'mail', concurrency: 1 },
      { name: 'others', concurrency: 4 },
    ],
    describe: (error) => String(error),
    onGivenUp: (row) => void dead.push(row),
    onError: (error) => {
      throw error
    },
  })
  const publish = (id: number) =>
    insertRows(
      db,
      messages.subscribersOf('thing.made').map((subscriber) => ({
        ...{ topic: 'thing.made', key: `thing.made ${id}`, subscriber, payload: { id }, publishedAt: now, dueAt: now },
      })),
    )
  return { outbox, publish, dead }
}
const rowOf = async (subscriber: string) => (await db.execute(sql`select * from outbox where subscriber = ${subscriber}`)).rows[0]!

describe('the outbox', () => {
  it('delivers an event to each subscriber once, however often it is published, and repeats for the one that failed', async () => {
    const got: string[] = []
    let isDown = true
    const { outbox, publish } = aProcess({
      one: async (context, { id }, { at }) => void got.push(`one ${context} ${id} ${at.toISOString()}`),
      two: async () => {
        if (isDown) throw new Error('down')
        got.push('two')
      },
    })
    const at = now.toISOString()
    await Promise.all([publish(7), publish(7)])
    expect(await outbox.drain()).toBe(1)
    expect(got).toEqual([`one context 7 ${at}`])
    expect(await rowOf('two')).toMatchObject({ attempts: 1, error: 'Error: down', done_at: null })
    isDown = false
    forward(999)
    expect(await outbox.drain()).toBe(0)
    forward(1)
    expect(await outbox.drain()).toBe(1)
    expect(got.at(-1)).toBe('two')
    expect(await rowOf('one')).toMatchObject({ payload: {} })
  })

  it('ends after twelve attempts, and after one where another cannot succeed', async () => {
    const { outbox, publish, dead } = aProcess({ one: () => Promise.reject(new Error('down')) })
    await publish(1)
    for (let attempt = 0; attempt < 15; attempt++) {
      await outbox.drain()
      forward(3600_000)
    }
    expect(dead).toMatchObject([{ topic: 'thing.made', subscriber: 'one', attempts: 12 }])
    const permanent = aProcess({ two: () => Promise.reject(new PermanentFailure('no such thing')) })
    await permanent.publish(2)
    await permanent.outbox.drain()
    expect(permanent.dead).toMatchObject([{ subscriber: 'two', attempts: 1 }])
  })

  it('gives a row of a process that died to another when its lease ends, with the same id', async () => {
    const ids: string[] = []
    const [killed, started] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const one = aProcess({ one: async (_context, _payload, { id }) => (ids.push(id), started.resolve(), killed.promise) })
    const other = aProcess({ one: async (_context, _payload, { id }) => void ids.push(id) })
    await one.publish(1)
    one.outbox.tick()
    await started.promise
    forward(59_000)
    expect(await other.outbox.drain()).toBe(0)
    forward(1000)
    expect(await other.outbox.drain()).toBe(1)
    expect(ids[0]).toBe(ids[1])
    killed.resolve()
    await one.outbox.close()
  })

  it('is not told of what was rolled back, nor of what was done by other means', async () => {
    const { outbox, publish } = aProcess({ one: () => Promise.resolve() })
    const row = { topic: 'thing.made', key: 'rolled back', subscriber: 'one', payload: { id: 1 }, publishedAt: now, dueAt: now }
    const work = db.transaction(async (tx) => {
      await insertRows(tx, [row])
      throw new Error('rolled back')
    })
    await expect(work).rejects.toThrow('rolled back')
    await insertRows(db, [{ ...row, key: 'done', subscriber: '' }])
    await markDone(db, 'done', now)
    expect(await outbox.drain()).toBe(0)
    await publish(1)
    forward(1000)
    expect(await outbox.drain()).toBe(1)
    expect(await deleteDelivered(db, now)).toBe(1)
    expect(await deleteDelivered(db, forward(1000))).toBe(1)
  })
})

describe('the registry', () => {
  it('names everything that is wrong with declarations', () => {
    const handle: Handler = () => Promise.resolve()
    const wrong = () =>
      openMessageRegistry<string>([
        ...modulesOf({ one: handle }),
        { name: 'two', events: { 'thing.made': Payload }, subscribers: { 'thing.lost': handle }, commandHandlers: { print: handle } },
      ])
    expect(wrong).toThrow(
      'Messages: two declares thing.made, which is declared already; two subscribes to thing.lost, which no module declares; two handles the command print, which no module declares',
    )
  })

  it('rejects a payload that breaks its schema, and a command that nobody handles', () => {
    const registry = openMessageRegistry<string>(modulesOf({}))
    expect(() => registry.assertPayload('thing.made', { id: 'one' })).toThrow('thing.made breaks its schema: /id must be integer')
    expect(openMessageRegistry<string>([{ name: 'one', outboxCommands: { print: Payload } }]).unhandledCommands()).toEqual(['print'])
  })
})
