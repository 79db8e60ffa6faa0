import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { StoreGrid } from '#storefront/shops/store-grid.tsx'
import { Breadcrumbs } from '#storefront/ui/layout/breadcrumbs.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { ExternalLinks } from './external-links.tsx'
import { loadMerchants } from './load-merchants.ts'
import { MerchantSteps } from './steps.tsx'
import styles from './business-register.module.css'

export { RouteError as ErrorBoundary } from '#storefront/app/navigation/route-error.tsx'

export const loader = (args: LoaderFunctionArgs) => loadMerchants(args)

const promises = [
  { icon: 'store', title: 'merchants.promise.page', text: 'merchants.promise.page.text' },
  { icon: 'truck', title: 'merchants.promise.delivery', text: 'merchants.promise.delivery.text' },
  { icon: 'users', title: 'merchants.promise.deals', text: 'merchants.promise.deals.text' },
  { icon: 'wallet', title: 'merchants.promise.money', text: 'merchants.promise.money.text' },
] as const

/** "Sell on the platform": what selling here means, who does, and how it begins. */
export default function BusinessRegisterRoute() {
  const t = useT()
  const { links, stores, storeCount, productCount } = useLoaderData<typeof loader>()
  const [picture] = stores.flatMap((store) => store.picture ?? [])
  const figures = [
    { value: storeCount, label: t('merchants.figure.shops', { count: storeCount }) },
    { value: productCount, label: t('merchants.figure.items', { count: productCount }) },
    { value: 4, label: t('merchants.figure.languages') },
  ]
  return (
    <div className="frame">
      <Seo title={t('merchants.sell.title')} description={t('merchants.sell.lead')} path="/business-register" />
      <Breadcrumbs items={[{ text: t('catalogue.details.home'), to: '/home' }, { text: t('merchants.sell.title') }]} />
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>{t('merchants.sell.title')}</h1>
          <p>{t('merchants.sell.lead')}</p>
          <LinkButton to="/business" kind="straw" size="lg">
            {t('merchants.sell.action')}
          </LinkButton>
          <dl className={styles.figures}>
            {figures.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {picture && <Picture picture={picture} alt="" sizes="(max-width: 999px) 100vw, 640px" eager />}
      </section>
      <h2 className={styles.heading}>{t('merchants.promise.title')}</h2>
      <ul className={styles.promises}>
        {promises.map(({ icon, title, text }) => (
          <li key={title}>
            <i>
              <Icon name={icon} size={28} />
            </i>
            <b>{t(title)}</b>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
      {stores.length > 0 && (
        <>
          <h2 className={styles.heading}>{t('merchants.links.shops')}</h2>
          <StoreGrid stores={stores} />
        </>
      )}
      <h2 className={styles.heading}>{t('merchants.start.title')}</h2>
      <MerchantSteps sideBySide />
      <ExternalLinks {...links} />
    </div>
  )
}
