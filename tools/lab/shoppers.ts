/** Shoppers who submit orders and look at pages at a constant rate, and note what they were answered. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Envelope } from '#contract/core/call.ts'
import type { Shopper } from '#demo/testing/direct-db.ts'
import { submissionCall } from '#demo/testing/submission-call.ts'
import type { Answer, Ask } from './https-client.ts'
import { atRate, type ConstantRate } from './rate.ts'

/** One submission: `invoked` until it is answered for good; `unknown` is one that nobody was told about. */
export interface Submission {
  key: string
  offerId: number
  outcome: 'invoked' | 'ok' | 'rejected' | 'unknown'
  orderNos: string[]
  /** The key of the domain error of a rejection. */
  error?: string
  /** ms (`performance.now`) */
  invokedAt: number
  answeredAt?: number
  /** How often it was sent, always with the same key. */
  attempts: number
}

export interface PageView {
  path: string
  /** undefined where there was no answer. */
  status: number | undefined
  at: number
  ms: number
}

export interface Experience {
  submissions: Submission[]
  views: PageView[]
  /** Answers to submissions by status; what was not answered by its reason. */
  replies: Record<string, number>
  /** ms that the slowest answer to a submission came after. */
  slowest: number
  /** Answers 503 that do not say when to try again. */
  withoutRetryAfter: number
}

/** ms that a shopper repeats a submission for, and until its first repetition: each wait is about twice the one before. */
const repeat = { most: 120_000, first: 2000, longest: 8000 }

export interface Crowd {
  experience: Experience
  /** Submits nothing new, and resolves when everything submitted has been answered or given up. */
  stop(): Promise<void>
}

interface CrowdOptions {
  ask: Ask
  shoppers: readonly Shopper[]
  offers: readonly number[]
  pages: readonly string[]
  ordersPerSecond: number
  pagesPerSecond: number
}

export function openCrowd({ ask, shoppers, offers, pages, ordersPerSecond, pagesPerSecond }: CrowdOptions): Crowd {
  const experience: Experience = { submissions: [], views: [], replies: {}, slowest: 0, withoutRetryAfter: 0 }

  async function submit(turn: number): Promise<void> {
    const shopper = shoppers[turn % shoppers.length]!
    const submission: Submission = {
      key: randomUUID(),
      offerId: offers[turn % offers.length]!,
      outcome: 'invoked',
      orderNos: [],
      invokedAt: performance.now(),
      attempts: 0,
    }
    experience.submissions.push(submission)
    const call = { method: 'POST', ...submissionCall(shopper, submission.offerId, 'cash', submission.key) } as const
    while (submission.outcome === 'invoked' && performance.now() - submission.invokedAt < repeat.most) {
      submission.attempts++
      const answer = await ask('/api/mall/checkout', call).catch((error: NodeJS.ErrnoException) => error)
      const reply = answer instanceof Error ? (answer.code ?? answer.message) : String(answer.status)
      experience.replies[reply] = (experience.replies[reply] ?? 0) + 1
      if (!(answer instanceof Error)) {
        readOutcome(submission, answer)
        experience.slowest = Math.max(experience.slowest, answer.ms)
        if (answer.status === 503 && !answer.headers['retry-after']) experience.withoutRetryAfter++
      }
      const wait = Math.min(repeat.longest, repeat.first * 2 ** (submission.attempts - 1))
      if (submission.outcome === 'invoked') await sleep(wait * (0.75 + Math.random() / 2))
    }
    if (submission.outcome === 'invoked') submission.outcome = 'unknown'
    submission.answeredAt = performance.now()
  }

  async function look(turn: number): Promise<void> {
    const [path, at] = [pages[turn % pages.length]!, performance.now()]
    const answer = await ask(path).catch(() => undefined)
    experience.views.push({ path, at, status: answer?.status, ms: performance.now() - at })
  }

  const rates: ConstantRate[] = [atRate(ordersPerSecond, submit), atRate(pagesPerSecond, look)]
  return { experience, stop: async () => void (await Promise.all(rates.map((rate) => rate.stop()))) }
}

/** A rejection by a rule is final; a 5xx says nothing about what became of the submission. @throws Error for what no outage explains */
function readOutcome(submission: Submission, { status, text }: Answer): void {
  if (status >= 500 || status === 429) return
  const envelope = JSON.parse(text) as Envelope<{ orderNos: string[] }> & { key?: string }
  if (envelope.code === 0) {
    submission.outcome = 'ok'
    submission.orderNos = envelope.data!.orderNos
  } else if (envelope.key?.startsWith('checkout.') || envelope.key?.startsWith('cart.')) {
    submission.outcome = 'rejected'
    submission.error = envelope.key
  } else throw new Error(`A submission was answered with ${status}: ${text}`)
}
