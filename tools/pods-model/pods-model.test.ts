import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { execute } from '#demo/testing/file-database.ts'
import { inTier } from '../test/tier.ts'
import { stillReserved, unsettled, violations } from './invariants.ts'
import { pods, type Line, type Participant, type Pod } from './messages.ts'
import { membersSchema, podSchema } from './schema.ts'
import { Trial, type DatabaseName, type Databases } from './trial.ts'

const runs = inTier({ default: 25, proof: 1000 })
const races = inTier({ default: 3, proof: 40 })
const minute = 60_000
const hour = 60 * minute
const stock = [
  { item: 1, price: 500, onHand: 3 },
  { item: 2, price: 1200, onHand: 5 },
]

const names = { members: `pods_members_${process.pid}`, a: `pods_a_${process.pid}`, b: `pods_b_${process.pid}` }
let databases: Databases
let pools: Record<DatabaseName, pg.Pool>

beforeAll(async () => {
  const opened = {} as Databases
  for (const [name, database] of Object.entries(names) as [DatabaseName, string][]) {
    await execute(inject('postgres').superuser, `create database "${database}"`)
    opened[name] = await connect(name)
    await opened[name].query(name === 'members' ? membersSchema : podSchema)
  }
  databases = opened
  const { superuser } = inject('postgres')
  const open = (name: DatabaseName) => new pg.Pool({ ...superuser, database: names[name], max: 6 })
  pools = { members: open('members'), a: open('a'), b: open('b') }
})

afterAll(async () => {
  for (const connections of [...Object.values(databases), ...Object.values(pools)]) await connections.end()
  for (const database of Object.values(names)) await execute(inject('postgres').superuser, `drop database "${database}"`)
})

async function connect(name: DatabaseName): Promise<pg.Client> {
  const client = new pg.Client({ ...inject('postgres').superuser, database: names[name] })
  await client.connect()
  return client
}

/** Empty databases, with some stock in each pod. */
async function openTrial(): Promise<Trial> {
  await databases.members.query('delete from outbox; delete from purchase_parts; delete from purchases')
  for (const pod of pods) {
    await databases[pod].query(
      'delete from outbox; delete from stock_ledger; delete from order_lines; delete from orders; delete from stock',
    )
    for (const { item, price, onHand } of stock) {
      await databases[pod].query('insert into stock (item, price, on_hand) values ($1, $2, $3)', [item, price, onHand])
      await databases[pod].query(`insert into stock_ledger (item, kind, quantity) values ($1, 'added', $2)`, [item, onHand])
    }
  }
  return new Trial(databases)
}

type Step = (trial: Trial) => Promise<void>

const place = fc.nat({ max: 30 })
/** Mostly nobody dies. A transaction has up to some twenty statements. */
const crashAt = fc.option(fc.nat({ max: 20 }), { nil: undefined, freq: 2 })
const database = fc.constantFrom<DatabaseName>('members', 'a', 'b')
const line: fc.Arbitrary<Line> = fc
  .record({ index: fc.nat({ max: 1 }), quantity: fc.integer({ min: 1, max: 2 }), isStale: fc.integer({ min: 0, max: 15 }) })
  .map(({ index, quantity, isStale }) => ({ item: stock[index]!.item, quantity, price: stock[index]!.price - (isStale === 0 ? 100 : 0) }))
const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 2, selector: ({ item }) => item })
const cart = fc.oneof(
  { weight: 3, arbitrary: fc.record({ a: lines, b: lines }) },
  { weight: 1, arbitrary: lines.map((a): Partial<Record<Pod, Line[]>> => ({ a })) },
)

