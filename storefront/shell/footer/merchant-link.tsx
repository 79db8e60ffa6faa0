import { useT } from '#storefront/app/i18n/messages.tsx'
import { useFrameData } from '../frame-data.ts'
import styles from '../header/header.module.css'

/** Where merchants sign in, a page of another site; without one how a shop comes into the mall. */
export function MerchantLink() {
  const t = useT()
  const url = useFrameData()?.policies.merchantUrl
  return (
    <a className={`${styles.merchant} only-l`} href={url || '/business-register'} rel={url ? 'noopener' : undefined}>
      {t(url ? 'shell.merchant.login' : 'shell.merchant.sell')}
    </a>
  )
}
