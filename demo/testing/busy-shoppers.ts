import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Envelope } from '#contract/core/call.ts'
import type { Shopper } from './direct-db.ts'
import { submissionCall } from './submission-call.ts'

/** What many shoppers of a running mall met. */
export interface Experience {
  /** Replies by status. */
  statuses: Record<number, number>
  /** Requests without a reply, by the reason: `ECONNREFUSED` was never accepted. */
  unanswered: Record<string, number>
  /** Orders that were acknowledged, by their submission. */
  orders: Map<string, string[]>
  /** Payments whose success was acknowledged. */
  payments: Set<string>
}

export interface BusyShoppers {
  experience: Experience
  /** Ends them; with `finish` each first gets an answer to what it has submitted and not heard of. */
  stop(options: { finish: boolean }): Promise<void>
}

type Submitted = Envelope<{ orderNos: string[]; paymentId: string; redirectUrl?: string }>

/** Shoppers who look at a page, submit an order, pay it, and begin again, without a rest. Whatever fails is repeated with the same key. */
export function busyShoppers(url: string, shoppers: readonly Shopper[], offers: readonly number[], pages: readonly string[]): BusyShoppers {
  const experience: Experience = { statuses: {}, unanswered: {}, orders: new Map(), payments: new Set() }
  const now: { state: 'shopping' | 'finishing' | 'stopped' } = { state: 'shopping' }

  async function ask(path: string, init: RequestInit = {}): Promise<{ status: number; text: string; location: string } | undefined> {
    try {
      const response = await fetch(url + path, { redirect: 'manual', ...init })
      const text = await response.text()
      count(experience.statuses, response.status)
      return { status: response.status, text, location: response.headers.get('location') ?? '' }
    } catch (error) {
      const { code, message } = ((error as Error).cause ?? error) as { code?: string; message: string }
      count(experience.unanswered, code ?? message)
      return undefined
    } finally {
      await sleep(Math.random() * 40)
    }
  }

  /** Repeats a request until its answer is accepted. */
  async function insist<T>(send: () => Promise<T | undefined>): Promise<T | undefined> {
    while (now.state !== 'stopped') {
      const answer = await send()
      if (answer !== undefined) return answer
    }
    return undefined
  }

  async function shop(shopper: Shopper, turn: number): Promise<void> {
    await ask(pages[turn % pages.length]!)
    const [key, method] = [randomUUID(), turn % 3 === 0 ? ('cash' as const) : ('sandbox' as const)]
    const call = submissionCall(shopper, offers[turn % offers.length]!, method, key)
    const submit = () => ask('/api/mall/checkout', { method: 'POST', ...call })
    const placed = await insist(async () => acknowledged(await submit()))
    if (!placed) return
    experience.orders.set(key, placed.orderNos)
    if (!placed.redirectUrl) return
    const press = () => ask(placed.redirectUrl!, { method: 'POST', body: new URLSearchParams({ action: 'success' }) })
    const paid = await insist(async () => ((await press())?.location.startsWith('/success') ? true : undefined))
    if (paid) experience.payments.add(placed.paymentId)
  }

  const all = shoppers.map(async (shopper, place) => {
    for (let turn = place; now.state === 'shopping'; turn++) await shop(shopper, turn)
  })
  return {
    experience,
    async stop({ finish }) {
      now.state = finish ? 'finishing' : 'stopped'
      await Promise.all(all)
    },
  }
}

/** The data of a reply with code 0; undefined for what has to be sent again. @throws Error for a domain error, which no outage explains */
function acknowledged(reply: { status: number; text: string } | undefined): Submitted['data'] | undefined {
  if (reply?.status !== 200) return undefined
  const envelope = JSON.parse(reply.text) as Submitted
  // Payments whose callback the outage delays count as unpaid until the outbox has sent it again.
  if (envelope.key === 'checkout.tooManyUnpaid') return undefined
  if (envelope.code !== 0) throw new Error(`A submission was rejected: ${reply.text}`)
  return envelope.data
}

function count<K extends string | number>(counts: Partial<Record<K, number>>, key: K): void {
  counts[key] = (counts[key] ?? 0) + 1
}
