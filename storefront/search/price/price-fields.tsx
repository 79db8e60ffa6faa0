import { Suspense, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { readLari } from '#contract/core/read-lari.ts'
import type { SearchData } from '#contract/search/calls.ts'
import { useDraft } from '#storefront/app/forms/drafts.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { optionalPart } from '#storefront/app/navigation/optional-part.tsx'
import { useStateOf } from '#storefront/app/state/use-state-of.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { isInputMethodKey } from '#storefront/ui/forms/input-method.ts'
import type { PriceLimits } from './price-places.ts'
import type { PriceSliderProps } from './price-slider.tsx'
import type { SearchQuery } from '../search-query.ts'
import { useSeen } from '#storefront/ui/use-seen.ts'
import filterPanelStyles from '../filters/filter-panel.module.css'
import styles from './price-fields.module.css'
import fieldStyles from '#storefront/ui/forms/field.module.css'
import { Button } from '#storefront/ui/button.tsx'

const PriceSlider = optionalPart<PriceSliderProps>(() => import('./price-slider.tsx'))

export const priceNames = ['priceMin', 'priceMax'] as const
type PriceName = (typeof priceNames)[number]

/** Prices closer together than this have no bars, tetri: no space is left for them. */
const minSpan = 300

interface PriceFieldsProps {
  query: SearchQuery
  range: SearchData['priceRange']
  /** Other prices, or those of the fields of this form. */
  onChoose: (form: HTMLFormElement, limits?: PriceLimits) => void
}

/** Whether each price of a form can be read; the first that cannot has the focus afterwards. */
export function arePricesReadable(form: HTMLFormElement): boolean {
  const fields = priceNames.map((name) => form.elements.namedItem(name)).filter((field) => field instanceof HTMLInputElement)
  const wrong = fields.find(({ value }) => readLari(value) === 'invalid')
  wrong?.focus()
  return wrong === undefined
}

/**
 * Lowest and highest price in lari; the range of the results is the placeholder. Above them bars and handles, as soon as they are seen: of two panels of a
 * page one is.
 */
export function PriceFields({ query, range, onChoose }: PriceFieldsProps) {
  const t = useT()
  const { priceMin, priceMax } = query
  const place = useRef<HTMLFieldSetElement>(null)
  const isSeen = useSeen(place)
  const [limits = query, setMoved] = useStateOf<PriceLimits>(`${priceMin} ${priceMax}`)
  if (!range && priceMin === undefined && priceMax === undefined) return null
  const shown = { priceMin: range && Math.floor(range.min / 100), priceMax: range && Math.ceil(range.max / 100) }
  return (
    <fieldset className={filterPanelStyles.fgroup} ref={place}>
      <legend>{t('search.filter.price')}</legend>
      {range && range.max - range.min >= minSpan && (
        <div className={styles.slider}>
          {/* The filters around it stay while its code comes. */}
          <Suspense>
            {isSeen && (
              <PriceSlider
                query={query}
                onMove={setMoved}
                onChoose={(limits) => place.current?.form && onChoose(place.current.form, limits)}
              />
            )}
          </Suspense>
        </div>
      )}
      <div className={styles.rangeIo}>
        {priceNames.map((name) => (
          <PriceField key={name} name={name} tetri={limits[name]} placeholder={shown[name]} onLeave={onChoose} />
        ))}
        <Button type="submit" kind="line" size="sm">
          {t('search.filter.apply')}
        </Button>
      </div>
    </fieldset>
  )
}

interface PriceFieldProps {
  name: PriceName
  tetri: number | undefined
  /** Lari. */
  placeholder: number | undefined
  /** Another price stands in it. */
  onLeave: (form: HTMLFormElement) => void
}

const textOf = (tetri: number | undefined) => (tetri === undefined ? '' : String(tetri / 100))

/** A price as people write it. What is none stays as it was typed, also in the address of a form without scripts, and the field says so. */
function PriceField({ name, tetri, placeholder, onLeave }: PriceFieldProps) {
  const t = useT()
  const id = useId()
  const asked = new URLSearchParams(useLocation().search).get(name) ?? ''
  const begun = tetri === undefined && readLari(asked) === 'invalid' ? asked : textOf(tetri)
  const [text, setText] = useState(begun)
  const [isChecked, setChecked] = useState(begun !== '')
  const [lastTetri, setLastTetri] = useState(tetri)
  if (lastTetri !== tetri) {
    setLastTetri(tetri)
    setText(textOf(tetri))
  }
  useDraft(name, text, setText)
  const read = readLari(text)
  const isWrong = isChecked && read === 'invalid'
  return (
    <span className={styles.price}>
      <label className={isWrong ? `${fieldStyles.input} ${fieldStyles.error}` : fieldStyles.input}>
        <span aria-hidden="true">{t(`search.filter.${name}.word`)}</span>
        <input
          className="num"
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setChecked(false)
          }}
          onBlur={({ target: { form } }) => {
            setChecked(true)
            if (form && read !== 'invalid' && (read === 'empty' ? undefined : read) !== tetri) onLeave(form)
          }}
          onKeyDown={(event) => event.key === 'Enter' && !isInputMethodKey(event) && setChecked(true)}
          placeholder={placeholder === undefined ? undefined : String(placeholder)}
          aria-label={t(`search.filter.${name}`)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
        />
      </label>
      {isWrong && (
        <span className={`${fieldStyles.help} ${fieldStyles.error}`} id={id} role="alert">
          <Icon name="circle-alert" size={16} />
          {t('search.filter.price.invalid')}
        </span>
      )}
    </span>
  )
}
