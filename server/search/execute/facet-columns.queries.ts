import { sql, type SQL } from 'drizzle-orm'
import { flagFacetNames, listFacetNames, listFacets, type FlagFacet, type ListFacet } from '#contract/search/facets.ts'
import { fitsAttributes } from '../attributes/attribute-counts.queries.ts'
import type { SearchFilters } from '../plan/search-filters.rules.ts'

/** What makes a card have a flag. */
const flagConditions: Record<FlagFacet, SQL> = { inStock: sql`c.in_stock`, onSale: sql`c.compare_at_price is not null` }

/** The filters of a search; a facet is counted with all of them but its own. */
type FilterColumn = `in_${ListFacet}` | 'in_price_range' | `fits_${FlagFacet}` | 'fits_attributes'
const filterColumns: FilterColumn[] = [
  ...listFacetNames.map((facet) => `in_${facet}` as const),
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

/** The columns of list facets. */
export const listColumns = sql.raw(listFacetNames.map((facet) => `c.${listFacets[facet].column}`).join(', '))
/** The columns of flag facets. */
export const hasFlags = sql.join(
  flagFacetNames.map((facet) => sql`${flagConditions[facet]} as ${sql.raw(`"is_${facet}"`)}`),
  sql`, `,
)

/** A column for every filter: whether a card `c` fits it. */
export const filterColumnsOf = (filters: SearchFilters): SQL =>
  sql.join(
    [
      ...listFacetNames.map((facet) => sql`${among(facet, filters)} as ${sql.raw(`"in_${facet}"`)}`),
      sql`c.price between ${filters.priceMin ?? 0} and ${filters.priceMax ?? 2_147_483_647} as in_price_range`,
      ...flagFacetNames.map((facet) => sql`${filters[facet] ? flagConditions[facet] : sql`true`} as ${sql.raw(`"fits_${facet}"`)}`),
      sql`${fitsAttributes(filters.attributes)} as fits_attributes`,
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
