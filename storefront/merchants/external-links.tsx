import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import styles from './business.module.css'

/** For those who sell here already: their own site, where the mall has one; and the terms they sell under. */
export function ExternalLinks({ merchantUrl, merchantSettlementUrl }: { merchantUrl: string; merchantSettlementUrl: string }) {
  const t = useT()
  return (
    <ul className={styles.links}>
      {merchantUrl && (
        <li>
          <a className="link" href={merchantUrl} rel="noopener">
            {t('merchants.links.login')} <Icon name="external-link" size={16} />
          </a>
        </li>
      )}
      {merchantSettlementUrl && (
        <li>
          <a className="link" href={merchantSettlementUrl} rel="noopener">
            {t('merchants.links.settlement')} <Icon name="external-link" size={16} />
          </a>
        </li>
      )}
      <li>
        <Link className="link" to="/policy?key=merchants">
          {t('merchants.links.terms')}
        </Link>
      </li>
    </ul>
  )
}
