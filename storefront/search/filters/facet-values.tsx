import { useState } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { CachedFragment } from '#storefront/app/rendering/cached-fragment.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Count } from '#storefront/ui/text/count.tsx'
import styles from './filter-panel.module.css'
import checkboxStyles from '#storefront/ui/forms/checkbox.module.css'
import fieldStyles from '#storefront/ui/forms/field.module.css'

/** Values beyond this many are folded away. */
const shownValues = 6
/** Of those folded away so many are in the page itself; the others are rendered when they are unfolded. */
const foldedValues = 12
/** Among more values than these one can search. */
const searchedValues = 10

interface FacetValue {
  id: number | string
  text: string
  /** Undefined where it is not known. */
  count: number | undefined
  swatch?: string
}

interface FacetProps {
  parameter: string
  title: string
  rows: FacetValue[]
  selected: (number | string)[]
}

/** The values of a facet as boxes of the form; beyond the first few they are folded away. @param isFolded all are, until one is selected */
export function Facet({ isFolded = false, ...facet }: FacetProps & { isFolded?: boolean }) {
  const { parameter, title, rows, selected } = facet
  if (rows.length === 0 || (rows.length === 1 && selected.length === 0)) return null
  const rendered = rows.filter(({ id }, place) => place < shownValues + foldedValues || selected.includes(id))
  return (
    <CachedFragment name="facet" of={[parameter, title, selected, rows.length, rendered, isFolded]}>
      {isFolded ? <FoldedFacet {...facet} /> : <FacetValues {...facet} />}
    </CachedFragment>
  )
}

/** Stays as the shopper left it: only at first a selection unfolds it. */
function FoldedFacet(facet: FacetProps) {
  const [isOpen] = useState(facet.selected.length > 0)
  return (
    <details className={styles.folded} open={isOpen}>
      <summary>
        <span>{facet.title}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <FacetValues {...facet} isTitleShown={false} />
    </details>
  )
}

function FacetValues({ parameter, title, rows, selected, isTitleShown = true }: FacetProps & { isTitleShown?: boolean }) {
  const t = useT()
  const [isUnfolded, setUnfolded] = useState(false)
  const [typed, setTyped] = useState('')
  const first = rows.slice(0, shownValues)
  const rest = rows.slice(shownValues)
  // What is chosen stays in the form.
  const renderValue = (row: FacetValue) => (
    <FacetOption
      key={row.id}
      parameter={parameter}
      row={row}
      checked={selected.includes(row.id)}
      hidden={!row.text.toLowerCase().includes(typed.trim().toLowerCase())}
    />
  )
  return (
    <fieldset className={styles.fgroup}>
      <legend className={isTitleShown ? undefined : 'vh'}>{title}</legend>
      {first.map(renderValue)}
      {rest.length > 0 && (
        <details
          className={styles.fmore}
          open={rest.some(({ id }) => selected.includes(id)) || undefined}
          // It may have been unfolded before the scripts were there.
          ref={(element) => void (element?.open && setUnfolded(true))}
          onToggle={() => setUnfolded(true)}
        >
          <summary>
            <span>{t('search.filter.more', { count: rest.length })}</span>
            <Icon name="chevron-down" size={16} />
          </summary>
          {isUnfolded && rows.length > searchedValues && (
            <input
              className={fieldStyles.input}
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              aria-label={t('search.filter.within', { name: title })}
              placeholder={t('search.filter.find')}
            />
          )}
          {rest.filter(({ id }, place) => isUnfolded || place < foldedValues || selected.includes(id)).map(renderValue)}
        </details>
      )}
    </fieldset>
  )
}

interface FacetOptionProps {
  parameter: string
  row: FacetValue
  checked: boolean
  hidden?: boolean
  type?: 'checkbox' | 'radio'
}

export function FacetOption({ parameter, row: { id, text, count, swatch }, checked, hidden = false, type = 'checkbox' }: FacetOptionProps) {
  const isNone = count === 0 && !checked
  return (
    <label className={isNone ? `${styles.fopt} ${styles.none}` : styles.fopt} hidden={hidden}>
      <input type={type} className={checkboxStyles.check} name={parameter} value={id} checked={checked} onChange={noop} disabled={isNone} />
      {swatch && (
        <svg className={styles.fcolour} viewBox="0 0 18 18" aria-hidden="true">
          <circle cx="9" cy="9" r="8.5" fill={swatch} />
        </svg>
      )}
      <span>{text}</span>
      {count !== undefined && <Count value={count} />}
    </label>
  )
}

/** The form handles changes; React requires a handler beside `checked`. */
function noop() {
  return undefined
}
