import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { useOfferFacts } from '../purchase/offer-facts.tsx'
import { ProductMeasures } from './product-measures.tsx'
import styles from './product-description.module.css'

/** Description and attributes, and what else is known of the selected offer. */
export function ProductDescription({ product, selected }: { product: ProductDetails; selected: Offer }) {
  const t = useT()
  const { description, descriptionLang } = product
  const facts = useOfferFacts(selected)
  const attributes: ProductDetails['attributes'] = [
    ...product.attributes,
    ...facts.filter(({ name }) => product.attributes.every((each) => each.name !== name)),
  ]
  if (description.length === 0 && attributes.length === 0) return <div className={styles.about} />
  return (
    <div className={styles.about}>
      {description.length > 0 && (
        <section className={styles.prose}>
          <h2>{t('catalogue.details.description')}</h2>
          {description.map((paragraph, at) => (
            <p key={at} lang={langAttribute(descriptionLang)}>
              {paragraph}
            </p>
          ))}
        </section>
      )}
      {attributes.length > 0 && (
        <section>
          <h2>{t('catalogue.details.attributes')}</h2>
          <dl className={styles.spec}>
            {attributes.map(({ name, nameLang, value, valueLang }, at) => (
              <div key={at}>
                <dt lang={langAttribute(nameLang)}>{name}</dt>
                <dd lang={langAttribute(valueLang)}>{value}</dd>
              </div>
            ))}
          </dl>
          {product.measures && <ProductMeasures measures={product.measures} />}
        </section>
      )}
    </div>
  )
}
