import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { optionChoices, type OptionChoice } from '#storefront/catalogue/purchase/offers.ts'
import { classes } from '#storefront/ui/classes.ts'
import styles from './variant-options.module.css'
import optionPickerStyles from '#storefront/catalogue/purchase/option-picker.module.css'

interface VariantOptionsProps {
  product: Pick<ProductDetails, 'offers' | 'options'>
  selected: Offer
  onChoose: (offerId: number) => void
}

/** The options of a product as buttons that select a variant within a dialog. */
export function VariantOptions({ product, selected, onChoose }: VariantOptionsProps) {
  return product.options.map(({ name }, optionIndex) => (
    <fieldset key={name} className={styles.option}>
      <legend className="b5">{name}</legend>
      <div className={optionPickerStyles.pills}>
        {optionChoices(product, selected, optionIndex).map((choice) => (
          <VariantButton key={choice.key} choice={choice} onChoose={onChoose} />
        ))}
      </div>
    </fieldset>
  ))
}

function VariantButton({
  choice: { text, swatch, selected, unavailable, offerId },
  onChoose,
}: {
  choice: OptionChoice
  onChoose: (offerId: number) => void
}) {
  const t = useT()
  return (
    <button
      type="button"
      className={classes(optionPickerStyles.pill, selected && optionPickerStyles.on, unavailable && optionPickerStyles.none)}
      aria-pressed={selected}
      aria-label={unavailable ? `${text}, ${t('catalogue.details.unavailable')}` : undefined}
      disabled={offerId === undefined}
      onClick={() => onChoose(offerId!)}
    >
      <span className={styles.value}>
        {swatch !== undefined && (
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="7.5" fill={swatch} />
          </svg>
        )}
        <span>{text}</span>
      </span>
    </button>
  )
}
