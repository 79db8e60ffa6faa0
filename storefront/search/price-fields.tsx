import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import { readLari } from '#contract/core/read-lari.ts'
import type { SearchData } from '#contract/search/calls.ts'
import { useDraft } from '#storefront/app/forms/drafts.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import type { SearchQuery } from './search-query.ts'
import filterPanelStyles from './filter-panel.module.css'
import styles from './price-fields.module.css'
import fieldStyles from '#storefront/ui/field.module.css'
import buttonStyles from '#storefront/ui/button.module.css'

const names = ['priceMin', 'priceMax'] as const
type PriceName = (typeof names)[number]

interface PriceFieldsProps {
  query: SearchQuery
  range: SearchData['priceRange']
}

/** Whether each price of a form can be read; the first that cannot has the focus afterwards. */
export function arePricesReadable(form: HTMLFormElement): boolean {
  const fields = names.map((name) => form.elements.namedItem(name)).filter((field) => field instanceof HTMLInputElement)
  const wrong = fields.find(({ value }) => readLari(value) === 'invalid')
  wrong?.focus()
  return wrong === undefined
}

/** Lowest and highest price in lari; the range of the results is the placeholder. */
export function PriceFields({ query, range }: PriceFieldsProps) {
  const t = useT()
  const { priceMin, priceMax } = query
  if (!range && priceMin === undefined && priceMax === undefined) return null
  return (
    <fieldset className={filterPanelStyles.fgroup}>
      <legend>{t('search.filter.price')}</legend>
      <div className={styles.rangeIo} key={`${priceMin} ${priceMax}`}>
        <PriceField name="priceMin" tetri={priceMin} placeholder={range && Math.floor(range.min / 100)} />
        <PriceField name="priceMax" tetri={priceMax} placeholder={range && Math.ceil(range.max / 100)} />
        <button className={`${buttonStyles.btn} ${buttonStyles.line} ${buttonStyles.sm}`} type="submit">
          {t('search.filter.apply')}
        </button>
      </div>
    </fieldset>
  )
}

interface PriceFieldProps {
  name: PriceName
  tetri: number | undefined
  /** Lari. */
  placeholder: number | undefined
}

/** A price as people write it. What is none stays as it was typed, also in the address of a form without scripts, and the field says so. */
function PriceField({ name, tetri, placeholder }: PriceFieldProps) {
  const t = useT()
  const id = useId()
  const asked = new URLSearchParams(useLocation().search).get(name) ?? ''
  const begun = tetri === undefined ? (readLari(asked) === 'invalid' ? asked : '') : String(tetri / 100)
  const [text, setText] = useState(begun)
  const [isChecked, setChecked] = useState(begun !== '')
  useDraft(name, text, setText)
  const isWrong = isChecked && readLari(text) === 'invalid'
  return (
    <span className={styles.price}>
      <input
        className={isWrong ? `${fieldStyles.input} ${fieldStyles.error} num` : `${fieldStyles.input} num`}
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
        onBlur={() => setChecked(true)}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && setChecked(true)}
        placeholder={placeholder === undefined ? undefined : String(placeholder)}
        aria-label={t(`search.filter.${name}`)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
      />
      {isWrong && (
        <span className={`${fieldStyles.help} ${fieldStyles.error}`} id={id} role="alert">
          <Icon name="circle-alert" size={16} />
          {t('search.filter.price.invalid')}
        </span>
      )}
    </span>
  )
}
