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

const steps: [IconName, MessageId, MessageId][] = [
  ['clock', 'deals.lightning.one', 'deals.lightning.one.text'],
  ['package', 'deals.lightning.two', 'deals.lightning.two.text'],
  ['shield-check', 'deals.lightning.three', 'deals.lightning.three.text'],
]

/** The page of lightning deals while none is announced: what they are, how they work, and a link to the discounts. */
export function ComingDeals({ cards }: { cards: ProductCard[] }) {
  const t = useT()
  return (
    <div className="frame">
      <Seo title={t('deals.lightning.title')} description={t('deals.lightning.description')} path="/lightning-deals" />
      <h1 className="vh">{t('deals.lightning.title')}</h1>
      <section className={`${styles.coming} ${styles.lightning} ${patternStyles.pattern}`}>
        <span className={styles.comingIcon}>
          <Icon name="zap" size={28} fill />
        </span>
        <h2>{t('deals.lightning.none')}</h2>
        <p>{t('deals.lightning.none.text')}</p>
        <LinkButton to="/discount-deals">{t('deals.soon.discounts')}</LinkButton>
      </section>
      <Section title={t('deals.soon.how')}>
        <ol className={stepStyles.steps}>
          {steps.map(([icon, title, text]) => (
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
