import type { MessageId } from '#locales/ids.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon, type IconName } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import styles from './shop-terms.module.css'

const terms: [IconName, MessageId, MessageId, string][] = [
  ['truck', 'shops.terms.delivery', 'shops.terms.delivery.text', '/policy?key=delivery'],
  ['undo-2', 'shops.terms.returns', 'shops.terms.returns.text', '/policy?key=withdrawal'],
  ['shield-check', 'shops.terms.defects', 'shops.terms.defects.text', '/policy?key=defects'],
  ['message-circle', 'shops.terms.answers', 'shops.terms.answers.text', '/policy?key=merchants'],
]

/** What holds for every store of the mall: how its parcels arrive and go back, and when it answers. */
export function ShopTerms() {
  const t = useT()
  return (
    <section className={styles.terms} aria-labelledby="shop-terms">
      <h2 id="shop-terms">{t('shops.terms.title')}</h2>
      <ul>
        {terms.map(([icon, title, text, to]) => (
          <li key={to}>
            <Icon name={icon} size={24} />
            <div>
              <Link className="b5" to={to}>
                {t(title)}
              </Link>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
