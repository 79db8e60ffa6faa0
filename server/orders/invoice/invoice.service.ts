import type { OrderDetails } from '#contract/orders/calls.ts'
import { bcp47, type Language } from '#contract/core/languages.ts'
import { contact } from '#contract/core/contact.ts'
import { formatGel } from '#contract/core/money.ts'
import { formatPhone } from '#contract/core/phone.ts'
import { toWireMethod } from '#contract/payments/methods.ts'
import type { OrderView } from '#contract/orders/wire.ts'
import { variantName } from '#contract/catalogue/variant-name.ts'
import { memberInfo } from '#server/accounts/members/profile.service.ts'
import { addressLine } from '#server/addresses/address-line.service.ts'
import type { MemberCtx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { dateFormats } from '#server/platform/dates.ts'
import { text } from '#server/platform/texts.ts'
import { viewOrderAsBought } from '../orders.service.ts'
import { drawInvoice, type InvoiceSheet } from './invoice-sheet.service.ts'

type Member = Awaited<ReturnType<typeof memberInfo>>
type Order = OrderView<OrderDetails>

/**
 * The invoice of an order that a legal entity has paid, as a PDF in the language of the ctx.
 * @throws `notFound`, for another member's too; `order.notAllowed` for a natural person and while it is not paid
 */
export async function invoiceOf(ctx: MemberCtx, orderNo: string): Promise<{ fileName: string; pdf: Buffer }> {
  const order = await viewOrderAsBought(ctx, orderNo)
  if (!order.allowedActions.includes('invoice')) throw new DomainError('order.notAllowed')
  const sheet = sheetOf(ctx, order, await memberInfo(ctx))
  const pdf = drawInvoice(sheet).bytes({ title: sheet.title, lang: bcp47[ctx.lang], producer: 'Kalata', createdAt: ctx.now() })
  return { fileName: `kalata-${order.orderNo}.pdf`, pdf }
}

function sheetOf({ lang }: MemberCtx, order: Order, member: Member): InvoiceSheet {
  const { orderNo } = order
  const paidAt = order.timeline.find(({ step }) => step === 'paid')?.at
  const label = (id: 'date' | 'item' | 'quantity' | 'price' | 'sum') => text(lang, `orders.print.${id}`)
  return {
    mark: 'Kalata',
    contact: [text(lang, 'shell.footer.contact.address'), `${contact.mail} · ${contact.phoneText}`],
    title: text(lang, 'orders.print.invoice', { orderNo }),
    facts: [
      `${label('date')}: ${dayOf(order.placedAt, lang)}`,
      ...(paidAt ? [`${text(lang, 'orders.step.paid')}: ${dayOf(paidAt, lang)}`] : []),
      `${text(lang, 'orders.details.method')}: ${text(lang, `orders.method.${toWireMethod(order.method)}`)}`,
    ],
    parties: partiesOf(lang, order, member),
    columns: [label('item'), label('quantity'), label('price'), label('sum')],
    items: order.lines.map((line) => [
      variantName(line.name, line.options),
      String(line.quantity),
      formatGel(line.price),
      formatGel(line.lineTotal),
    ]),
    sums: sumsOf(lang, order),
    refunded: order.refunded ? { label: text(lang, 'orders.details.refunded'), sum: formatGel(-order.refunded) } : undefined,
    notes: order.note ? [`${text(lang, 'orders.details.note')}: ${order.note}`] : [],
    foot: (number, count) => text(lang, 'orders.print.page', { number, count }),
  }
}

function partiesOf(lang: Language, { storeName, sellerCode, address }: Order, { name, companyCode }: Member): InvoiceSheet['parties'] {
  const { recipient, phone } = address
  const withCode = (who: string, code: string | undefined) => [who, ...(code ? [text(lang, 'orders.print.code', { code })] : [])]
  return [
    { heading: text(lang, 'orders.print.seller'), lines: withCode(storeName, sellerCode) },
    { heading: text(lang, 'orders.print.buyer'), lines: withCode(name, companyCode) },
    {
      heading: text(lang, 'orders.print.recipient'),
      lines: [recipient, addressLine(lang, address), formatPhone(phone)],
    },
  ]
}

function sumsOf(lang: Language, { lines, savings, total }: Order): InvoiceSheet['sums'] {
  const items = lines.reduce((sum, line) => sum + line.lineTotal, 0)
  return [
    ...(savings > 0
      ? [
          { label: text(lang, 'orders.details.subtotal'), sum: formatGel(items + savings) },
          { label: text(lang, 'cart.sum.savings'), sum: formatGel(-savings) },
        ]
      : []),
    { label: text(lang, 'cart.sum.delivery'), sum: formatGel(0) },
    { label: text(lang, 'cart.sum.total'), sum: formatGel(total) },
  ]
}

const days = dateFormats({ dateStyle: 'long', timeZone: 'Asia/Tbilisi' })
const dayOf = (at: string, lang: Language) => days[lang].format(new Date(at))
