import type { Offer } from '#contract/catalogue/schemas.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { availabilityText } from './offer-facts.tsx'
import styles from './product-form.module.css'

/** That an offer is sold before it is there, beside the quantity. */
export function PreorderStatus({ offer }: { offer: Offer }) {
  const t = useT()
  return (
    <span className={styles.stock} role="status">
      <Icon name="clock" size={18} />
      <span>{availabilityText(offer, t, useLang())}</span>
    </span>
  )
}
