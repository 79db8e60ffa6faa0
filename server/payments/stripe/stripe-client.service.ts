import type { Stripe } from 'stripe'
import { lazy } from '#contract/core/lazy.ts'
import type { Ctx } from '#server/context.ts'

/** The version of Stripe's API whose objects are read here; the webhook's endpoint has to have the same, or an earlier one from 2024-06-20 on. */
export const apiVersion = '2026-10-28.endive'
/** ms after which a request is given up. */
const timeout = 10_000

/** Loaded with the first request: a megabyte that a mall without Stripe never needs. */
const library = lazy(async () => {
  const { Stripe } = await import('stripe')
  // Keeps the process's connections; Stripe never redirects.
  return { Stripe, httpClient: Stripe.createFetchHttpClient((url, init) => fetch(url, { ...init, redirect: 'error' })) }
})

/** Stripe has understood a request and does not do it. What it did not answer, or answered by 429 or 5xx, is a plain Error. */
export class StripeRejected extends Error {
  override readonly name = 'StripeRejected'
  readonly code: string

  constructor(status: number, code: string) {
    super(`Stripe answered ${status} ${code}`)
    this.code = code
  }
}

/**
 * One request to Stripe. Never inside a transaction. It is not repeated here: who asked waits, or the outbox asks again.
 * @throws StripeRejected for what will be rejected again; Error where a repeat may succeed, and without the setting
 */
export async function askStripe<T>(ctx: Ctx, request: (stripe: Stripe) => Promise<T>): Promise<T> {
  const { Stripe, httpClient } = await library()
  try {
    return await request(new Stripe(...clientOptions(ctx, httpClient)))
  } catch (error) {
    // The library's errors have the whole answer, which is not for the log.
    throw error instanceof Stripe.errors.StripeError ? failureOf(error) : error
  }
}

/** The same, where a rejection is one of the expected ends: undefined. */
export async function askStripeOrNothing<T>(ctx: Ctx, request: (stripe: Stripe) => Promise<T>): Promise<T | undefined> {
  try {
    return await askStripe(ctx, request)
  } catch (error) {
    if (error instanceof StripeRejected) return undefined
    throw error
  }
}

/** @throws Error without the setting */
function clientOptions({ settings: { stripe } }: Ctx, httpClient: Stripe.HttpClient): [key: string, config: Stripe.StripeConfig] {
  if (!stripe) throw new Error('A payment is at Stripe, and STRIPE_SECRET_KEY is not set')
  const { protocol, hostname, port } = new URL(stripe.apiUrl)
  const place =
    protocol === 'http:' ? ({ protocol: 'http', port: port || 80 } as const) : ({ protocol: 'https', port: port || 443 } as const)
  const options = { apiVersion, host: hostname, timeout, maxNetworkRetries: 0, telemetry: false, httpClient } as const
  return [stripe.secretKey, { ...options, ...place }]
}

function failureOf({ statusCode, code, type, message }: Stripe.errors.StripeError): Error {
  if (statusCode === undefined) return new Error(`Stripe did not answer: ${message}`)
  const reason = code ?? type
  // 409: the same key is being worked on; 401 and 403: the setting is wrong, and may be right tomorrow.
  if (statusCode >= 500 || [401, 403, 409, 429].includes(statusCode)) return new Error(`Stripe answered ${statusCode} ${reason}`)
  return new StripeRejected(statusCode, reason)
}
