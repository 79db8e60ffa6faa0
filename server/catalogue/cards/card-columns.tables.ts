import { sql, type SQL } from 'drizzle-orm'
import { Type, type Static, type TSchema } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import { Enum } from '#contract/core/call.ts'
import { dealKinds } from '#contract/pricing/types.ts'
import { Nullable, TextColumn, TimestampColumn } from '#server/platform/db/statements/row-schemas.ts'

/** A column of a card: its SQL over {@link cardTables} and what it holds. */
const column = <S extends TSchema>(expression: string, schema: S) => ({ expression, schema })

/** What every product card is read from, in lists and in results of a search; `CardRow` of catalogue.rules.ts makes the card of it. */
const columns = {
  productId: column('c.product_id', Type.Integer()),
  offerId: column('c.offer_id', Type.Integer()),
  offerCount: column('c.offer_count', Type.Integer()),
  name: column('p.name', TextColumn),
  picture: column('c.picture', Picture),
  price: column('c.price', Type.Integer()),
  compareAtPrice: column('c.compare_at_price', Nullable(Type.Integer())),
  inStock: column('c.in_stock', Type.Boolean()),
  createdAt: column('c.created_at', TimestampColumn),
  rootCategoryId: column('c.root_category_id', Type.Integer()),
  storeId: column('c.store_id', Type.Integer()),
  storeName: column('s.name', TextColumn),
  secondPicture: column('c.second_picture', Nullable(Picture)),
  swatches: column('c.swatches', Type.Array(Type.String())),
  maxPrice: column('c.max_price', Type.Integer()),
  unitsLeft: column('c.units_left', Type.Integer()),
  sold: column('c.sold', Type.Integer()),
  dealKind: column('c.deal_kind', Nullable(Enum(...dealKinds))),
  dealEndsAt: column('c.deal_ends_at', Nullable(TimestampColumn)),
  ratings: column('p.ratings', Type.Array(Type.Integer())),
  groupPrice: column('g.price', Nullable(Type.Integer())),
  groupSize: column('g.size', Nullable(Type.Integer())),
}
type Columns = typeof columns

const schemas = Object.fromEntries(Object.entries(columns).map(([name, { schema }]) => [name, schema])) as {
  [K in keyof Columns]: Columns[K]['schema']
}
export const CardColumns = Type.Object({ ...schemas, groupAlonePrice: Nullable(Type.Integer()) })
export type CardColumns = Static<typeof CardColumns>

/** What the product of a group price costs alone. */
const alonePrice = (at: SQL) => sql`unit_price(g.offer_id, ${at})`

// Text that is put together once: these are in the statement behind every list.
const joined = (write: (name: string, expression: string) => string): SQL =>
  sql.raw(
    Object.entries(columns)
      .map(([name, { expression }]) => write(name, expression))
      .join(', '),
  )
const selected = joined((name, expression) => `${expression} as "${name}"`)
const pairs = joined((name, expression) => `'${name}', ${expression}`)

/** The columns of a card at the prices of a moment, for a select list. */
export const cardColumns = (at: SQL): SQL => sql`${selected}, ${alonePrice(at)} as "groupAlonePrice"`
/** The same as one `jsonb` object. */
export const cardObject = (at: SQL): SQL => sql`jsonb_build_object(${pairs}, 'groupAlonePrice', ${alonePrice(at)})`
/** What the columns are of: a selection of `product_cards`, aliased `c`, with the group price of the product at a moment. */
export const cardTables = (at: SQL): SQL => sql`
    join products p on p.id = c.product_id
    join stores s on s.id = c.store_id
    left join lateral product_group_price(c.product_id, ${at}) g on true`
