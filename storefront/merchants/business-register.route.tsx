import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { ProductGrid } from '#storefront/catalogue/card/product-grid.tsx'
import { storePath } from '#storefront/catalogue/links.ts'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { Breadcrumbs } from '#storefront/ui/layout/breadcrumbs.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Section } from '#storefront/ui/layout/section.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { ExternalLinks } from './external-links.tsx'
import { loadMerchants } from './load-merchants.ts'
import { MerchantShops } from './merchant-shops.tsx'
import { MerchantSteps } from './steps.tsx'
import styles from './business-register.module.css'

export { RouteError as ErrorBoundary } from '#storefront/app/navigation/route-error.tsx'

export const loader = (args: LoaderFunctionArgs) => loadMerchants(args)

const promises = [
  { icon: 'store', title: 'merchants.promise.page', text: 'merchants.promise.page.text' },
  { icon: 'truck', title: 'merchants.promise.delivery', text: 'merchants.promise.delivery.text' },
  { icon: 'upload', title: 'merchants.promise.import', text: 'merchants.promise.import.text' },
  { icon: 'users', title: 'merchants.promise.deals', text: 'merchants.promise.deals.text' },
  { icon: 'star', title: 'merchants.promise.reviews', text: 'merchants.promise.reviews.text' },
  { icon: 'wallet', title: 'merchants.promise.money', text: 'merchants.promise.money.text' },
] as const

/** "Sell on the platform": what selling here means, who does, and how it begins. */
export default function BusinessRegisterRoute() {
  const t = useT()
  const { links, stores, products, storeCount, productCount } = useLoaderData<typeof loader>()
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
      {stores[0] && products.length > 0 && (
        <Section title={t('merchants.shown.title')} all={storePath(stores[0].storeId)}>
          <ProductGrid cards={products} columns={4} row />
        </Section>
      )}
      <MerchantShops stores={stores} />
      <h2 className={styles.heading}>{t('merchants.start.title')}</h2>
      <MerchantSteps sideBySide />
      <LinkButton to="/business" size="lg" className={styles.begin}>
        {t('merchants.sell.action')}
      </LinkButton>
      <ExternalLinks {...links} />
    </div>
  )
}
