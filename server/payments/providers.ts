import { formatGel } from '#contract/core/money.ts'
import { isPaidOnDelivery, type PaymentMethod } from '#contract/payments/methods.ts'
import type { Ctx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { sandboxProvider } from './sandbox/sandbox.provider.ts'
import { stripeProvider } from './stripe/stripe.provider.ts'

/** Every provider. The first of them that is enabled takes new payments, the others go on with theirs. */
export const paymentProviders: readonly PaymentProvider[] = [stripeProvider, sandboxProvider]

/** A provider by its name; undefined for an unknown name and for payments to the courier, which have none. */
export const providerOf = (name: string | null): PaymentProvider | undefined => paymentProviders.find((each) => each.name === name)

/** The name of the provider that processes a new payment; null where the courier is paid. */
export function providerFor({ settings }: Ctx, method: PaymentMethod): string | null {
  if (isPaidOnDelivery(method)) return null
  return paymentProviders.find(({ isEnabled }) => isEnabled(settings))!.name
}

/**
 * A sum must not be less than the provider of card payments takes: its page would lead to a failure.
 * @throws `checkout.cardMinimum`
 */
export function assertPayable(ctx: Ctx, method: PaymentMethod, total: number): void {
  const minimum = cardMinimum(ctx)
  if (!isPaidOnDelivery(method) && total < minimum) throw new DomainError('checkout.cardMinimum', { min: formatGel(minimum) })
}

/** The least that can be paid by card, in tetri. */
export const cardMinimum = (ctx: Ctx): number => providerOf(providerFor(ctx, 'card'))?.minimum(ctx) ?? 0

/** The header that a provider signs its callbacks in. */
export const signatureHeaderOf = (name: string): string => (providerOf(name) ?? sandboxProvider).signatureHeader
