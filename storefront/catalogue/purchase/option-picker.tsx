import type { Offer, ProductDetails, ProductOption } from '#contract/catalogue/schemas.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { classes } from '#storefront/ui/classes.ts'
import { Link } from '#storefront/ui/link.tsx'
import { productPath } from '../links.ts'
import { optionChoices, type OptionChoice } from './offers.ts'
import styles from './option-picker.module.css'

interface OptionPickerProps {
  product: ProductDetails
  selected: Offer
}

/** Options as links that change the offer in the address, so they work before the scripts are loaded. */
export function OptionPicker({ product, selected }: OptionPickerProps) {
  if (product.options.length === 0) return null
  return (
    <section className={styles.opts}>
      {product.options.map((option, optionIndex) => (
        <OptionGroup
          key={option.name}
          option={option}
          choices={optionChoices(product, selected, optionIndex)}
          productId={product.productId}
        />
      ))}
    </section>
  )
}

interface OptionGroupProps {
  option: ProductOption
  choices: OptionChoice[]
  productId: number
}

function OptionGroup({ option: { name, nameLang }, choices, productId }: OptionGroupProps) {
  const isColour = choices.some(({ swatch }) => swatch !== undefined)
  const selected = choices.find((choice) => choice.selected)
  return (
    <div role="group" aria-label={name}>
      <p className={styles.optName}>
        <b className="b5" lang={langAttribute(nameLang)}>
          {name}
        </b>
        {isColour && selected && <span lang={langAttribute(selected.textLang)}>{selected.text}</span>}
      </p>
      <div className={isColour ? styles.sw : styles.pills}>
        {choices.map((choice) => (
          <OptionValue key={choice.key} choice={choice} isColour={isColour} productId={productId} />
        ))}
      </div>
    </div>
  )
}

function OptionValue({ choice, isColour, productId }: { choice: OptionChoice; isColour: boolean; productId: number }) {
  const t = useT()
  const { text, swatch, selected, unavailable, offerId } = choice
  const lang = langAttribute(choice.textLang)
  const className = classes(isColour ? styles.swatch : styles.pill, selected && styles.on, unavailable && styles.none)
  const label = unavailable ? `${text}, ${t('catalogue.details.unavailable')}` : text
  const content = isColour ? (
    <svg viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="22" fill={swatch ?? '#f3f0ec'} />
    </svg>
  ) : (
    text
  )
  if (offerId === undefined) {
    return (
      <span className={className} role="img" lang={lang} aria-label={label}>
        {content}
      </span>
    )
  }
  return (
    <Link
      className={className}
      to={productPath(productId, offerId)}
      replace
      preventScrollReset
      lang={lang}
      aria-label={label}
      aria-current={selected ? 'true' : undefined}
      title={isColour ? text : undefined}
    >
      {content}
    </Link>
  )
}
