import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { openMall } from '#server/mall.ts'
import { defineModule, type Module } from '#server/module.ts'
import { modules as allModules } from '#server/modules.ts'
import { orderEvents } from '#server/orders/orders.events.ts'
import { checkInvariants } from '../db/schema/invariants.ts'
import { openMessageRegistry, type MessageHandler } from './message-registry.ts'
import { openOutbox } from './outbox/outbox-worker.ts'
import { outboxCommand } from './outbox/outbox.cli.ts'
import { outboxInvariants } from './outbox/outbox.invariants.ts'
import { publish } from './outbox/outbox.ts'
import { outbox as rows } from './outbox/outbox.tables.ts'

const test = testMall()
beforeEach(async () => void (await test.db.delete(rows)))

const shipped = { orderNo: 'K1' }
const publisher = defineModule({ name: 'publisher', uses: [], events: orderEvents })
type Handler = MessageHandler<{ orderNo: string }>
const subscriber = (name: string, run: Handler) => defineModule({ name, uses: [], subscribers: { 'order.shipped': run } })

/** A ctx and workers of a server with these modules; workers of several processes share the database. */
function aServer(...subscribers: Module[]) {
  const modules = [publisher, ...subscribers]
  const ctx: Ctx = { ...test.ctx(), modules }
  const outbox = openOutbox({
    ...{ db: test.db, messages: openMessageRegistry(modules), openCtx: () => ctx, now: test.clock.now, log: ctx.log },
  })
  const ship = (orderNo = 'K1') => publish(ctx, 'order.shipped', { orderNo }, { key: orderNo })
  return { ctx, outbox, ship }
}
const rowOf = async (name: string) => (await test.db.select().from(rows)).find((row) => row.subscriber === name)!
const fails: Handler = () => Promise.reject(new Error('no such parcel'))

describe('an event', () => {
  it('reaches every subscriber, and one that fails is attempted again alone', async () => {
    const heard: string[] = []
    let isDown = true
    const { outbox, ship } = aServer(
      subscriber('one', async (_ctx, { orderNo }) => void heard.push(`one ${orderNo}`)),
      subscriber('two', async (_ctx, { orderNo }) => {
        if (isDown) throw new Error('down')
        heard.push(`two ${orderNo}`)
      }),
    )
    await ship()
    expect(await outbox.drain()).toBe(1)
    expect(heard).toEqual(['one K1'])
    expect(await rowOf('one')).toMatchObject({ attempts: 1, doneAt: test.clock.now(), payload: {} })
    expect(await rowOf('two')).toMatchObject({ attempts: 1, doneAt: null, error: 'Error: down', dueAt: new Date(+test.clock.now() + 1000) })
    isDown = false
    test.clock.forward(1000)
    expect(await outbox.drain()).toBe(1)
    expect(heard).toEqual(['one K1', 'two K1'])
  })

  it('published again with the same key is one row for each subscriber', async () => {
    const heard: string[] = []
    const hear: Handler = async (_ctx, { orderNo }) => void heard.push(orderNo)
    const { outbox, ship } = aServer(subscriber('one', hear), subscriber('two', hear))
    await Promise.all([ship(), ship(), ship()])
    expect(await outbox.drain()).toBe(2)
    await ship()
    expect(await outbox.drain()).toBe(0)
    expect(heard).toEqual(['K1', 'K1'])
  })

  it('that nobody subscribes to writes nothing', async () => {
    await aServer().ship()
    expect(await test.db.select().from(rows)).toEqual([])
  })

  it('is not heard of when its transaction is rolled back', async () => {
    const { ctx } = aServer(subscriber('one', fails))
    const work = inTransaction(ctx, async (ctx) => {
      await publish(ctx, 'order.shipped', shipped, { key: 'K1' })
      throw new Error('rolled back')
    })
    await expect(work).rejects.toThrow('rolled back')
    expect(await test.db.select().from(rows)).toEqual([])
  })

  it('of another payload than its schema says is rejected, as is one that no module declares', async () => {
    const { ctx } = aServer(subscriber('one', fails))
    const wrong = { orderNo: 1 } as unknown as { orderNo: string }
    await expect(publish(ctx, 'order.shipped', wrong, { key: 'K1' })).rejects.toThrow('order.shipped breaks its schema: /orderNo')
    const undeclared: Ctx = { ...test.ctx(), modules: [] }
    await expect(publish(undeclared, 'order.shipped', shipped, { key: 'K1' })).rejects.toThrow('No module declares the event order.shipped')
  })
})

