import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { contact } from '#contract/core/contact.ts'
import type { StoreCard } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { Breadcrumbs } from '#storefront/ui/layout/breadcrumbs.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { ContactLines } from '#storefront/feedback/contact-lines.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { ExternalLinks } from './external-links.tsx'
import { loadMerchants } from './load-merchants.ts'
import { MerchantShops } from './merchant-shops.tsx'
import { MerchantSteps } from './steps.tsx'
import buttonStyles from '#storefront/ui/button.module.css'
import styles from './business.module.css'

export const loader = (args: LoaderFunctionArgs) => loadMerchants(args)

const asks = ['merchants.asks.price', 'merchants.asks.packing', 'merchants.asks.truth', 'merchants.asks.answers'] as const

/** The sign-up of merchants: what it takes, and the way to their own site, or to us where there is none. */
export default function BusinessRoute() {
  const t = useT()
  const { links, lead, stores } = useLoaderData<typeof loader>()
  return (
    <div className="frame">
      <Seo title={t('merchants.join.title')} description={t('merchants.join.lead')} path="/business" />
      <Breadcrumbs items={[{ text: t('merchants.sell.title'), to: '/business-register' }, { text: t('merchants.join.title') }]} />
      <div className={styles.columns}>
        <div>
          <h1 className="h1">{t('merchants.join.title')}</h1>
          <p className={styles.lead}>{t('merchants.join.lead')}</p>
          <MerchantSteps />
          <Asks />
        </div>
        <Begin url={links.merchantRegisterUrl} shown={lead} />
      </div>
      <MerchantShops stores={stores.slice(0, 3)} />
      <ExternalLinks {...links} />
    </div>
  )
}

/** What holds for every merchant, as the rules for sellers say. */
function Asks() {
  const t = useT()
  return (
    <>
      <h2 className={styles.heading}>{t('merchants.asks.title')}</h2>
      <ul className={styles.asks}>
        {asks.map((text) => (
          <li key={text}>
            <Icon name="circle-check" />
            <Words>{t(text)}</Words>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Where a shop registers, or how to reach us, below the picture of a store that sells here. */
function Begin({ url, shown }: { url: string; shown: StoreCard | undefined }) {
  const t = useT()
  return (
    <aside className={styles.card}>
      {shown?.picture && (
        <figure>
          <Picture picture={shown.picture} alt="" sizes="(max-width: 899px) 100vw, 480px" eager />
          <figcaption>{`${shown.storeName}, ${shown.city}`}</figcaption>
        </figure>
      )}
      <a
        className={`${buttonStyles.btn} ${buttonStyles.fill} ${buttonStyles.lg} ${buttonStyles.wide}`}
        href={url || `mailto:${contact.mail}`}
      >
        {t(url ? 'merchants.join.register' : 'merchants.join.write')}
      </a>
      <p className={styles.help}>{t('merchants.help.text')}</p>
      <ContactLines />
    </aside>
  )
}
