import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { languages } from '#contract/core/languages.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { ProductGrid } from '#storefront/catalogue/card/product-grid.tsx'
import { storePath } from '#storefront/catalogue/links.ts'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { Breadcrumbs } from '#storefront/ui/layout/breadcrumbs.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Section } from '#storefront/ui/layout/section.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Answers } from '#storefront/feedback/answers.tsx'
import { ExportRows } from './export-rows.tsx'
import { ExternalLinks } from './external-links.tsx'
import { loadMerchants } from './load-merchants.ts'
import { MerchantShops } from './merchant-shops.tsx'
import { MerchantSteps } from './steps.tsx'
import styles from './business-register.module.css'

export const loader = (args: LoaderFunctionArgs) => loadMerchants(args)

const promises = [
  { icon: 'store', title: 'merchants.promise.page', text: 'merchants.promise.page.text' },
  { icon: 'truck', title: 'merchants.promise.delivery', text: 'merchants.promise.delivery.text' },
  { icon: 'upload', title: 'merchants.promise.import', text: 'merchants.promise.import.text' },
  { icon: 'users', title: 'merchants.promise.deals', text: 'merchants.promise.deals.text' },
  { icon: 'star', title: 'merchants.promise.reviews', text: 'merchants.promise.reviews.text' },
  { icon: 'wallet', title: 'merchants.promise.money', text: 'merchants.promise.money.text' },
] as const

const asked = ['who', 'languages', 'delivery', 'returns', 'money', 'discount'] as const

type Merchants = Awaited<ReturnType<typeof loadMerchants>>

/** "Sell on the platform": what selling here means, who does, and how it begins. */
export default function BusinessRegisterRoute() {
  const t = useT()
  const merchants = useLoaderData<typeof loader>()
  const { links, lead, stores, products } = merchants
  return (
    <div className="frame">
      <Seo title={t('merchants.sell.title')} description={t('merchants.sell.lead')} path="/business-register" />
      <Breadcrumbs items={[{ text: t('merchants.sell.title') }]} />
      <Hero {...merchants} />
      <Promises />
      {lead && products.length > 0 && (
        <Section title={t('merchants.shown.title')} all={storePath(lead.storeId)}>
          <p className={styles.lead}>{t('merchants.shown.text')}</p>
          <ExportRows products={products} />
          <ProductGrid cards={products} columns={4} row />
        </Section>
      )}
      <MerchantShops stores={stores} />
      <Section title={t('merchants.asked')}>
        <Answers
          answers={asked.map((each) => ({ question: t(`merchants.asked.${each}`), answer: t(`merchants.asked.${each}.text`) }))}
          wide
        />
      </Section>
      <h2 className={styles.heading}>{t('merchants.start.title')}</h2>
      <MerchantSteps sideBySide />
      <LinkButton to="/business" size="lg" className={styles.begin}>
        {t('merchants.sell.action')}
      </LinkButton>
      <ExternalLinks {...links} />
    </div>
  )
}

/** Who sells here already, in figures, and a picture of the one that sells most. */
function Hero({ lead, storeCount, productCount }: Pick<Merchants, 'lead' | 'storeCount' | 'productCount'>) {
  const t = useT()
  const figures = [
    { value: storeCount, label: t('merchants.figure.shops', { count: storeCount }) },
    { value: productCount, label: t('merchants.figure.items', { count: productCount }) },
    { value: languages.length, label: t('merchants.figure.languages') },
  ]
  return (
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
      {lead?.picture && <Picture picture={lead.picture} alt="" sizes="(max-width: 999px) 100vw, 640px" eager />}
    </section>
  )
}

function Promises() {
  const t = useT()
  return (
    <>
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
    </>
  )
}
