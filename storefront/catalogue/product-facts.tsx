import type { ProductDetails } from '#contract/catalogue/calls.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { formatOnDay } from '#storefront/ui/dates.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { storePath } from './links.ts'

/** What comes with every order. @param arrives the day a parcel ordered now arrives, `YYYY-MM-DD` of Tbilisi */
export function ProductFacts({ arrives }: { arrives: string }) {
  const t = useT()
  const lang = useLang()
  return (
    <ul className="facts">
      <li>
        <Icon name="truck" />
        <div>
          <b>{t('catalogue.details.arrives', { day: formatOnDay(arrives, lang) })}</b>
          <span>{t('catalogue.details.arrives.text')}</span>
        </div>
      </li>
      <li>
        <Icon name="undo-2" />
        <div>
          <b>{t('catalogue.details.returns')}</b>
          <span>{t('catalogue.details.returns.text')}</span>
        </div>
      </li>
      <li>
        <Icon name="shield-check" />
        <div>
          <b>{t('catalogue.details.secure')}</b>
          <span>{t('catalogue.details.secure.text')}</span>
        </div>
      </li>
    </ul>
  )
}

/** Who sells it, and the way to everything else they sell. */
export function StoreCard({ store: { storeId, storeName, city, productCount } }: { store: ProductDetails['store'] }) {
  const t = useT()
  return (
    <div className="store">
      <span className="store__logo" aria-hidden="true">
        {[...storeName][0]}
      </span>
      <div>
        <b className="b5">{storeName}</b>
        <p className="muted">{t('catalogue.details.store.items', { count: productCount, city })}</p>
      </div>
      <LinkButton kind="line" size="sm" to={storePath(storeId)}>
        {t('catalogue.details.store.visit')}
      </LinkButton>
    </div>
  )
}
