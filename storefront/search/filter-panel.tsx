import { useState, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import type { SearchData } from '#contract/search/calls.ts'
import { sorts } from '#contract/search/constants.ts'
import type { MessageId } from '#locales/ids.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { CachedFragment } from '#storefront/app/rendering/cached-fragment.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { arePricesReadable, PriceFields } from './price-fields.tsx'
import { withPlainPrices } from './price-params.ts'
import { readSearchQuery, searchPath, type ListFilter, type SearchQuery } from './search-query.ts'
import styles from './filter-panel.module.css'
import checkboxStyles from '#storefront/ui/checkbox.module.css'

/** Values beyond this many are folded away. */
const shownValues = 6
/** Of those folded away so many are in the page itself; the others are rendered when they are unfolded. */
const foldedValues = 12

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
        if ((event.target as EventTarget as HTMLInputElement).type !== 'text') apply(event.currentTarget)
      }}
    >
      <PreservedInputs query={query} />
      <Facet
        filter="categoryIds"
        title="search.filter.category"
        selected={query.categoryIds}
        rows={data.categoryList?.map(({ id, categoryName, count }) => ({ id, text: categoryName, count }))}
      />
      <PriceFields query={query} range={data.priceRange} />
      <Facet
        filter="brandIds"
        title="search.filter.brand"
        selected={query.brandIds}
        rows={data.brandList?.map(({ brandId, brandName, count }) => ({ id: brandId, text: brandName, count }))}
      />
      <Facet
        filter="storeIds"
        title="search.filter.store"
        selected={query.storeIds}
        rows={data.storeList?.map(({ mainAccountId, storeName, count }) => ({ id: mainAccountId, text: storeName, count }))}
      />
      <fieldset className={styles.fgroup}>
        <legend>{t('search.filter.terms')}</legend>
        <FlagOption name="inStock" checked={query.inStock} count={data.inStockCount} text={t('search.filter.inStock')} />
        <FlagOption name="onSale" checked={query.onSale} count={data.onSaleCount} text={t('search.filter.onSale')} />
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

interface FacetValue {
  id: number
  text: string
  count: number
}

interface FacetProps {
  filter: ListFilter
  title: MessageId
  rows: FacetValue[]
  selected: number[]
}

function Facet({ rows = [], ...facet }: Omit<FacetProps, 'rows'> & { rows: FacetValue[] | undefined }) {
  const { filter, selected } = facet
  if (rows.length === 0 || (rows.length === 1 && selected.length === 0)) return null
  const rendered = rows.filter(({ id }, place) => place < shownValues + foldedValues || selected.includes(id))
  return (
    <CachedFragment name="facet" of={[filter, selected, rows.length, rendered]}>
      <FacetValues rows={rows} {...facet} />
    </CachedFragment>
  )
}

function FacetValues({ filter, title, rows, selected }: FacetProps) {
  const t = useT()
  const [isUnfolded, setUnfolded] = useState(false)
  const first = rows.slice(0, shownValues)
  const rest = rows.slice(shownValues)
  const renderValue = (row: FacetValue) => <FacetOption key={row.id} filter={filter} row={row} checked={selected.includes(row.id)} />
  return (
    <fieldset className={styles.fgroup}>
      <legend>{t(title)}</legend>
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
          {rest.filter(({ id }, place) => isUnfolded || place < foldedValues || selected.includes(id)).map(renderValue)}
        </details>
      )}
    </fieldset>
  )
}

function FacetOption({ filter, row: { id, text, count }, checked }: { filter: ListFilter; row: FacetValue; checked: boolean }) {
  return (
    <label className={count === 0 && !checked ? `${styles.fopt} ${styles.none}` : styles.fopt}>
      <input
        type="checkbox"
        className={checkboxStyles.check}
        name={filter}
        value={id}
        checked={checked}
        onChange={noop}
        disabled={count === 0 && !checked}
      />
      <span>{text}</span>
      <small>{count}</small>
    </label>
  )
}

function FlagOption({ name, checked, count, text }: { name: string; checked: boolean; count: number | undefined; text: string }) {
  return (
    <label className={count === 0 && !checked ? `${styles.fopt} ${styles.none}` : styles.fopt}>
      <input
        type="checkbox"
        className={checkboxStyles.check}
        name={name}
        value="1"
        checked={checked}
        onChange={noop}
        disabled={count === 0 && !checked}
      />
      <span>{text}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  )
}

/** The form handles changes; React requires a handler beside `checked`. */
function noop() {
  return undefined
}
