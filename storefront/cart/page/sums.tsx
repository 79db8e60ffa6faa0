import type { ReactNode } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { SumLine } from '#storefront/ui/layout/sum-line.tsx'
import summaryStyles from '#storefront/ui/layout/summary.module.css'

interface SumsProps {
  /** The items in words. */
  items: string
  /** Integer tetri, as `savings` and `total`: before what is saved. */
  subtotal: number
  savings: number
  total: number
  /** The total in larger letters. */
  large?: boolean
  /** Further lines. */
  children?: ReactNode
}

/** The sums of a purchase: its items, what is saved, the delivery, which is free, and all together. */
export function Sums({ items, subtotal, savings, total, large = false, children }: SumsProps) {
  const t = useT()
  return (
    <dl>
      <SumLine text={items} tetri={subtotal} />
      {savings > 0 && <SumLine text={t('cart.sum.savings')} tetri={-savings} good />}
      <SumLine text={t('cart.sum.delivery')} good>
        {t('cart.sum.free')}
      </SumLine>
      <SumLine text={<span className={large ? summaryStyles.sumLabel : undefined}>{t('cart.sum.total')}</span>} tetri={total} total />
      {children}
    </dl>
  )
}

/** What holds for every purchase, below its sums. */
export function PurchaseTerms() {
  const t = useT()
  return (
    <ul className={summaryStyles.trust}>
      <li>
        <Icon name="undo-2" size={18} />
        {t('cart.sum.returns')}
      </li>
      <li>
        <Icon name="shield-check" size={18} />
        {t('cart.sum.secure')}
      </li>
    </ul>
  )
}