const named = <T extends unknown[]>(name: string, values: T, run: (trial: Trial) => Promise<void>): Step =>
  Object.assign(run, { [fc.toStringMethod]: () => `${name}(${values.map((value) => JSON.stringify(value) ?? '-').join(', ')})` })

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom('nino', 'giorgi'), fc.nat({ max: 2 }), cart, crashAt)
      .map(([member, key, lines, at]) =>
        named('submit', [member, key, lines, at], (trial) => trial.submit({ member, key: String(key), lines }, at)),
      ),
  },
  { weight: 5, arbitrary: place.map((at) => named('pay', [at], (trial) => trial.pay(at))) },
  { weight: 1, arbitrary: place.map((at) => named('lapse', [at], async (trial) => trial.lapse(at))) },
  { weight: 1, arbitrary: fc.tuple(place, crashAt).map(([at, crash]) => named('cancel', [at, crash], (trial) => trial.cancel(at, crash))) },
  {
    weight: 2,
    arbitrary: fc
      .integer({ min: 1, max: 12 })
      .map((minutes) => named('forward', [minutes], async (trial) => trial.forward(minutes * minute))),
  },
  { weight: 2, arbitrary: fc.tuple(database, crashAt).map(([name, at]) => named('sweep', [name, at], (trial) => trial.sweep(name, at))) },
  {
    weight: 8,
    arbitrary: fc.constantFrom<Participant>('members', 'a', 'b', 'bank').map((from) => named('send', [from], (trial) => trial.send(from))),
  },
  {
    // Else hardly any run would come as far as a confirmed order.
    weight: 8,
    arbitrary: fc
      .tuple(fc.array(place, { minLength: 1, maxLength: 4 }), fc.nat({ max: 6 }), crashAt)
      .map(([places, at, crashAt]) => named('exchange', [places, at, crashAt], (trial) => trial.exchange(places, { at, crashAt }))),
  },
  { weight: 1, arbitrary: place.map((at) => named('lose', [at], async (trial) => trial.lose(at))) },
  {
    weight: 16,
    arbitrary: fc
      .tuple(place, crashAt, fc.boolean())
      .map(([at, crashAt, isDoubled]) => named('deliver', [at, crashAt, isDoubled], (trial) => trial.deliver(at, { crashAt, isDoubled }))),
  },
)

describe('checkout over two pods', () => {
  it(`keeps its invariants in ${runs} runs of up to 40 steps, whoever dies and whatever is lost, doubled or late`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), async (steps) => {
        const trial = await openTrial()
        for (const each of steps) {
          await each(trial)
          expect(await violations(trial)).toEqual([])
        }
        // Nobody is there but the pods themselves.
        trial.forward(hour)
        for (const pod of pods) await trial.sweep(pod)
        expect(await stillReserved(trial)).toEqual([])
        await trial.settle()
        expect([...(await violations(trial)), ...(await unsettled(trial)), ...(await stillReserved(trial))]).toEqual([])
      }),
      { numRuns: runs },
    )
  }, 1_200_000)

  it(`keeps them where everything arrives at one moment, in ${races} rounds`, async () => {
    for (let round = 0; round < races; round++) {
      const trial = await openTrial()
      for (let each = 0; each < 8; each++) {
        // Some want the items the other way round, and some twice what is there.
        const lines = [1, 2].map((item) => ({ item, quantity: 1, price: stock[item - 1]!.price }))
        const ordered = each % 2 === 0 ? lines : lines.toReversed()
        await trial.submit({ member: `member ${each}`, key: '1', lines: { a: ordered, b: ordered } })
      }
      for (let exchange = 0; exchange < 6; exchange++) {
        await trial.exchangeTogether(withClient)
        expect(await violations(trial)).toEqual([])
        if (exchange === 1) {
          // Answers of both pods that are heard at one moment.
          expect(await trial.read('members', `select id from purchases where state = 'pending'`)).toEqual([])
          for (let each = 0; each < 8; each++) await trial.pay(each)
        }
        if (exchange === 3) await trial.cancel(0)
        if (exchange === 4) trial.forward(16 * minute)
      }
      await trial.settle()
      expect([...(await violations(trial)), ...(await unsettled(trial))]).toEqual([])
    }
  })
})

