import { Link } from 'react-router'
import type { Offer, ProductDetails } from '#contract/catalogue/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { productPath } from './links.ts'
import { choicesOf, type Choice } from './offers.ts'

interface PickerProps {
  product: ProductDetails
  chosen: Offer
}

/** Options as links that change the offer in the address: they work before the scripts arrive. */
export function OptionPicker({ product, chosen }: PickerProps) {
  if (product.options.length === 0) return null
  return (
    <section className="opts">
      {product.options.map(({ name }, at) => (
        <Option key={name} name={name} choices={choicesOf(product, chosen, at)} productId={product.productId} />
      ))}
    </section>
  )
}

function Option({ name, choices, productId }: { name: string; choices: Choice[]; productId: number }) {
  const isColour = choices.some(({ swatch }) => swatch !== undefined)
  const on = choices.find((choice) => choice.on)
  return (
    <div role="group" aria-label={name}>
      <p className="opt__name">
        <b className="b5">{name}</b>
        {isColour && on && <span>{on.text}</span>}
      </p>
      <div className={isColour ? 'sw' : 'pills'}>
        {choices.map((choice) => (
          <Value key={choice.key} choice={choice} isColour={isColour} productId={productId} />
        ))}
      </div>
    </div>
  )
}

function Value({ choice, isColour, productId }: { choice: Choice; isColour: boolean; productId: number }) {
  const t = useT()
  const { text, swatch, on, none, offerId } = choice
  const classes = [isColour ? 'swatch' : 'pill', on && 'on', none && 'none'].filter(Boolean).join(' ')
  const words = none ? `${text}, ${t('catalogue.details.unavailable')}` : text
  const look = isColour ? (
    <svg viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="22" fill={swatch ?? '#f3f0ec'} />
    </svg>
  ) : (
    text
  )
  if (offerId === undefined) {
    return (
      <span className={classes} role="img" aria-label={words}>
        {look}
      </span>
    )
  }
  return (
    <Link
      className={classes}
      to={`${productPath(productId)}&offer=${offerId}`}
      replace
      preventScrollReset
      aria-label={words}
      aria-current={on ? 'true' : undefined}
      title={isColour ? text : undefined}
    >
      {look}
    </Link>
  )
}
