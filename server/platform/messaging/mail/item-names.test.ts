import { describe, expect, it } from 'vitest'
import { languages } from '#contract/core/languages.ts'
import { caseMail } from '#server/aftersales/case-mails.ts'
import { productMail } from '#server/catalogue/product-mails.ts'
import { groupMail } from '#server/groups/messages/group-mails.ts'
import { orderMail } from '#server/orders/messages/order-mails.ts'
import type { MessageOrder } from '#server/orders/messages/message-orders.service.ts'
import { notificationText } from '../member-notifications.ts'
import type { MailContent } from './mail-template.ts'

const words = { ka: 'ხელით ნაკეთი ჭიქა ', en: 'hand-made cup ', ru: 'кружка ручной работы ', zh: '手工制作的茶杯' }
const now = new Date('2026-11-29T10:00:00Z')

describe.each(languages)('the name of an item with 150 letters, in %s', (lang) => {
  const name = words[lang].repeat(30).slice(0, 149) + 'Z'
  const frame = { lang, origin: 'https://kalata.test' }
  const params = {
    name,
    productId: 1,
    orderNo: '261129-B8M7RBXPCC6',
    count: 1,
    until: now.toISOString(),
    total: 1000,
    before: 2000,
    caseNo: 'R1',
    numbers: '1',
  }
  const line = { name, options: [], productId: 1, offerId: 1, quantity: 1, price: 1000, lineTotal: 1000, amount: 1000 }
  const order = {
    storeName: 'Tone',
    lines: [line],
    subtotal: 1000,
    savings: 0,
    total: 1000,
    arrives: now,
    recipient: 'N',
    addressLine: 'T',
    method: 'cash',
  }
  const mails: [string, () => MailContent][] = [
    ['a product', () => productMail(frame, notificationText(lang, 'backInStock', params), undefined)],
    ['a group', () => groupMail(frame, notificationText(lang, 'groupSucceeded', params), { order: undefined, size: 2 })],
    ['an order', () => orderMail(frame, notificationText(lang, 'orderPaid', params), { orders: [order as unknown as MessageOrder], now })],
    [
      'a case',
      () =>
        caseMail(frame, notificationText(lang, 'caseAgreed', params), { storeName: 'Tone', lines: [line] } as unknown as Parameters<
          typeof caseMail
        >[2]),
    ],
  ]

  it.each(mails)('is shortened in the mail about %s and in its subject', (_, mail) => {
    const { subject, html, text } = mail()
    for (const part of [subject, html, text]) {
      expect(part).toContain('…')
      expect(part).not.toContain(name.slice(0, 81))
    }
    expect(subject).toContain(name.slice(0, 40))
  })
})