describe('a purchase of which one pod has not answered', () => {
  it('cannot be paid', async () => {
    const trial = await openTrial()
    const lines = [{ item: 1, quantity: 1, price: 500 }]
    await trial.submit({ member: 'nino', key: '1', lines: { a: lines, b: lines } })
    await trial.send('members')
    await trial.deliver(trial.network.findIndex(({ to }) => to === 'a'))
    await trial.send('a')
    await trial.deliver(trial.network.findIndex(({ from }) => from === 'a'))
    await trial.pay(0)
    expect(trial.bank.payments.size).toBe(0)
    await trial.exchange()
    await trial.exchange()
    await trial.pay(0)
    expect(trial.bank.payments.size).toBe(1)
  })
})

describe('a release that comes before its reservation', () => {
  it('leaves nothing reserved once both have arrived', async () => {
    const trial = await openTrial()
    await trial.submit({ member: 'nino', key: '1', lines: { a: [{ item: 1, quantity: 1, price: 500 }] } })
    await trial.cancel(0)
    await trial.send('members')
    await trial.deliver(trial.network.findIndex(({ content }) => content.kind === 'release'))
    await trial.exchange()
    expect(await stillReserved(trial)).toEqual([])
    expect(await statesOf(trial)).toEqual({ a: ['released'], b: [] })
  })
})

describe('an order that expires while its money is captured', () => {
  const asked = { item: 1, quantity: 2, price: 500 }

  /** A purchase whose money is captured before a pod heard of it, which comes to know that its time is over first. */
  async function expireAfterCapture(): Promise<Trial> {
    const trial = await openTrial()
    await trial.submit({ member: 'nino', key: '1', lines: { a: [asked], b: [asked] } })
    for (let exchange = 0; exchange < 2; exchange++) await trial.exchange()
    await trial.pay(0)
    // The bank's callback, and the order to capture.
    await trial.exchange()
    await trial.exchange()
    trial.forward(21 * minute)
    for (const pod of pods) await trial.sweep(pod)
    return trial
  }

  it('is sold from what is available', async () => {
    const trial = await expireAfterCapture()
    await trial.settle()
    expect(await unsettled(trial)).toEqual([])
    expect(await statesOf(trial)).toEqual({ a: ['confirmed'], b: ['confirmed'] })
  })

  it('is refunded where it was cancelled, although the release comes first', async () => {
    const trial = await expireAfterCapture()
    await trial.send('bank')
    while (trial.network.length > 0) await trial.deliver(0)
    await trial.cancel(0)
    await trial.send('members')
    for (const kind of ['release', 'release', 'confirm', 'confirm'])
      await trial.deliver(trial.network.findIndex(({ content }) => content.kind === kind))
    await trial.settle()
    expect(await unsettled(trial)).toEqual([])
    expect(await statesOf(trial)).toEqual({ a: ['released'], b: ['released'] })
  })

  it('is refunded where others have the units, the rest of the purchase is sold', async () => {
    const trial = await expireAfterCapture()
    await trial.submit({ member: 'giorgi', key: '1', lines: { a: [asked] } })
    await trial.send('members')
    const place = trial.network.findIndex(({ content }) => content.kind === 'reserve')
    await trial.deliver(place)
    await trial.exchange()
    const [purchase] = trial.purchases
    expect([...trial.bank.payments.get(purchase!)!.refunds]).toEqual([])
    for (let exchange = 0; exchange < 4; exchange++) await trial.exchange()
    expect(await statesOf(trial)).toEqual({ a: ['reserved', 'unavailable'], b: ['confirmed'] })
    expect([...trial.bank.payments.get(purchase!)!.refunds]).toEqual([['a', 1000]])
    await trial.settle()
  })
})

async function statesOf(trial: Trial): Promise<Record<Pod, string[]>> {
  const of = async (pod: Pod) =>
    (await trial.read<{ state: string }>(pod, 'select state from orders order by state')).map(({ state }) => state)
  return { a: await of('a'), b: await of('b') }
}

async function withClient<T>(name: DatabaseName, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await pools[name].connect()
  try {
    return await work(client as unknown as pg.Client)
  } finally {
    client.release()
  }
}
