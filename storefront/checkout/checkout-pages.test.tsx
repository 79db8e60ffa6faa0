import { describe, expect, it } from 'vitest'
import type { CartLine } from '#contract/cart/calls.ts'
import type { Quote } from '#contract/checkout/calls.ts'
import { languages } from '#contract/core/languages.ts'
import { renderHtml, textOf } from '#storefront/app/testing/render.tsx'
import { sampleMember, sampleOrder } from '#storefront/app/testing/sample-order.ts'
import { CheckoutForm } from './form/checkout-form.tsx'
import { OrderConfirmation } from './confirmation/order-confirmation.tsx'
import { PaymentFailure } from './payment/payment-failure.tsx'

const serverNow = '2026-11-20T08:05:00.000Z'
const catalogues = ['checkout' as const, 'cart' as const, 'orders' as const, 'addresses' as const, 'errors' as const]
const payment = { id: 'p', state: 'succeeded', method: 'sandbox', methods: [], total: 10_300, orderNos: [sampleOrder.orderNo] } as const
const outcome = { payment: { ...payment, methods: [], orderNos: [sampleOrder.orderNo] }, orders: [sampleOrder], serverNow }

describe('the page after a purchase', () => {
  it('tells items, day, address, sum, mail and every step to the delivery', async () => {
    const text = textOf(await renderHtml(<OrderConfirmation {...outcome} member={sampleMember} />, 'en', catalogues))
    for (const part of [
      'Dila mug, 350 ml',
      'Bud vase',
      'Arrives Saturday, 21 November',
      'Rustaveli 24',
      '103,00\u00a0₾',
      'nino@example.ge',
    ])
      expect(text).toContain(part)
    expect(text).toMatch(/Order placed .* Paid .* Packing .* Handover to the courier .* Delivery/)
  })

  it('promises no mail to a member without an address for it', async () => {
    const { email: _, ...phoneOnly } = sampleMember
    const text = textOf(await renderHtml(<OrderConfirmation {...outcome} member={phoneOnly} />, 'en', catalogues))
    expect(text).toContain('103,00\u00a0₾ paid.')
    expect(text).not.toContain('We have sent the details')
  })
})

describe('the page of a payment that did not succeed', () => {
  const failed = { ...outcome, payment: { ...outcome.payment, state: 'declined' as const, expiresAt: '2026-11-20T08:17:40.000Z' } }

  it('tells items, sum and the running time', async () => {
    const html = await renderHtml(<PaymentFailure {...failed} />, 'en', catalogues)
    for (const part of ['Dila mug, 350 ml', '103,00\u00a0₾', 'The payment did not go through', 'Often it is the card’s limit'])
      expect(textOf(html)).toContain(part)
    expect(html).toMatch(/role="timer">12:40</)
  })

  it('says that the shopper left, not that the bank refused', async () => {
    const left = { ...failed, payment: { ...failed.payment, reason: 'cancelled' } }
    const text = textOf(await renderHtml(<PaymentFailure {...left} />, 'en', catalogues))
    expect(text).toContain('You left the payment. Your order is saved and waiting for payment.')
    expect(text).not.toContain('did not confirm')
    expect(text).not.toContain('Often it is')
  })
})

describe('the checkout', () => {
  const quote: Quote = { stores: [], subtotal: 10_300, savings: 0, shipping: 0, total: 10_300, units: 3, methods: ['sandbox', 'cash'] }
  const data = { quote, addresses: [], member: sampleMember, cards: [], unpaid: [], serverNow, buyNow: undefined }

  it('of a member without an address has its fields on the page, with name and phone filled in', async () => {
    const html = await renderHtml(<CheckoutForm {...data} />, 'en', catalogues)
    expect(html).toMatch(/<input(?=[^>]*name="recipient")(?=[^>]*value="Nino Beridze")/)
    expect(html).toMatch(/<input(?=[^>]*name="phone")(?=[^>]*value="\+995 555 12 34 56")/)
  })

  it('tells of an order that waits to be paid, with the soonest end', async () => {
    const unpaid = ['2026-11-20T08:20:00.000Z', '2026-11-20T08:07:00.000Z'].map((payBefore) => ({ ...sampleOrder, payBefore }))
    const html = await renderHtml(<CheckoutForm {...data} unpaid={unpaid} />, 'en', catalogues)
    expect(textOf(html)).toContain('You have orders to pay for')
    expect(html).toMatch(/role="timer">02:00</)
  })

  const line: CartLine = {
    ...{
      offerId: 5,
      productId: 9,
      name: 'Dila mug',
      picture: sampleOrder.lines[0]!.picture,
      options: ['Green'],
      storeId: 1,
      storeName: 'Tone',
    },
    ...{ quantity: 2, selected: true, price: 4200, lineTotal: 8400, available: 2, state: 'onlyLeft', priceWas: 3900, switchable: false },
  }
  const store = { storeId: 1, storeName: 'Tone', lines: [line], subtotal: 8400, arrives: '2026-11-21' }
  const leftOut: CartLine[] = [{ ...line, offerId: 6, name: 'Bud vase', available: 0, state: 'soldOut', lineTotal: 0 }]

  it('says what changed on the way from the cart: price, units, and what is not ordered at all', async () => {
    const changed = { ...data, quote: { ...quote, stores: [store], leftOut } }
    const text = textOf(await renderHtml(<CheckoutForm {...changed} />, 'en', catalogues))
    expect(text).toContain('Price went up: was 39,00\u00a0₾ , now 42,00\u00a0₾')
    expect(text).toContain('Only 2 left, so we lowered the quantity')
    expect(text).toMatch(/Bud vase.*Sold out, not counted in the total/)
  })

  it('leads back to where its items come from: the cart, or the page of the one product', async () => {
    const bought = { ...data, quote: { ...quote, stores: [store] } }
    expect(await renderHtml(<CheckoutForm {...bought} />, 'en', catalogues)).toMatch(/href="\/cart"[^>]*>Back to cart/)
    const html = await renderHtml(<CheckoutForm {...bought} buyNow={{ offerId: 5, quantity: 3 }} />, 'en', catalogues)
    expect(html).toContain('href="/details?id=9&amp;offer=5"')
    expect(html).not.toContain('Back to cart')
  })

  it.each(languages)('has every text in %s', async (lang) => {
    expect(textOf(await renderHtml(<CheckoutForm {...data} />, lang, catalogues))).not.toMatch(/checkout\.|addresses\.|orders\./)
  })
})
