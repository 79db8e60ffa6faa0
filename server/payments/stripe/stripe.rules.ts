/**
 * How Stripe's objects read as charges: what a Checkout Session's PaymentIntent says counts, and the session only before there is one.
 */
import type { Language } from '#contract/core/languages.ts'
import type { ChargeState } from '../payments.rules.ts'

export interface StripeSession {
  id: string
  /** `open`, `complete`, `expired`. */
  status: string | null
  /** Where it is paid; null once it is over. */
  url: string | null
  intent: { id: string; status: string; amount_received: number } | null
  /** By its name; of a session that saves a card, once it is complete. */
  setupIntent: string | null
  metadata: Readonly<Record<string, string>>
}

/** How a charge stands at Stripe. */
export function chargeStateOf({ status, intent }: StripeSession): ChargeState {
  if (intent?.status === 'requires_capture') return 'authorised'
  if (intent?.status === 'succeeded') return 'captured'
  return intent?.status === 'canceled' || status === 'expired' ? 'void' : 'open'
}

/** The languages that Stripe's page is translated into; for another it goes by the browser's. */
export const stripeLocale = (lang: Language) => (lang === 'ka' ? 'auto' : lang)

/** Seconds after the payment was opened: at least half an hour after the session is made, which is Stripe's minimum, since no purchase waits longer. */
const sessionSeconds = 3600
/** When a session ends by itself, in seconds of Unix time; the same for every attempt to make it. */
export const sessionEnd = (createdAt: Date): number => Math.floor(createdAt.getTime() / 1000) + sessionSeconds
