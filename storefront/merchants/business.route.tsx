import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { contact } from '#contract/core/contact.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { Breadcrumbs } from '#storefront/ui/layout/breadcrumbs.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { ExternalLinks } from './external-links.tsx'
import { loadMerchants } from './load-merchants.ts'
import { MerchantSteps } from './steps.tsx'
import buttonStyles from '#storefront/ui/button.module.css'
import styles from './business.module.css'

export { RouteError as ErrorBoundary } from '#storefront/app/navigation/route-error.tsx'

export const loader = (args: LoaderFunctionArgs) => loadMerchants(args)

/** The sign-up of merchants: what it takes, and the way to their own site, or to us where there is none. */
export default function BusinessRoute() {
  const t = useT()
  const { links, stores } = useLoaderData<typeof loader>()
  const [shown] = stores.filter((store) => store.picture)
  return (
    <div className="frame">
      <Seo title={t('merchants.join.title')} description={t('merchants.join.lead')} path="/business" />
      <Breadcrumbs
        items={[
          { text: t('catalogue.details.home'), to: '/home' },
          { text: t('merchants.sell.title'), to: '/business-register' },
          { text: t('merchants.join.title') },
        ]}
      />
      <div className={styles.columns}>
        <div>
          <h1 className="h1">{t('merchants.join.title')}</h1>
          <p className={styles.lead}>{t('merchants.join.lead')}</p>
          <MerchantSteps />
        </div>
        <aside className={styles.card}>
          {shown?.picture && (
            <figure>
              <Picture picture={shown.picture} alt="" sizes="(max-width: 899px) 100vw, 480px" eager />
              <figcaption>{`${shown.storeName}, ${shown.city}`}</figcaption>
            </figure>
          )}
          <a
            className={`${buttonStyles.btn} ${buttonStyles.fill} ${buttonStyles.lg} ${buttonStyles.wide}`}
            href={links.merchantRegisterUrl || `mailto:${contact.mail}`}
          >
            {t(links.merchantRegisterUrl ? 'merchants.join.register' : 'merchants.join.write')}
          </a>
          <p className={styles.help}>{t('merchants.help.text')}</p>
          <ul className={styles.contact}>
            <li>
              <Icon name="mail" />
              <a className="link" href={`mailto:${contact.mail}`}>
                {contact.mail}
              </a>
            </li>
            <li>
              <Icon name="phone" />
              <a className="link num" href={`tel:${contact.phone}`}>
                {contact.phoneText}
              </a>
            </li>
          </ul>
        </aside>
      </div>
      <ExternalLinks {...links} />
    </div>
  )
}
