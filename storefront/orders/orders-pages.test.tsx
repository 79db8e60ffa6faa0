import { describe, expect, it } from 'vitest'
import { languages } from '#contract/core/languages.ts'
import { renderHtml, textOf } from '#storefront/app/testing/render.tsx'
import { sampleMember, sampleOrder } from '#storefront/app/testing/sample-order.ts'
import { OrderDetailsView } from './details/order-details.tsx'
import { OrderRow } from './list/order-row.tsx'

const serverNow = '2026-11-20T08:05:00.000Z'
const catalogues = ['orders' as const, 'addresses' as const]

describe('a card of an order', () => {
  it('names its items and leads to the order', async () => {
    const html = await renderHtml(<OrderRow order={sampleOrder} serverNow={serverNow} />, 'en', catalogues)
    const link = /<a [^>]*href="(\/orderDetail[^"]+)"[^>]*>(.*?)<\/a>/.exec(html)!
    expect(link[1]).toBe(`/orderDetail/${sampleOrder.orderNo}`)
    expect(textOf(link[2]!)).toBe('Dila mug, 350 ml\u00a0· Teal and 1 more')
    expect(textOf(html)).toContain('Details')
  })
})

describe('the page of an order', () => {
  it('tells items, day, address, sum and every step to the delivery', async () => {
    const text = textOf(
      await renderHtml(<OrderDetailsView order={sampleOrder} member={sampleMember} serverNow={serverNow} />, 'en', catalogues),
    )
    for (const part of ['Dila mug, 350 ml', 'Bud vase', 'Arrives Saturday, 21 November', 'Nino Beridze', 'Rustaveli 24', '103,00\u00a0₾'])
      expect(text).toContain(part)
    expect(text).toMatch(/Order placed .* Paid .* Packing .* Handover to the courier .* Delivery .* Saturday, 21 November/)
  })

  it.each([
    ['ka', 'დაბრუნებული თანხა'],
    ['en', 'Money returned'],
    ['ru', 'Возвращено'],
    ['zh', '已退款'],
  ] as const)('names what was returned of its sum, in %s', async (lang, label) => {
    const page = async (order: typeof sampleOrder) =>
      textOf(await renderHtml(<OrderDetailsView order={order} member={sampleMember} serverNow={serverNow} />, lang, catalogues))
    expect(await page(sampleOrder)).not.toContain(label)
    const partly = { ...sampleOrder, payment: 'partly_refunded', fulfilment: 'delivered', label: 'toReceive', refunded: 4200 } as const
    expect(await page(partly)).toContain(`${label} −42,00\u00a0₾`)
  })

  it('prints a sheet with seller, buyer and a table; of a company an invoice with the codes of both', async () => {
    const company = { ...sampleMember, memberType: 1, name: 'Chai LLC', companyName: 'Chai LLC', companyCode: '404123456' }
    const html = await renderHtml(
      <OrderDetailsView order={{ ...sampleOrder, sellerCode: '999104729' }} member={company} serverNow={serverNow} />,
      'en',
      catalogues,
    )
    const sheet = /<article [^>]*aria-hidden="true".*?<\/article>/s.exec(html)![0]
    expect(textOf(sheet)).toMatch(
      /^Kalata .*Invoice 261120-KX7MT4QD9H3 .*Seller Tone Workshop Identification code 999104729 Buyer Chai LLC Identification code 404123456/,
    )
    expect([...sheet.matchAll(/<tr>(.*?)<\/tr>/gs)].map((row) => textOf(row[1]!))).toEqual([
      'Item Quantity Unit price Sum',
      'Dila mug, 350 ml\u00a0· Teal 2 42,00\u00a0₾ 84,00\u00a0₾',
      'Bud vase 1 19,00\u00a0₾ 19,00\u00a0₾',
    ])
  })

  it.each(languages)('has every text in %s', async (lang) => {
    const html = await renderHtml(<OrderDetailsView order={sampleOrder} member={sampleMember} serverNow={serverNow} />, lang, catalogues)
    expect(textOf(html)).not.toMatch(/orders\.|addresses\.|ui\./)
  })
})
