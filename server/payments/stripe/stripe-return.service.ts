import { inTransaction, type Ctx } from '#server/context.ts'
import { findSetup } from '../cards/cards.queries.ts'
import { saveCard } from '../cards/save-card.service.ts'
import { readSetup } from './stripe-events.service.ts'
import { cardsPath, getSession } from './stripe-sessions.service.ts'

/**
 * Saves a card for a shopper who is back from Stripe before its webhook, which may be late or lost. May be repeated, also beside it.
 * @param session the Checkout Session that the shopper's address names; believed once Stripe says that it saved this setup's card
 * @returns the list of cards, told what became of this one
 */
export async function stripeCardReturn(ctx: Ctx, reference: string, session: unknown): Promise<string> {
  // The webhook was first, as it mostly is.
  if (!(await findSetup(ctx.db, reference, ctx.now()))) return `${cardsPath}?added=1`
  try {
    if (await saveFromSession(ctx, reference, session)) return `${cardsPath}?added=1`
  } catch (error) {
    ctx.log.error({ err: error }, 'Stripe did not tell of a saved card')
  }
  return `${cardsPath}?pending=1`
}

async function saveFromSession(ctx: Ctx, reference: string, id: unknown): Promise<boolean> {
  if (typeof id !== 'string' || !/^cs_\w{8,200}$/.test(id)) return false
  const session = await getSession(ctx, id)
  if (session.status !== 'complete' || session.metadata.setup !== reference) return false
  const event = await readSetup(ctx, session.id, { setup_intent: session.setupIntent, metadata: session.metadata })
  if (!event) return false
  await inTransaction(ctx, (ctx) => saveCard(ctx, 'stripe', event))
  return true
}
