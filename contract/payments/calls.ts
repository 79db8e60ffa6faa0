import { Type, type Static } from 'typebox'
import { Enum, Instant, Obj, Tetri, Uuid, calls, get, post } from '#contract/core/call.ts'
import { PaymentMethod } from '#contract/checkout/calls.ts'
import { cardBrands, paymentStates } from './constants.ts'

export const PaymentView = Obj({
  id: Uuid,
  state: Enum(...paymentStates),
  method: PaymentMethod,
  /** How it can be paid now; none where it is closed. */
  methods: Type.Array(PaymentMethod),
  total: Tetri,
  orderNos: Type.Array(Type.String()),
  /** Present while it can still be paid. */
  redirectUrl: Type.Optional(Type.String()),
  expiresAt: Type.Optional(Instant),
  /** Why the last attempt failed, as a word of the provider's list. */
  reason: Type.Optional(Type.String()),
})
export type PaymentView = Static<typeof PaymentView>

/** A card that is stored by the provider: never its number. */
export const SavedCard = Obj({
  id: Uuid,
  brand: Enum(...cardBrands),
  lastFour: Type.String(),
  expMonth: Type.Integer(),
  expYear: Type.Integer(),
  /** The month on it is over: it cannot be paid with. */
  expired: Type.Boolean(),
  isDefault: Type.Boolean(),
  addedAt: Instant,
})
export type SavedCard = Static<typeof SavedCard>
const SavedCards = Type.Array(SavedCard)

const params = Obj({ id: Uuid })

export const paymentsCalls = calls('payments', {
  get: get('mall/payments/:id', { summary: 'One payment', access: 'member', params, reply: PaymentView }),
  pay: post('mall/payments/:id/pay', {
    summary: 'Pay again after a declined attempt',
    description: 'Also the way back to the page of the provider, and the change to cash on delivery.',
    access: 'member',
    idempotent: true,
    params,
    body: Obj({ method: PaymentMethod }),
    reply: PaymentView,
  }),
  cards: get('mall/cards', {
    summary: 'Saved bank cards',
    description: 'The default one first, then the newest.',
    access: 'member',
    reply: SavedCards,
  }),
  addCard: post('mall/cards', {
    summary: 'Begin to save a bank card',
    description: 'Answers with the page of the provider, where its number is typed; the card is there once the provider has reported it.',
    access: 'member',
    body: Obj({}),
    reply: Obj({ redirectUrl: Type.String() }),
  }),
  setDefaultCard: post('mall/cards/:id/default', {
    summary: 'Make a card the default one',
    description: 'Answers with all cards.',
    access: 'member',
    params,
    reply: SavedCards,
  }),
  removeCard: post('mall/cards/:id/delete', {
    summary: 'Remove a card',
    description: 'Answers with the cards that are left. After a minute it is deleted at the provider too.',
    access: 'member',
    params,
    reply: SavedCards,
  }),
  restoreCard: post('mall/cards/:id/restore', {
    summary: 'Restore a removed card',
    description: 'Undo of a removal within a minute; answers with all cards.',
    access: 'member',
    params,
    reply: SavedCards,
  }),
})
