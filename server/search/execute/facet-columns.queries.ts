import { sql, type SQL } from 'drizzle-orm'
import {
  flagFacetNames,
  listFacetNames,
  listFacets,
  stepFacetNames,
  stepFacets,
  type FlagFacet,
  type ListFacet,
  type StepFacet,
} from '#contract/search/facets.ts'
import { fitsAttributes } from '../attributes/attribute-counts.queries.ts'
import { variantFlag, type SearchFilters } from '../plan/search-filters.rules.ts'

/** What makes a card `c` have a flag; trusted SQL. */
export const flagConditions: Record<FlagFacet, string> = { inStock: 'c.in_stock', onSale: 'c.compare_at_price is not null' }

/** The filters of a search; a facet is counted with all of them but its own. */
type FilterColumn = `in_${ListFacet}` | `reaches_${StepFacet}` | 'in_price_range' | `fits_${FlagFacet}` | 'fits_attributes'
const filterColumns: FilterColumn[] = [
  ...listFacetNames.map((facet) => `in_${facet}` as const),
  ...stepFacetNames.map((facet) => `reaches_${facet}` as const),
  'in_price_range',
  ...flagFacetNames.map((facet) => `fits_${facet}` as const),
  'fits_attributes',
]

/** All filters but the facet's own. */
export const selectedBut = (...excluded: FilterColumn[]) =>
  sql.raw(
    filterColumns
      .filter((column) => !excluded.includes(column))
      .map((column) => `"${column}"`)
      .join(' and '),
  )

/** Whether a card `c` has one of the chosen values. */
function among(facet: ListFacet, filters: SearchFilters): SQL {
  const { parameter, column } = listFacets[facet]
  const ids = filters[parameter]
  return ids?.length ? sql`coalesce(${sql.raw(`c.${column}`)} = any(${sql.param(ids)}::int[]), false)` : sql`true`
}

/** Whether a card `c` has so much or more. */
function reaches(facet: StepFacet, filters: SearchFilters): SQL {
  const { parameter, column } = stepFacets[facet]
  const least = filters[parameter]
  return least === undefined ? sql`true` : sql`${sql.raw(`c.${column}`)} >= ${least}`
}

const facetColumns = [
  ...listFacetNames.map((facet) => listFacets[facet].column),
  ...stepFacetNames.map((facet) => stepFacets[facet].column),
]
/** The columns of list and step facets. */
export const valueColumns = sql.raw(facetColumns.map((column) => `c.${column}`).join(', '))
/** The columns of flag facets. */
export const hasFlags = (filters: SearchFilters): SQL =>
  sql.join(
    flagFacetNames.map((facet) => {
      // Where the flag is chosen the filters by attributes ask it of the variants.
      const ofVariant = facet === variantFlag && !filters[facet] ? sql`and ${fitsAttributes(filters.attributes, { inStock: true })}` : sql``
      return sql`${sql.raw(flagConditions[facet])} ${ofVariant} as ${sql.raw(`"is_${facet}"`)}`
    }),
    sql`, `,
  )

/** A column for every filter: whether a card `c` fits it. */
export const filterColumnsOf = (filters: SearchFilters): SQL =>
  sql.join(
    [
      ...listFacetNames.map((facet) => sql`${among(facet, filters)} as ${sql.raw(`"in_${facet}"`)}`),
      ...stepFacetNames.map((facet) => sql`${reaches(facet, filters)} as ${sql.raw(`"reaches_${facet}"`)}`),
      sql`c.price between ${filters.priceMin ?? 0} and ${filters.priceMax ?? 2_147_483_647} as in_price_range`,
      ...flagFacetNames.map((facet) => sql.raw(`${filters[facet] ? flagConditions[facet] : 'true'} as "fits_${facet}"`)),
      sql`${fitsAttributes(filters.attributes, { inStock: filters[variantFlag] === true })} as fits_attributes`,
    ],
    sql`, `,
  )

/** The counts of every list facet, as the arguments of an object. */
export const facetCounts = sql.join(
  listFacetNames.map((facet) => {
    const column = sql.raw(listFacets[facet].column)
    return sql`${sql.raw(`'${facet}'`)}, coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'count', f.count)) from (
      select ${column} as id, (count(*) filter (where ${selectedBut(`in_${facet}`)}))::int as count from hits group by ${column}) f
      where f.count > 0 and f.id is not null), '[]')`
  }),
  sql`, `,
)

/** How many have each flag, in the same form. */
export const flagCounts = sql.join(
  flagFacetNames.map(
    (facet) =>
      sql`${sql.raw(`'${facet}'`)}, (select count(*)::int from hits where ${sql.raw(`"is_${facet}"`)} and ${selectedBut(`fits_${facet}`)})`,
  ),
  sql`, `,
)

/** How many reach each step of each step facet, in the same form. */
export const stepCounts = sql.join(
  stepFacetNames.map((facet) => {
    const { column, steps } = stepFacets[facet]
    const counts = steps.map(
      (step) => sql`(select count(*)::int from hits where ${sql.raw(`${column} >= ${step}`)} and ${selectedBut(`reaches_${facet}`)})`,
    )
    return sql`${sql.raw(`'${facet}'`)}, jsonb_build_array(${sql.join(counts, sql`, `)})`
  }),
  sql`, `,
)
