import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { ExternalLinks } from './external-links.tsx'
import { loadMerchantLinks } from './load-links.ts'
import styles from './business.module.css'

export { RouteError as ErrorBoundary } from '#storefront/app/navigation/route-error.tsx'

export const loader = (args: LoaderFunctionArgs) => loadMerchantLinks(args)

const promises = [
  { icon: 'store', title: 'merchants.promise.page', text: 'merchants.promise.page.text' },
  { icon: 'truck', title: 'merchants.promise.delivery', text: 'merchants.promise.delivery.text' },
  { icon: 'users', title: 'merchants.promise.deals', text: 'merchants.promise.deals.text' },
  { icon: 'wallet', title: 'merchants.promise.money', text: 'merchants.promise.money.text' },
] as const

/** "Sell on the platform": what selling here means. */
export default function BusinessRegisterRoute() {
  const t = useT()
  const links = useLoaderData<typeof loader>()
  return (
    <div className="frame">
      <Seo title={t('merchants.sell.title')} description={t('merchants.sell.lead')} path="/business-register" />
      <Breadcrumbs items={[{ text: t('catalogue.details.home'), to: '/home' }, { text: t('merchants.sell.title') }]} />
      <section className={styles.hero}>
        <h1>{t('merchants.sell.title')}</h1>
        <p>{t('merchants.sell.lead')}</p>
        <div className={styles.actions}>
          <LinkButton to="/business" kind="straw" size="lg">
            {t('merchants.sell.action')}
          </LinkButton>
        </div>
      </section>
      <h2 className={styles.heading}>{t('merchants.promise.title')}</h2>
      <ul className={styles.promises}>
        {promises.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size={28} />
            <b>{t(title)}</b>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
      <ExternalLinks {...links} />
    </div>
  )
}
