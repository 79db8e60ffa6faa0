import type { Ctx } from '#server/context.ts'

/** The version of Stripe's API whose objects are read here. */
const apiVersion = '2024-06-20'
/** ms after which a request is given up. */
const timeout = 10_000

/** Stripe has understood a request and does not do it. What it did not answer, or answered by 429 or 5xx, is a plain Error. */
export class StripeRejected extends Error {
  override readonly name = 'StripeRejected'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(`Stripe answered ${status} ${code}`)
    this.status = status
    this.code = code
  }
}

/** Values of a request; what is nested has brackets in its name, as Stripe's documentation writes it. */
export type StripeParams = Record<string, string | number | undefined>

interface StripeRequest {
  /** As the documentation of Stripe has it: `GET /v1/refunds`. */
  route: string
  params?: StripeParams
  /** Of a POST: asked for twice with one key, it is done once. At most 255 characters. */
  key?: string
}

/**
 * One request to Stripe; `T` is the part of its answer that the caller reads. Never inside a transaction.
 * @throws StripeRejected for what will be rejected again; Error where a repeat may succeed, and without the setting
 */
export async function askStripe<T>(ctx: Ctx, { route, params = {}, key }: StripeRequest): Promise<T> {
  const { stripe } = ctx.settings
  if (!stripe) throw new Error('A payment is at Stripe, and STRIPE_SECRET_KEY is not set')
  const [method, path] = route.split(' ') as ['GET' | 'POST' | 'DELETE', string]
  const entries = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  const form = new URLSearchParams(entries).toString()
  const response = await fetch(`${stripe.apiUrl}${path}${method === 'GET' && form ? `?${form}` : ''}`, {
    method,
    headers: {
      authorization: `Bearer ${stripe.secretKey}`,
      'stripe-version': apiVersion,
      ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(method === 'POST' ? { body: form } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  const answer = (await response.json()) as T & { error?: { code?: string; type?: string } }
  if (response.ok) return answer
  const { status } = response
  const code = answer.error?.code ?? answer.error?.type ?? 'unknown'
  // 409: the same key is being worked on; 401 and 403: the setting is wrong, and may be right tomorrow.
  if (status >= 500 || [401, 403, 409, 429].includes(status)) throw new Error(`Stripe answered ${status} ${code}`)
  throw new StripeRejected(status, code)
}

/** The same, where a rejection is one of the expected ends: undefined. */
export async function askStripeOrNothing<T>(ctx: Ctx, request: StripeRequest): Promise<T | undefined> {
  try {
    return await askStripe<T>(ctx, request)
  } catch (error) {
    if (error instanceof StripeRejected) return undefined
    throw error
  }
}
