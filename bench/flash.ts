import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { sql } from 'drizzle-orm'
import { parseEnvelope } from '#contract/core/envelope.ts'
import { swapWireNames } from '#contract/core/wire-names.ts'
import { aLightningDeal } from '#demo/factories/deals.ts'
import { plentifulOffers, shoppers, type DirectDb, type Shopper } from '#demo/testing/direct-db.ts'
import type { RunningMall } from '../tools/mall/running-mall.ts'
import { memoryOf } from './measure.ts'
import { submissionCall } from '#demo/testing/submission-call.ts'
import { reportRows } from './report.ts'
import { scale } from './scale.ts'
import { watchPages } from './watch-pages.ts'
import { withMall } from './with-mall.ts'

/** Two open shops with the same 200 buyers for 20 units (2 cores, client on the same machine). */
const peers = [
  {
    '': 'Vendure 3.7.3, 200 for 20',
    buyers: 200,
    units: 20,
    orders: 200,
    rejected: 0,
    '5xx': 0,
    wrong: 180,
    ms: 20_000,
    'refused within': '-',
    'other pages p99': '-',
    'peak MB': '-',
  },
  {
    '': 'Medusa 2.21.2, 200 for 20',
    buyers: 200,
    units: 20,
    orders: 20,
    rejected: 17,
    '5xx': 163,
    wrong: 163,
    ms: 143_000,
    'refused within': '-',
    'other pages p99': '-',
    'peak MB': '-',
  },
]

interface Crowd {
  name: string
  buyers: number
  units: number
  /** At a lightning price, paid by card; else at the plain price, in cash. */
  lightning: boolean
}

/** Connections that press at once: as many as buyers, up to what one machine has ports and memory for on both sides. */
const maxConnections = 1000

/** Crowds that want the same few units at one moment: exactly the right number gets one, everybody else is told so, and pages stay fast. */
export async function run(): Promise<void> {
  const crowds: Crowd[] = scale.flash.map(({ buyers, units, lightning }) => {
    return { buyers, units, lightning, name: `${lightning ? 'lightning' : 'plain'}, ${buyers} for ${units}` }
  })
  const outcomes = await withMall({}, async (mall, direct) => {
    const done = []
    await warmUp(mall, direct)
    for (const crowd of crowds) done.push(await press(mall, direct, crowd))
    return done
  })
  reportRows(scale.smoke ? outcomes : [...outcomes, ...peers], { bench: 'flash', outcomes })
  for (const outcome of outcomes) {
    if (outcome.orders !== outcome.units || outcome.rejected !== outcome.buyers - outcome.units || outcome.wrong > 0)
      throw new Error(`${outcome['']}: ${outcome.orders} orders, ${outcome.rejected} rejected, ${outcome.wrong} wrong`)
  }
}

/** As other benchmarks do: what is measured is a mall that has run for a while, whose code is compiled. */
async function warmUp(mall: RunningMall, direct: DirectDb): Promise<void> {
  const offers = await plentifulOffers(direct, 20)
  const agent = new Agent({ keepAlive: true, maxSockets: scale.connections })
  const members = await shoppers(direct, scale.flashWarmUp)
  await Promise.all(members.map((member, place) => submit(mall, agent, submissionCall(member, offers[place % offers.length]!, 'cash'))))
  agent.destroy()
}

async function press(mall: RunningMall, direct: DirectDb, { name, buyers, units, lightning }: Crowd) {
  const [offer] = await plentifulOffers(direct, 1, lightning ? 1_000_000 : units)
  const dealId = lightning ? await aLightningDeal(direct.ctx, offer!, { quota: units, price: 2500 }) : undefined
  const members = await shoppers(direct, buyers)
  const agent = new Agent({ keepAlive: true, maxSockets: Math.min(buyers, maxConnections) })
  const pages = await watchPages(mall.url)
  const begun = performance.now()
  const replies = await Promise.all(
    members.map((member) =>
      submit(mall, agent, dealId === undefined ? submissionCall(member, offer!, 'cash') : dealOrderOf(member, offer!, dealId)),
    ),
  )
  const ms = Math.round(performance.now() - begun)
  const p99 = await pages.stop()
  agent.destroy()
  const soldOut = ['deal.soldOut', 'checkout.soldOut']
  const sold = dealId === undefined ? await plainSold(direct, offer!, units) : await claimed(direct, dealId)
  const orders = replies.filter(({ status, key, code }) => status === 200 && code === 0 && key === undefined).length
  const rejected = replies.filter(({ status, key }) => status === 200 && key !== undefined && soldOut.includes(key)).length
  return {
    '': name,
    ...{ buyers, units, orders, rejected, '5xx': replies.filter(({ status }) => status >= 500).length },
    wrong: replies.length - orders - rejected + Math.abs(sold - units),
    ms,
    'refused within': Math.max(0, ...replies.filter(({ key }) => key).map((reply) => reply.ms)),
    'other pages p99': p99,
    'peak MB': memoryOf(mall.pid).peak,
  }
}

/** The submission of one unit at the lightning price. */
function dealOrderOf(shopper: Shopper, offerId: number, dealId: number) {
  const { headers } = submissionCall(shopper, offerId, 'sandbox')
  const item = { offerId, quantity: 1 }
  const body = { buyNow: item, items: [{ ...item, dealId: String(dealId) }], addressId: shopper.addressId }
  return {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: swapWireNames(JSON.stringify({ ...body, method: 'sandbox', agreement: true, expectedTotal: 2500 })),
  }
}

interface Answer {
  status: number
  code: number
  key: string | undefined
  /** From when it had a connection to the last byte of the answer. */
  ms: number
}

/** Sends one submission; a connection that fails is status 599. */
function submit(mall: RunningMall, agent: Agent, { headers, body }: { headers: Record<string, string>; body: string }): Promise<Answer> {
  return new Promise((resolve) => {
    let begun = performance.now()
    const ms = () => Math.round(performance.now() - begun)
    const sent = request(`${mall.url}/api/mall/checkout`, { method: 'POST', agent, headers: { lang: 'en', ...headers } }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => {
        const envelope = parseEnvelope(text)
        resolve({ status: response.statusCode ?? 599, code: Number(envelope?.code ?? -1), key: envelope?.key, ms: ms() })
      })
    })
    sent.once('socket', () => void (begun = performance.now()))
    sent.on('error', () => resolve({ status: 599, code: -1, key: undefined, ms: ms() }))
    sent.end(body)
  })
}

async function claimed({ ctx }: DirectDb, dealId: number): Promise<number> {
  const { rows } = await ctx.db.execute<{ n: number }>(sql`select units_claimed as n from lightning_deals where id = ${dealId}`)
  return rows[0]!.n
}

async function plainSold({ ctx }: DirectDb, offerId: number, units: number): Promise<number> {
  const { rows } = await ctx.db.execute<{ n: number }>(sql`select stock_on_hand - stock_reserved as n from offers where id = ${offerId}`)
  return units - rows[0]!.n
}
