import type { ProductDetails } from '#contract/catalogue/schemas.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import styles from './product-description.module.css'

/** Description and attributes. */
export function ProductDescription({ product: { description, descriptionLang, attributes } }: { product: ProductDetails }) {
  const t = useT()
  if (description.length === 0 && attributes.length === 0) return <div className={styles.about} />
  return (
    <div className={styles.about}>
      {description.length > 0 && (
        <section className={styles.prose}>
          <h2>{t('catalogue.details.description')}</h2>
          {description.map((paragraph) => (
            <p key={paragraph} lang={langAttribute(descriptionLang)}>
              {paragraph}
            </p>
          ))}
        </section>
      )}
      {attributes.length > 0 && (
        <section>
          <h2>{t('catalogue.details.attributes')}</h2>
          <dl className={styles.spec}>
            {attributes.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}
