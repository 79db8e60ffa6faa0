import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'
import { contact } from '#contract/core/contact.ts'
import { ExternalLinks } from './external-links.tsx'
import { loadMerchantLinks } from './load-links.ts'
import buttonStyles from '#storefront/ui/button.module.css'
import styles from './business.module.css'

export { RouteError as ErrorBoundary } from '#storefront/app/navigation/route-error.tsx'

export const loader = (args: LoaderFunctionArgs) => loadMerchantLinks(args)

const steps = [
  { title: 'merchants.step.papers', text: 'merchants.step.papers.text' },
  { title: 'merchants.step.register', text: 'merchants.step.register.text' },
  { title: 'merchants.step.check', text: 'merchants.step.check.text' },
  { title: 'merchants.step.sell', text: 'merchants.step.sell.text' },
] as const

/** The sign-up of merchants: what it takes, and the way to their own site, or to us where there is none. */
export default function BusinessRoute() {
  const t = useT()
  const links = useLoaderData<typeof loader>()
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
      <h1 className="h1">{t('merchants.join.title')}</h1>
      <p className={styles.lead}>{t('merchants.join.lead')}</p>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <b>{t(title)}</b>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
      <a
        className={`${buttonStyles.btn} ${buttonStyles.fill} ${buttonStyles.lg}`}
        href={links.merchantRegisterUrl || `mailto:${contact.mail}`}
      >
        {t(links.merchantRegisterUrl ? 'merchants.join.register' : 'merchants.join.write')}
      </a>
      <ExternalLinks {...links} />
    </div>
  )
}
