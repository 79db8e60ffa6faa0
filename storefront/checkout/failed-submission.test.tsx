// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import type { Address } from '#contract/addresses/calls.ts'
import type { Quote } from '#contract/checkout/calls.ts'
import { api } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { sampleMember } from '#storefront/app/testing/sample-order.ts'
import { CheckoutForm } from './form/checkout-form.tsx'

const quote: Quote = { stores: [], subtotal: 10_300, savings: 0, shipping: 0, total: 10_300, units: 3, methods: ['sandbox', 'cash'] }
const data = { quote, addresses: [], member: sampleMember, cards: [], unpaid: [], serverNow: '2026-11-20T08:05:00.000Z', buyNow: undefined }
/** What a balancer answers in the server's place: no envelope, so no words either. */
const unanswered = new CallError('server.fault', '', {}, 503)
const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView')

beforeEach(() => {
  scrolledTo.mockReset()
})

/** The checkout with everything filled in, once "Pay" was pressed. */
async function pressed(addresses: Address[] = []) {
  const page = await mount(<CheckoutForm {...data} addresses={addresses} />, { catalogues: ['checkout', 'addresses', 'catalogue'] })
  if (addresses.length === 0) {
    await page.type(page.get('field', /^Street/), 'Rustaveli')
    await page.type(page.get('field', /^Building/), '24')
    await page.type(page.get('field', /^Phone/), '555123456')
  }
  await page.click(page.get('field', /I agree/))
  await page.click(page.get('button', /^Pay 103/))
  await page.settle()
  return page
}

it('brings the reason into the view where the first address cannot be saved', async () => {
  vi.spyOn(api.addresses, 'create').mockRejectedValue(new TypeError('Failed to fetch'))
  const page = await pressed()
  const [alert] = [...document.querySelectorAll('[role=alert]')].filter(({ textContent }) => textContent.includes('No connection'))
  expect(scrolledTo.mock.contexts).toEqual([alert])
  expect((page.get('field', /^Street/) as HTMLInputElement).value).toBe('Rustaveli')
})

it('says that the mall is not available where something else answers for it, not that the order was refreshed', async () => {
  vi.spyOn(api.checkout, 'submit').mockRejectedValue(unanswered)
  const address = { id: 'a', recipient: 'Nino', phone: '+995555123456', region: 'TB', city: 'Tbilisi', street: 'Rustaveli', building: '24' }
  const page = await pressed([{ ...address, isDefault: true } as Address])
  expect(page.text()).toContain('The mall is not available right now')
  expect(page.text()).not.toContain('refreshed')
})
