import type { MemberInfo } from '#contract/accounts/schemas.ts'
import type { OrderDetails } from '#contract/orders/calls.ts'
import { formatPhone } from '#contract/core/phone.ts'
import { variantName } from '#contract/catalogue/variant-name.ts'
import { addressLine } from '#storefront/addresses/address-line.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { formatDate } from '#storefront/ui/text/dates.ts'
import { Money } from '#storefront/ui/text/price.tsx'
import { PrintHead } from '#storefront/ui/layout/print-head.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { OrderAmounts } from './order-amounts.tsx'
import { PriceReason } from './price-reason.tsx'
import styles from './order-print-sheet.module.css'

interface OrderPrintSheetProps {
  order: OrderDetails
  member: MemberInfo
}

/** What is printed instead of the page: a sheet with seller, buyer and a table of the items; for a legal entity an invoice with its code. */
export function OrderPrintSheet({ order, member }: OrderPrintSheetProps) {
  const t = useT()
  const lang = useLang()
  const { orderNo } = order
  return (
    <article className={styles.sheet} aria-hidden="true">
      <PrintHead />
      <p className={styles.title}>{t(member.memberType === 1 ? 'orders.print.invoice' : 'orders.print.order', { orderNo })}</p>
      <p>{`${t('orders.print.date')}: ${formatDate(order.placedAt, lang)}`}</p>
      <Parties order={order} member={member} />
      <ItemTable order={order} />
      <OrderAmounts orders={[order]} />
      {order.note && (
        <p>
          {t('orders.details.note')}: {order.note}
        </p>
      )}
    </article>
  )
}

function Parties({ order, member }: OrderPrintSheetProps) {
  const t = useT()
  const { address } = order
  return (
    <div className={styles.parties}>
      <div>
        <h2>{t('orders.print.seller')}</h2>
        <Party name={order.storeName} code={order.sellerCode} />
      </div>
      <div>
        <h2>{t('orders.print.buyer')}</h2>
        <Party name={member.name} code={member.companyCode} />
      </div>
      <div>
        <h2>{t('orders.print.recipient')}</h2>
        <p>
          <Words>{`${address.recipient}, ${formatPhone(address.phone)}`}</Words>
          <br />
          <Words>{addressLine(t, address)}</Words>
        </p>
      </div>
    </div>
  )
}

/** A party with its identification code. */
function Party({ name, code }: { name: string; code: string | undefined }) {
  const t = useT()
  return (
    <p>
      <Words>{name}</Words>
      {code && (
        <>
          <br />
          <Words>{t('orders.print.code', { code })}</Words>
        </>
      )}
    </p>
  )
}

function ItemTable({ order }: { order: OrderDetails }) {
  const t = useT()
  return (
    <table>
      <thead>
        <tr>
          <th>{t('orders.print.item')}</th>
          <th>{t('orders.print.quantity')}</th>
          <th>{t('orders.print.price')}</th>
          <th>{t('orders.print.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.offerId}>
            <td>
              <Words>{variantName(line.name, line.options)}</Words>
              <PriceReason line={line} />
            </td>
            <td>{line.quantity}</td>
            <td>
              <Money tetri={line.price} />
            </td>
            <td>
              <Money tetri={line.lineTotal} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
