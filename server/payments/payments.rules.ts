import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentState } from '#contract/payments/constants.ts'

/** Seconds a signature may be old or ahead (design/domain section 7). */
export const tolerance = 300

/** News of a provider. Amounts in tetri. */
export interface ProviderEvent {
  id: string
  type: 'succeeded' | 'declined' | 'cancelled'
  /** Our id of the payment. */
  payment: string
  amount: number
  reason?: string
}

/** What a provider writes into `kalata-signature`: HMAC-SHA256 over the time and the raw body. */
export function sign(rawBody: string, secret: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000)
  return `t=${t},v1=${hmac(t, rawBody, secret).toString('hex')}`
}

/** Whether a header was made with the secret for this very body, not more than 300 s ago. Several `v1` are tried: secrets rotate. */
export function isSigned(header: string | undefined, rawBody: string, secret: string, now: Date): boolean {
  const parts = (header ?? '')
    .slice(0, 1000)
    .split(',')
    .map((part) => part.trim().split('='))
  const t = Number(parts.find(([name]) => name === 't')?.[1])
  if (!Number.isSafeInteger(t) || Math.abs(now.getTime() / 1000 - t) > tolerance) return false
  const expected = hmac(t, rawBody, secret)
  return parts.some(
    ([name, value = '']) => name === 'v1' && /^[0-9a-f]{64}$/.test(value) && timingSafeEqual(Buffer.from(value, 'hex'), expected),
  )
}

function hmac(t: number, rawBody: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${t}.${rawBody}`).digest()
}

/** A provider's event as we read it; undefined for anything of another shape. */
export function readEvent(rawBody: string): ProviderEvent | undefined {
  let value: Partial<ProviderEvent> | null
  try {
    value = JSON.parse(rawBody) as Partial<ProviderEvent> | null
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const { id, type, payment, amount, reason } = value
  if (typeof id !== 'string' || !/^[\w-]{8,100}$/.test(id)) return undefined
  if (type !== 'succeeded' && type !== 'declined' && type !== 'cancelled') return undefined
  if (typeof payment !== 'string' || !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(payment)) return undefined
  if (!Number.isSafeInteger(amount)) return undefined
  const why = typeof reason === 'string' && /^\w{1,40}$/.test(reason) ? { reason } : {}
  return { id, type, payment, amount: amount!, ...why }
}

interface Facts {
  method: 'sandbox' | 'cash'
  captured: number
  refunded: number
  reason: string | null
}

/** One word for a payment, from its money and from what became of its checkout. */
export function stateOf({ method, captured, refunded, reason }: Facts, checkout: string): PaymentState {
  if (captured > 0) return refunded === captured || checkout === 'expired' || checkout === 'cancelled' ? 'refunded' : 'succeeded'
  if (method === 'cash') return 'onDelivery'
  if (checkout === 'expired' || checkout === 'cancelled') return checkout
  if (checkout === 'paid') return 'succeeded'
  return reason ? 'declined' : 'waiting'
}
