import type { ProductDetails } from '#contract/catalogue/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { langAttribute } from './product-card.tsx'

/** Description and attributes. */
export function ProductDescription({ product: { description, descriptionLang, attributes } }: { product: ProductDetails }) {
  const t = useT()
  if (description.length === 0 && attributes.length === 0) return <div className="tell-all" />
  return (
    <div className="tell-all">
      {description.length > 0 && (
        <section className="prose">
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
          <dl className="spec">
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

/** Nobody has reviewed anything yet, and the page says so. */
export function Reviews() {
  const t = useT()
  return (
    <section className="zone" id="reviews">
      <div className="zone__head">
        <h2>{t('catalogue.details.reviews')}</h2>
      </div>
      <div className="norev">
        <span>
          <Icon name="message-square-text" size={24} />
        </span>
        <div>
          <b>{t('catalogue.details.reviews.none')}</b>
          <p>{t('catalogue.details.reviews.text')}</p>
        </div>
      </div>
    </section>
  )
}
