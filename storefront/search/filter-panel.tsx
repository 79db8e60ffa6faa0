import { useState, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import type { SearchData } from '#contract/search/calls.ts'
import { sorts } from '#contract/search/constants.ts'
import { attributePrefix, flagFacetNames, flagFacets, listFacetNames, listFacets, type ListFacet } from '#contract/search/facets.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { CachedFragment } from '#storefront/app/rendering/cached-fragment.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { arePricesReadable, PriceFields } from './price-fields.tsx'
import { withPlainPrices } from './price-params.ts'
import { listedValues } from './listed-values.ts'
import { readSearchQuery, searchPath, type SearchQuery } from './search-query.ts'
import styles from './filter-panel.module.css'
import checkboxStyles from '#storefront/ui/checkbox.module.css'
import fieldStyles from '#storefront/ui/field.module.css'

/** Values beyond this many are folded away. */
const shownValues = 6
/** Of those folded away so many are in the page itself; the others are rendered when they are unfolded. */
const foldedValues = 12
/** Among more values than these one can search. */
const searchedValues = 10

interface FilterPanelProps {
  data: SearchData
  query: SearchQuery
}

/**
 * All filters in one GET form: works before the scripts are loaded, then every change is a navigation. The counts of a facet
 * ignore its own selection.
 */
export function FilterPanel({ data, query: pageQuery }: FilterPanelProps) {
  const t = useT()
  const navigate = useNavigate()
  // A change is shown at once; the router's state follows a moment later.
  const [selected, setSelected] = useState<SearchQuery>()
  const query = selected ?? pageQuery
  const pagePath = searchPath(pageQuery)
  const [lastPath, setLastPath] = useState(pagePath)
  if (lastPath !== pagePath) {
    setLastPath(pagePath)
    setSelected(undefined)
  }
  function apply(form: HTMLFormElement) {
    const params = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    const next = readSearchQuery(withPlainPrices(params))
    setSelected(next)
    void navigate(searchPath(next), { preventScrollReset: true })
  }
  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (arePricesReadable(event.currentTarget)) apply(event.currentTarget)
  }
  return (
    <form
      action="/search_result"
      onSubmit={onSubmit}
      onChange={(event) => {
        const { name, type } = event.target as EventTarget as HTMLInputElement
        if (name && type !== 'text') apply(event.currentTarget)
      }}
    >
      <PreservedInputs query={query} />
      <ListFacetValues facet="categories" data={data} query={query} />
      <PriceFields query={query} range={data.priceRange} />
      {listFacetNames.slice(1).map((facet) => (
        <ListFacetValues key={facet} facet={facet} data={data} query={query} />
      ))}
      {data.attributeList?.map(({ key, name, values }) => (
        <Facet
          key={key}
          parameter={attributePrefix + key}
          title={name}
          selected={query.attributes[key] ?? []}
          rows={values.map((value) => ({ ...value, id: value.key }))}
        />
      ))}
      <fieldset className={styles.fgroup}>
        <legend>{t('search.filter.terms')}</legend>
        {flagFacetNames.map((name) => (
          <FacetOption
            key={name}
            parameter={name}
            row={{ id: 1, text: t(`search.filter.${name}`), count: data[flagFacets[name].count] }}
            checked={query[name]}
          />
        ))}
      </fieldset>
    </form>
  )
}

/** Hidden inputs for the parts of the query that are not filters. */
function PreservedInputs({ query }: { query: SearchQuery }) {
  const { keywords, id, level, parentId, exact, sort } = query
  const fields = { keywords, id, level, parentId, exact: exact ? 1 : undefined, sort: sort === sorts[0] ? undefined : sort }
  return Object.entries(fields).map(([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />)
}

function ListFacetValues({ facet, data, query }: { facet: ListFacet; data: SearchData; query: SearchQuery }) {
  const t = useT()
  const { parameter, title } = listFacets[facet]
  return (
    <Facet parameter={parameter} title={t(`search.filter.${title}`)} selected={query[parameter]} rows={listedValues(data, facet) ?? []} />
  )
}

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

function Facet(facet: FacetProps) {
  const { parameter, title, rows, selected } = facet
  if (rows.length === 0 || (rows.length === 1 && selected.length === 0)) return null
  const rendered = rows.filter(({ id }, place) => place < shownValues + foldedValues || selected.includes(id))
  return (
    <CachedFragment name="facet" of={[parameter, title, selected, rows.length, rendered]}>
      <FacetValues {...facet} />
    </CachedFragment>
  )
}

function FacetValues({ parameter, title, rows, selected }: FacetProps) {
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
      <legend>{title}</legend>
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
}

function FacetOption({ parameter, row: { id, text, count, swatch }, checked, hidden = false }: FacetOptionProps) {
  const isNone = count === 0 && !checked
  return (
    <label className={isNone ? `${styles.fopt} ${styles.none}` : styles.fopt} hidden={hidden}>
      <input
        type="checkbox"
        className={checkboxStyles.check}
        name={parameter}
        value={id}
        checked={checked}
        onChange={noop}
        disabled={isNone}
      />
      {swatch && (
        <svg className={styles.fcolour} viewBox="0 0 18 18" aria-hidden="true">
          <circle cx="9" cy="9" r="8.5" fill={swatch} />
        </svg>
      )}
      <span>{text}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  )
}

/** The form handles changes; React requires a handler beside `checked`. */
function noop() {
  return undefined
}
