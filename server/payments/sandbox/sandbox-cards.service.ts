import { randomBytes, randomUUID } from 'node:crypto'
import type { Language } from '#contract/core/languages.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { enqueue, markDone } from '#server/platform/messaging/outbox/outbox.ts'
import { findSetup } from '../cards/cards.queries.ts'
import type { CardEvent } from '../cards/cards.rules.ts'
import { sign } from '../payments.rules.ts'
import { sandboxTestCards } from './sandbox.rules.ts'
import { sandboxSecret } from './sandbox-secret.service.ts'
import type { Deliver } from './sandbox.service.ts'
import { insertSandboxCard } from './sandbox-ledger.service.ts'

const cardsPath = '/user/profile/my-cards'
/** Years for which a card of the sandbox is good. */
const goodForYears = 3
/** ms after which a report that was not acknowledged is sent again. */
const retryAfter = 2000

/** The language of the page where a card is added; undefined for what is unknown or over. */
export async function sandboxCardPage(ctx: Ctx, reference: string): Promise<{ lang: Language } | undefined> {
  const setup = await findSetup(ctx.db, reference, ctx.now())
  return setup?.provider === 'sandbox' ? setup : undefined
}

/**
 * Stores one of the test cards and reports it by a signed callback.
 * @returns where the browser goes next; undefined for an unknown setup or card
 */
export async function sandboxSaveCard(ctx: Ctx, reference: string, key: string, deliver: Deliver): Promise<string | undefined> {
  if (key === 'cancel') return cardsPath
  const chosen = sandboxTestCards.find((card) => card.key === key)
  if (!chosen || !(await sandboxCardPage(ctx, reference))) return undefined
  const { brand, lastFour, declines } = chosen
  const token = `card_${randomBytes(18).toString('base64url')}`
  const expiry = { expMonth: 12, expYear: ctx.now().getUTCFullYear() + goodForYears }
  const event: CardEvent = { id: `evt_${randomUUID()}`, type: 'card.saved', setup: reference, card: { token, brand, lastFour, ...expiry } }
  const body = JSON.stringify(event)
  const outboxKey = `callback ${event.id}`
  await inTransaction(ctx, async (ctx) => {
    await insertSandboxCard(ctx, token, declines)
    await enqueue(ctx, 'sandbox.callback', outboxKey, { body }, new Date(ctx.now().getTime() + retryAfter))
  })
  if ((await deliver(body, sign(body, sandboxSecret(ctx.settings), ctx.now()))) === 200) await markDone(ctx, outboxKey)
  return `${cardsPath}?added=1`
}
