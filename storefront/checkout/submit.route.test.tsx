import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { describe, expect, it } from 'vitest'
import { encodeRequest } from '#contract/core/request.ts'
import { userIdCookie, userInfoCookie } from '#contract/accounts/constants.ts'
import { languages } from '#contract/core/languages.ts'
import { pageContext } from '#storefront/app/client/page-context.ts'
import { renderHtml, textOf } from '#storefront/app/testing/render.tsx'
import { SeatUnavailable } from './payment/seat-unavailable.tsx'
import { loader } from './submit.route.tsx'

const ok = (data: object) => ({ status: 200, envelope: { code: 0, message: '', data } })
const rejected = (key: string, status = 200, params = {}) => ({ status, envelope: { code: 1001, message: key, key, params } })
const groupId = '0b9d3d36-6a4e-4c9e-8a3e-1f2b3c4d5e6f'
const line = { offerId: 5, productId: 9, deal: { kind: 'group', id: '7', endsAt: '2026-11-24T10:00:00.000Z' } }
const quote = ok({ stores: [{ storeId: 1, lines: [line] }], methods: ['sandbox'], total: 2700 })
const group = { groupId, state: 'open', seatsLeft: 1, campaignId: 7, offer: { offerId: 5, productId: 9 } }
const ownGroup = { seat: { orderNo: '261123-A' }, group }

/** What the checkout of a group loads when the calls answer so: where it leads, or its data. */
async function load(
  group: string | undefined,
  replies: Record<string, object>,
): Promise<{ to?: string | null; unavailable?: unknown; unpaid?: unknown }> {
  const context = new RouterContextProvider()
  const send = (route: string, input?: object) => {
    const { path } = encodeRequest(route, input)
    const [, reply] = Object.entries(replies).find(([part]) => path.includes(part)) ?? ['', ok({ page: { results: [] }, results: [] })]
    return Promise.resolve(reply)
  }
  context.set(pageContext, { lang: 'en', origin: 'http://mall.test', send } as never)
  const url = new URL(`http://mall.test/submit?buy=5&quantity=1${group ? `&group=${group}` : ''}`)
  const cookie = `${userInfoCookie}=${encodeURIComponent('{"name":"N","memberType":0}')}; ${userIdCookie}=1`
  const request = new Request(url, { headers: { cookie } })
  try {
    const found = await loader({ context, request, url, params: {} } as unknown as LoaderFunctionArgs)
    return found.signedIn ? (found.content as { unavailable?: unknown; unpaid?: unknown }) : {}
  } catch (thrown) {
    if (thrown instanceof Response) return { to: thrown.headers.get('location') }
    throw thrown
  }
}

describe('the checkout of one item of which nothing is left', () => {
  const soldOut = rejected('checkout.empty', 200, { productId: 9 })

  it('says that it is sold out, not that the cart is to be looked at, and leads to its page', async () => {
    expect((await load(undefined, { 'checkout/quote': soldOut })).unavailable).toEqual({
      obstacle: { key: 'cart.soldOut' },
      item: { productId: 9, offerId: 5 },
    })
  })

  it('shows who is back from the bank the order that has the last units', async () => {
    const unpaid = ok({ page: { results: [{ orderNo: '261123-A' }] } })
    expect(await load(undefined, { 'checkout/quote': soldOut, 'orders?tab': unpaid })).toMatchObject({ unpaid: [{ orderNo: '261123-A' }] })
  })
})

describe('the checkout of a group', () => {
  it('leads who is in it, or is back from the bank, to the page of that group', async () => {
    const groups = ok({ page: { results: [ownGroup] }, counts: {} })
    expect((await load('new', { quote, 'mall/groups?tab': groups })).to).toBe('/groupDetail/261123-A')
    expect((await load(groupId, { quote, [groupId]: ok(group), 'mall/groups?tab': groups })).to).toBe('/groupDetail/261123-A')
  })

  it('says at once that it is full, over or no longer offered', async () => {
    const item = { productId: 9, offerId: 5 }
    const full = await load(groupId, { quote, [groupId]: ok({ ...group, seatsLeft: 0 }) })
    expect(full.unavailable).toEqual({ obstacle: { key: 'group.full' }, item })
    const over = await load(groupId, { quote, [groupId]: rejected('notFound', 404) })
    expect(over.unavailable).toEqual({ obstacle: { key: 'group.over' }, item })
    const ended = await load('new', { quote: rejected('deal.ended') })
    expect(ended.unavailable).toEqual({ obstacle: { key: 'group.campaignOver' }, item: undefined })
  })

  it.each(languages)('tells in %s why there is nothing to order, and leads on', async (lang) => {
    for (const key of ['group.full', 'group.over', 'group.campaignOver', 'cart.soldOut'] as const) {
      const html = await renderHtml(<SeatUnavailable obstacle={{ key }} item={{ productId: 9, offerId: 5 }} />, lang, [
        'checkout',
        'errors',
      ])
      expect(textOf(html)).not.toMatch(/checkout\.|group\.|cart\./)
      expect(html).toContain('href="/details?id=9&amp;offer=5"')
    }
    expect(await renderHtml(<SeatUnavailable obstacle={{ key: 'group.campaignOver' }} />, lang, ['checkout', 'errors'])).toContain(
      'href="/groupbuy-deals"',
    )
  })
})