/** A promise and the function that resolves it. */
const latch = () => Promise.withResolvers<void>()

describe('an attempt', () => {
  it('that was killed before it was noted is repeated with the same id when its lease ends', async () => {
    const ids: string[] = []
    const [killed, started] = [latch(), latch()]
    const one = aServer(subscriber('one', async (_ctx, _payload, { id }) => (ids.push(id), started.resolve(), killed.promise)))
    const other = aServer(subscriber('one', async (_ctx, _payload, { id }) => void ids.push(id)))
    await one.ship()
    one.outbox.tick()
    await started.promise
    test.clock.forward(59_000)
    expect(await other.outbox.drain(), 'the lease still runs').toBe(0)
    test.clock.forward(1000)
    expect(await other.outbox.drain()).toBe(1)
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(ids[1])
    killed.resolve()
    await one.outbox.close()
  })

  it('that fails after its lease ended does not disturb the next one', async () => {
    const [late, started, running, finish] = [latch(), latch(), latch(), latch()]
    const one = aServer(subscriber('one', () => (started.resolve(), late.promise)))
    const other = aServer(subscriber('one', () => (running.resolve(), finish.promise)))
    await one.ship()
    one.outbox.tick()
    await started.promise
    test.clock.forward(60_000)
    other.outbox.tick()
    await running.promise
    const leased = await rowOf('one')
    late.reject(new Error('too late'))
    await one.outbox.close()
    expect(await rowOf('one')).toEqual(leased)
    finish.resolve()
    await other.outbox.close()
    expect(await rowOf('one')).toMatchObject({ doneAt: test.clock.now() })
  })

  it('passes over a row that another process has locked', async () => {
    const heard: string[] = []
    const { outbox, ship } = aServer(subscriber('one', async (_ctx, { orderNo }) => void heard.push(orderNo)))
    for (const orderNo of ['K1', 'K2']) {
      await ship(orderNo)
      test.clock.forward(1)
    }
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from outbox where key = 'order.shipped K1' for update`)
      expect(await outbox.drain()).toBe(1)
      expect(heard).toEqual(['K2'])
    })
    expect(await outbox.drain()).toBe(1)
  })

  it('that hangs delays no other event', async () => {
    const [hanging, heard] = [latch(), [] as string[]]
    const { outbox, ship } = aServer(
      subscriber('one', (_ctx, { orderNo }) => (orderNo === 'K1' ? hanging.promise : Promise.resolve(heard.push(orderNo)))),
    )
    for (const orderNo of ['K1', 'K2', 'K3']) {
      await ship(orderNo)
      test.clock.forward(1)
    }
    outbox.tick()
    await expect.poll(() => heard).toEqual(['K2', 'K3'])
    hanging.resolve()
    await outbox.close()
  })

  it('is first made of the rows that are due longest, four at a time', async () => {
    const [started, finish] = [[] as string[], latch()]
    const { outbox, ship } = aServer(subscriber('one', (_ctx, { orderNo }) => (started.push(orderNo), finish.promise)))
    for (let i = 0; i < 9; i++) await ship(`K${i}`)
    test.clock.forward(10_000)
    await test.db.execute(sql`update outbox set due_at = due_at - right(key, 1)::int * interval '1 second'`)
    outbox.tick()
    await expect.poll(() => started.length).toBe(4)
    expect(started.sort()).toEqual(['K5', 'K6', 'K7', 'K8'])
    finish.resolve()
    expect(await outbox.drain()).toBe(9)
  })
})

describe('a dead letter', () => {
  const failTwelveTimes = async (outbox: ReturnType<typeof aServer>['outbox']) => {
    const waits = []
    for (let attempt = 1; attempt <= 12; attempt++) {
      await outbox.drain()
      const { dueAt } = await rowOf('one')
      waits.push((+dueAt - +test.clock.now()) / 1000)
      test.clock.forward(3600_000)
    }
    return waits.slice(0, -1)
  }

  it('comes after twelve attempts, is named by the check, and leaves once it is retried', async () => {
    let isDown = true
    const { ctx, outbox, ship } = aServer(subscriber('one', (...call) => (isDown ? fails(...call) : Promise.resolve())))
    await ship()
    expect(await failTwelveTimes(outbox)).toEqual([1, 5, 30, 120, 600, 3600, 3600, 3600, 3600, 3600, 3600])
    const row = await rowOf('one')
    expect(row).toMatchObject({ attempts: 12, failedAt: expect.any(Date), doneAt: null })
    isDown = false
    expect(await outbox.drain(), 'it is attempted no more').toBe(0)
    const [finding] = await checkInvariants(test.db, outboxInvariants)
    expect(finding).toMatchObject({ holds: false, examples: [`${row.id} order.shipped for one`] })

    const listed = await outboxCommand(ctx, ['failed'])
    expect(listed.data).toMatchObject([
      { id: row.id, topic: 'order.shipped', subscriber: 'one', attempts: 12, error: 'Error: no such parcel' },
    ])
    expect(listed.text).toContain(`${row.id}  order.shipped for one`)
    expect(await outboxCommand(ctx, ['drop', row.id])).toMatchObject({ ok: false, text: expect.stringContaining('has to be done') })
    expect(await outboxCommand(ctx, ['retry', row.id])).toMatchObject({ ok: true, data: { retried: [row.id] } })
    expect(await outboxCommand(ctx, ['retry', row.id])).toMatchObject({ ok: false, data: { retried: [] } })
    expect(await outbox.drain()).toBe(1)
    expect((await checkInvariants(test.db, outboxInvariants))[0]).toMatchObject({ holds: true })
  })

  it('is retried with all others', async () => {
    const { ctx, outbox, ship } = aServer(subscriber('one', fails))
    for (const orderNo of ['K1', 'K2']) await ship(orderNo)
    await failTwelveTimes(outbox)
    expect((await outboxCommand(ctx, ['retry', 'all'])).text).toBe('2 requeued')
    expect((await outboxCommand(ctx, ['failed'])).text).toBe('No dead letters')
    await expect(outboxCommand(ctx, ['retry', 'nonsense'])).rejects.toThrow('nonsense is no id\nUsage: kalata outbox')
  })

  it('is also what kills its process twelve times', async () => {
    const { outbox, ship } = aServer(subscriber('one', () => Promise.resolve()))
    await ship()
    await test.db.update(rows).set({ attempts: 12 })
    expect(await outbox.drain()).toBe(0)
    expect(await rowOf('one')).toMatchObject({ failedAt: test.clock.now(), error: 'Error: no attempt was finished' })
  })
})

describe('the start', () => {
  const start = (...modules: Module[]) =>
    openMall({ settings: test.settings, db: test.db, log: test.ctx().log, modules: [...allModules, ...modules] })
  const done = () => Promise.resolve()

  it.each([
    [
      'a subscriber of an unknown event',
      { subscribers: { 'order.vanished': done } },
      'subscribes to order.vanished, which no module declares',
    ],
    ['an event declared twice', { events: { 'order.paid': orderEvents['order.paid'] } }, 'order.paid, which is declared already'],
    [
      'a command without a handler',
      { outboxCommands: { 'parcel.print': orderEvents['order.shipped'] } },
      'No module handles the commands parcel.print',
    ],
    ['a handler of an unknown command', { commandHandlers: { 'parcel.print': done } }, 'parcel.print, which no module declares'],
    ['a second handler of a command', { commandHandlers: { 'payment.refund': done } }, 'payment.refund, which has a handler already'],
  ])('fails for %s', async (_what, part, message) => {
    // Most of these do not compile either.
    await expect(start(defineModule({ name: 'new', uses: [], ...(part as object) }))).rejects.toThrow(message)
  })
})
