import { useEffect, useRef, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import type { SearchData } from '#contract/search/calls.ts'
import { sorts } from '#contract/search/constants.ts'
import {
  attributePrefix,
  flagFacetNames,
  flagFacets,
  listFacetNames,
  listFacets,
  stepFacetNames,
  stepFacets,
  type ListFacet,
  type StepFacet,
} from '#contract/search/facets.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { useStateOf } from '#storefront/app/state/use-state-of.ts'
import { arePricesReadable, PriceFields, priceNames } from '../price/price-fields.tsx'
import type { PriceLimits } from '../price/price-places.ts'
import { withPlainPrices } from '../price/price-params.ts'
import { Facet, FacetOption } from './facet-values.tsx'
import { listedValues } from './listed-values.ts'
import { showListIfPassed } from '../results/show-list.ts'
import { chosenValues, readSearchQuery, searchPath, type SearchQuery } from '../search-query.ts'
import styles from './filter-panel.module.css'

/** The most telling attributes, and colours; the others show their names. */
const unfoldedAttributes = 3

interface FilterPanelProps {
  data: SearchData
  query: SearchQuery
}

/**
 * All filters in one GET form: works before the scripts are loaded, then every change is a navigation. The counts of a facet
 * ignore its own selection.
 */
export function FilterPanel({ data, query: pageQuery }: FilterPanelProps) {
  const navigate = useNavigate()
  // A change is shown at once; the router's state follows a moment later.
  const [query = pageQuery, setSelected] = useStateOf<SearchQuery>(searchPath(pageQuery))
  const isChosen = useRef(false)
  useEffect(() => {
    if (isChosen.current) showListIfPassed()
    isChosen.current = false
  }, [data])
  function apply(form: HTMLFormElement, limits?: PriceLimits) {
    const params = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    if (limits) for (const name of priceNames) params.set(name, limits[name] === undefined ? '' : String(limits[name] / 100))
    const next = readSearchQuery(withPlainPrices(params))
    setSelected(next)
    isChosen.current = true
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
      <PriceFields query={query} range={data.priceRange} onChoose={apply} />
      <FlagFacets data={data} query={query} />
      {listFacetNames.slice(1).map((facet) => (
        <ListFacetValues key={facet} facet={facet} data={data} query={query} />
      ))}
      {stepFacetNames.map((facet) => (
        <StepFacetValues key={facet} facet={facet} data={data} query={query} />
      ))}
      {data.attributeList?.map(({ key, name, values }, place) => (
        <Facet
          key={key}
          parameter={attributePrefix + key}
          title={name}
          selected={chosenValues(query, key)}
          rows={values.map((value) => ({ ...value, id: value.key }))}
          isFolded={place >= unfoldedAttributes && !values.some(({ swatch }) => swatch)}
        />
      ))}
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

/** The steps of a facet, and none of them; nothing where no product reaches one. */
function StepFacetValues({ facet, data, query }: { facet: StepFacet; data: SearchData; query: SearchQuery }) {
  const t = useT()
  const { parameter, counts: reply, steps } = stepFacets[facet]
  const counts = data[reply]
  const chosen = query[parameter]
  if (chosen === undefined && !counts?.some((count) => count > 0)) return null
  return (
    <fieldset className={styles.fgroup}>
      <legend>{t(`search.filter.${facet}`)}</legend>
      {steps.map((step, place) => (
        <FacetOption
          key={step}
          type="radio"
          parameter={parameter}
          row={{ id: step, text: t(`search.filter.${facet}.least`, { count: step }), count: counts?.[place] }}
          checked={chosen === step}
        />
      ))}
      <FacetOption
        type="radio"
        parameter={parameter}
        row={{ id: '', text: t(`search.filter.${facet}.any`), count: undefined }}
        checked={chosen === undefined}
      />
    </fieldset>
  )
}

function FlagFacets({ data, query }: FilterPanelProps) {
  const t = useT()
  return (
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
  )
}
