import type { ProductCard } from '#contract/catalogue/schemas.ts'
import type { MessageId } from '#locales/ids.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Section } from '#storefront/ui/layout/section.tsx'
import { ProductSection } from '#storefront/catalogue/card/product-section.tsx'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon, type IconName } from '#storefront/ui/icon.tsx'
import styles from './coming-deals.module.css'
import stepStyles from './how-steps.module.css'
import patternStyles from '#storefront/ui/layout/pattern.module.css'

type DealKind = 'lightning'

const steps: Record<DealKind, [IconName, MessageId, MessageId][]> = {
  lightning: [
    ['clock', 'deals.lightning.one', 'deals.lightning.one.text'],
    ['package', 'deals.lightning.two', 'deals.lightning.two.text'],
    ['shield-check', 'deals.lightning.three', 'deals.lightning.three.text'],
  ],
}
const paths = { lightning: '/lightning-deals' }

/** The page of a kind of deal while none is running: what it is, how it works, and a link to the discounts. */
export function ComingDeals({ kind, cards }: { kind: DealKind; cards: ProductCard[] }) {
  const t = useT()
  return (
    <div className="frame">
      <Seo title={t(`deals.${kind}.title`)} description={t(`deals.${kind}.description`)} path={paths[kind]} />
      <h1 className="vh">{t(`deals.${kind}.title`)}</h1>
      <section className={`${styles.coming} ${styles[kind]} ${patternStyles.pattern}`}>
        <span className={styles.comingIcon}>
          <Icon name="zap" size={28} fill />
        </span>
        <h2>{t(`deals.${kind}.none`)}</h2>
        <p>{t(`deals.${kind}.none.text`)}</p>
        <LinkButton to="/discount-deals">{t('deals.soon.discounts')}</LinkButton>
      </section>
      <Section title={t('deals.soon.how')}>
        <ol className={stepStyles.steps}>
          {steps[kind].map(([icon, title, text]) => (
            <li key={title}>
              <i className={stepStyles.icon}>
                <Icon name={icon} size={24} />
              </i>
              <b>{t(title)}</b>
              <span>{t(text)}</span>
            </li>
          ))}
        </ol>
      </Section>
      <ProductSection title={t('deals.soon.popular')} all="/discount-deals" cards={cards} />
    </div>
  )
}
