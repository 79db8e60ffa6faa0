import { sql } from 'drizzle-orm'
import type { DirectDb } from '#demo/testing/direct-db.ts'
import { randomOf } from '@kalata/photo-matcher/testing/photo-queries.ts'
import { offers, productCards, products } from '#server/catalogue/catalogue.tables.ts'
import { inTransaction, type Ctx, type TxCtx } from '#server/context.ts'
import { featureBytes } from '@kalata/photo-matcher/describe/description-bytes.ts'
import { photoDescriptors, photoSources } from '#server/photo-search/photo-search.tables.ts'
import { analyzeTables } from '@kalata/drizzle-postgres/schema/analyze.ts'
import { removeTimeLimits } from '@kalata/drizzle-postgres/transactions/long-transaction.ts'

/** Bits of a signature that differ between two photographs of one thing. */
const changedBits = 6
const batch = 500

interface Described {
  src: string
  version: string
  vector: Buffer
  features: Buffer
}

/**
 * Adds products until a catalogue of described pictures has so many. Each has a picture that is mixed of two: the left half's local features are the one's and
 * the right half's the other's, a little changed, and its vector is their mean. Only the descriptions are made, so that a hundred thousand take a minute.
 */
export async function addMixedPictures({ ctx }: Pick<DirectDb, 'ctx'>, total: number): Promise<void> {
  const { rows: described } = await ctx.db.execute<Described & Record<string, unknown>>(
    sql`select d.src, d.version, d.vector, d.features from photo_descriptors d join photo_sources s on d.src = any(s.sources)
      where d.vector is not null order by s.product_id`,
  )
  const count = total - described.length
  // All at once: a server must not look for the pictures' files meanwhile.
  await inTransaction(ctx, async (ctx) => {
    await addProducts(ctx, count, described.length)
    for (let first = 0; first < count; first += batch) await describeMixed(ctx, described, first, Math.min(count, first + batch))
    await ctx.db.execute(sql`update photo_sources set described_with = ${described[0]!.version} where described_with is null`)
  })
  await analyzeTables(ctx.db, [products, offers, productCards, photoSources, photoDescriptors])
}

/** Copies of the products, one after another, with pictures of their own. */
async function addProducts(ctx: Ctx, count: number, known: number): Promise<void> {
  // Written as triggers would, which do so product by product.
  await ctx.db.execute(sql`set local session_replication_role = replica`)
  await removeTimeLimits(ctx.db)
  await ctx.db.execute(sql`
    insert into products (key, category_id, store_id, brand_id, name, description, attributes, pictures, options, sold, created_at)
    select 'mixed-' || i, p.category_id, p.store_id, p.brand_id, p.name, p.description, p.attributes,
      jsonb_build_array(p.pictures -> 0 || jsonb_build_object('src', ${sourceOf(sql`i`)})), p.options, 0, p.created_at
    from generate_series(0, ${count - 1}::int) i
      join (select *, row_number() over (order by id) - 1 as place from products) p on p.place = i % ${known}::int order by i`)
  await ctx.db.execute(sql`
    insert into offers (product_id, key, values, price, stock_on_hand, position)
    select id, 'offer', '[]', 1000, 5, 0 from products where key like 'mixed-%'`)
  await ctx.db.execute(sql`
    insert into stock_ledger (offer_id, kind, quantity, at)
    select o.id, 'initial', 5, p.created_at from offers o join products p on p.id = o.product_id where p.key like 'mixed-%'`)
  await ctx.db.execute(sql`
    insert into price_history (offer_id, price, since)
    select o.id, o.price, p.created_at from offers o join products p on p.id = o.product_id where p.key like 'mixed-%'`)
  await ctx.db.execute(sql`
    insert into product_cards (product_id, category_id, root_category_id, brand_id, store_id, offer_id, offer_count, price, in_stock, sold, created_at,
      picture, max_price, units_left)
    select p.id, p.category_id, c.parent_id, p.brand_id, p.store_id, o.id, 1, o.price, true, 0, p.created_at, p.pictures -> 0, o.price, 5
    from products p join categories c on c.id = p.category_id join offers o on o.product_id = p.id where p.key like 'mixed-%'`)
  await ctx.db.execute(sql`
    insert into photo_sources (product_id, category_id, sources, changed_by)
    select id, category_id, array[pictures -> 0 ->> 'src'], pg_current_xact_id()::text::bigint from products where key like 'mixed-%'`)
}

const sourceOf = (number: ReturnType<typeof sql>) => sql`'/media/' || left(md5(${number}::text), 2) || '/' || md5(${number}::text)`

async function describeMixed({ db }: TxCtx, described: Described[], first: number, end: number): Promise<void> {
  const numbers = Array.from({ length: end - first }, (_, at) => first + at)
  const mixed = numbers.map((number) => {
    const random = randomOf(number)
    const [one, other] = [described[number % described.length]!, described[Math.floor(random() * described.length)]!]
    return { vector: meanOf(one.vector, other.vector), features: halves(one.features, other.features, random) }
  })
  await db.execute(sql`
    insert into photo_descriptors (src, version, vector, features, described_at)
    select ${sourceOf(sql`m.number`)}, ${described[0]!.version}, m.vector, m.features, now()
    from unnest(${sql.param(numbers)}::int[], ${sql.param(mixed.map(({ vector }) => vector))}::bytea[],
      ${sql.param(mixed.map(({ features }) => features))}::bytea[]) as m (number, vector, features)`)
}

/** Of the length of the first, as vectors of descriptions are. */
function meanOf(one: Buffer, other: Buffer): Buffer {
  const [a, b] = [new Int8Array(one), new Int8Array(other)]
  const sum = Float64Array.from(a, (value, at) => value + b[at]!)
  const lengthOf = (values: ArrayLike<number>) => Math.sqrt(Array.from(values).reduce((total, value) => total + value * value, 0))
  const scale = lengthOf(a) / (lengthOf(sum) || 1)
  return Buffer.from(Int8Array.from(sum, (value) => Math.max(-127, Math.min(127, Math.round(value * scale)))).buffer)
}

/** The features of the one's left half and the other's right half, in the order of their strength. */
function halves(one: Buffer, other: Buffer, random: () => number): Buffer {
  const out: Buffer[] = []
  const most = Math.max(one.length, other.length)
  for (let at = 0; at < most; at += featureBytes) {
    for (const [features, isLeft] of [
      [one, true],
      [other, false],
    ] as const) {
      if (at >= features.length || features[at + 10]! < 128 !== isLeft) continue
      const feature = Buffer.from(features.subarray(at, at + featureBytes))
      for (let bit = 0; bit < changedBits; bit++) feature[2 + Math.floor(random() * 8)]! ^= 1 << Math.floor(random() * 8)
      out.push(feature)
    }
  }
  return Buffer.concat(out)
}
