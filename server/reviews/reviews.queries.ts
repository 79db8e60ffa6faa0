import { and, eq, sql, type SQL } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { ScoreCounts } from '#contract/catalogue/rating.ts'
import { Picture } from '#contract/catalogue/schemas.ts'
import { Enum } from '#contract/core/call.ts'
import { languages, type Language } from '#contract/core/languages.ts'
import { hideReasons } from '#contract/reviews/constants.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { instant, isoText } from '#server/platform/db/values/instants.ts'
import { IntegerColumn, Nullable, StringColumn, TextColumn, TimestampColumn } from '#server/platform/db/statements/row-schemas.ts'
import { column, firstRow, preparedColumn, preparedRows, rows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { reviews } from './reviews.tables.ts'

/** A review as its author writes it. */
export interface ReviewContent {
  score: number
  text: string
  lang: Language
  photos: Picture[]
}

const ReviewedLine = Type.Object({ productId: Type.Integer(), fulfilment: Type.String(), isReviewed: Type.Boolean() })

/** A line of an order of the member; undefined where it is another's, or its product is gone. */
export async function findLine(
  db: Executor,
  memberId: string,
  orderNo: string,
  position: number,
): Promise<Static<typeof ReviewedLine> | undefined> {
  const statement = sql`
    select l.product_id as "productId", o.fulfilment, r.id is not null as "isReviewed"
    from orders o join order_lines l using (order_no) join products p on p.id = l.product_id left join reviews r using (order_no, position)
    where o.member_id = ${memberId}::uuid and l.order_no = ${orderNo} and l.position = ${position}`
  return firstRow(db, ReviewedLine, statement)
}

const Inserted = Type.Object({ id: Type.String(), storeId: Type.Integer() })

/** Inserts the review of a received line of the member that has none; undefined where it is not so. */
export async function insertReview(
  db: Executor,
  line: { memberId: string; orderNo: string; position: number },
  { score, text, lang, photos }: ReviewContent,
  now: Date,
): Promise<Static<typeof Inserted> | undefined> {
  const statement = sql`
    insert into reviews (member_id, order_no, position, product_id, store_id, score, text, lang, photos, created_at)
    select o.member_id, l.order_no, l.position, l.product_id, o.store_id, ${score}::smallint, ${text}, ${lang}, ${JSON.stringify(photos)}::jsonb, ${instant(now)}
    from orders o join order_lines l using (order_no)
    where o.member_id = ${line.memberId}::uuid and l.order_no = ${line.orderNo} and l.position = ${line.position} and o.fulfilment = 'received'
    on conflict (order_no, position) do nothing
    returning id, store_id as "storeId"`
  return firstRow(db, Inserted, statement)
}

/** Replaces the content of a review of the member that was published after `since`; false where there is none. */
export async function updateReview(
  db: Executor,
  review: { id: string; memberId: string; since: Date },
  { score, text, lang, photos }: ReviewContent,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update reviews set score = ${score}::smallint, text = ${text}, lang = ${lang}, photos = ${JSON.stringify(photos)}::jsonb, edited_at = ${instant(now)}
    where id = ${review.id}::uuid and member_id = ${review.memberId}::uuid and created_at > ${instant(review.since)}`)
  return rowCount === 1
}

/** A member's review; undefined where it is another's. */
export async function findOwn(db: Executor, memberId: string, id: string) {
  const { productId, photos } = reviews
  const [row] = await db
    .select({ productId, photos })
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.memberId, memberId)))
  return row
}

const Counts = Type.Object({ counts: Type.Array(Type.Integer()), withPhotos: Type.Integer() })

const visibleOf = ({ productId, storeId }: { productId?: number | undefined; storeId?: number | undefined }): SQL =>
  sql`r.hidden_at is null${productId === undefined ? sql`` : sql` and r.product_id = ${productId}::int`}${storeId === undefined ? sql`` : sql` and r.store_id = ${storeId}::int`}`

/** How many visible reviews a product or a store has of each score, of 1 first, and how many with photos. */
export async function countScores(db: Executor, of: { productId?: number | undefined; storeId?: number | undefined }) {
  const statement = sql`
    select array[count(*) filter (where score = 1), count(*) filter (where score = 2), count(*) filter (where score = 3),
      count(*) filter (where score = 4), count(*) filter (where score = 5)]::int[] as counts,
      (count(*) filter (where jsonb_array_length(photos) > 0))::int as "withPhotos"
    from reviews r where ${visibleOf(of)}`
  const [row] = await preparedRows(db, Counts, statement)
  return row! as { counts: ScoreCounts; withPhotos: number }
}

const content = {
  id: Type.String(),
  score: Type.Integer(),
  text: Type.String(),
  lang: Enum(...languages),
  photos: Type.Array(Picture),
  options: Type.Array(Type.String()),
  createdAt: TimestampColumn,
  editedAt: Nullable(TimestampColumn),
  reply: Nullable(Type.String()),
  replyLang: Nullable(Enum(...languages)),
  repliedAt: Nullable(TimestampColumn),
}
const contentColumns = sql`r.id, r.score, r.text, r.lang, r.photos, l.options, ${isoText('r.created_at')} as "createdAt", ${isoText('r.edited_at')} as "editedAt",
      r.reply, r.reply_lang as "replyLang", ${isoText('r.replied_at')} as "repliedAt"`

const VisibleReview = Type.Object({
  ...content,
  firstName: Type.String(),
  lastName: Type.String(),
  companyName: Nullable(Type.String()),
  storeName: TextColumn,
  productId: Type.Integer(),
  productName: Nullable(TextColumn),
})
export type VisibleReview = Static<typeof VisibleReview>

export interface ReviewFilter {
  productId?: number | undefined
  storeId?: number | undefined
  score?: number | undefined
  withPhotos?: boolean | undefined
}

const matching = (
  filter: ReviewFilter,
): SQL => sql`${visibleOf(filter)} ${filter.score === undefined ? sql`` : sql`and r.score = ${filter.score}::int`}
      ${filter.withPhotos ? sql`and jsonb_array_length(r.photos) > 0` : sql``}`

/** How many visible reviews a filter leaves. */
export async function countVisible(db: Executor, filter: ReviewFilter): Promise<number> {
  return (await preparedColumn(db, IntegerColumn, sql`select count(*)::int as count from reviews r where ${matching(filter)}`))[0]!
}

/** A page of visible reviews with their authors, the newest first; with the names of products that are on sale. */
export function selectVisible(db: Executor, filter: ReviewFilter, limit: number, offset: number): Promise<VisibleReview[]> {
  const statement = sql`
    select ${contentColumns}, m.first_name as "firstName", m.last_name as "lastName", m.company_name as "companyName", s.name as "storeName",
      r.product_id as "productId", p.name as "productName"
    from reviews r join order_lines l using (order_no, position) join members m on m.id = r.member_id join stores s on s.id = r.store_id
      left join products p on p.id = r.product_id and p.listed
    where ${matching(filter)}
    order by r.created_at desc, r.id limit ${limit} offset ${offset}`
  return preparedRows(db, VisibleReview, statement)
}

const line = {
  orderNo: Type.String(),
  position: Type.Integer(),
  productId: Type.Integer(),
  offerId: Type.Integer(),
  name: Type.String(),
  options: Type.Array(Type.String()),
  /** The language that its name and options are in. */
  boughtIn: Enum(...languages),
  picture: Picture,
}
const lineColumns = sql.raw(
  `l.order_no as "orderNo", l.position, l.product_id as "productId", l.offer_id as "offerId", l.name, l.options, o.lang as "boughtIn", l.picture`,
)

const OwnReviewRow = Type.Object({ ...content, ...line, hideReason: Nullable(Enum(...hideReasons)) })
export type OwnReviewRow = Static<typeof OwnReviewRow>

/** A page of the member's reviews, the newest first; only one where `id` is given. */
export function selectOwn(
  db: Executor,
  memberId: string,
  { limit, offset, id }: { limit: number; offset: number; id?: string },
): Promise<OwnReviewRow[]> {
  const statement = sql`
    select ${contentColumns}, ${lineColumns}, r.hide_reason as "hideReason"
    from reviews r join order_lines l using (order_no, position) join orders o using (order_no)
    where r.member_id = ${memberId}::uuid ${id === undefined ? sql`` : sql`and r.id = ${id}::uuid`}
    order by r.created_at desc, r.id limit ${limit} offset ${offset}`
  return rows(db, OwnReviewRow, statement)
}

/** How many reviews a member has written. */
export async function countOwn(db: Executor, memberId: string): Promise<number> {
  return (await column(db, IntegerColumn, sql`select count(*)::int as count from reviews where member_id = ${memberId}::uuid`))[0]!
}

const LineToReviewRow = Type.Object({ ...line, placedAt: TimestampColumn })

/**
 * A page of the member's received lines without a review, the latest order first. The orders before it are passed over in an index.
 */
export function selectToReview(db: Executor, memberId: string, limit: number, offset: number): Promise<Static<typeof LineToReviewRow>[]> {
  const statement = sql`
    with counted as (
      select order_no, lang, placed_at, lines_to_review, sum(lines_to_review) over (order by placed_at desc, order_no rows unbounded preceding) as up_to
      from orders where member_id = ${memberId}::uuid and lines_to_review > 0 order by placed_at desc, order_no limit ${offset + limit}
    ), shown as (select * from counted where up_to > ${offset} and up_to - lines_to_review < ${offset + limit})
    select ${lineColumns}, ${isoText('o.placed_at')} as "placedAt"
    from shown o join order_lines l using (order_no)
    where l.refunded_quantity < l.quantity and not exists (select from reviews r where r.order_no = l.order_no and r.position = l.position)
    order by o.placed_at desc, l.order_no, l.position
    limit ${limit} offset ${offset}::int - (select coalesce(min(up_to - lines_to_review), ${offset}::int) from shown)`
  return rows(db, LineToReviewRow, statement)
}

/** The products that a member has reviewed, by id. */
export async function reviewedProducts(db: Executor, memberId: string): Promise<number[]> {
  const { productId } = reviews
  const found = await db.selectDistinct({ productId }).from(reviews).where(eq(reviews.memberId, memberId)).orderBy(productId)
  return found.map((row) => row.productId)
}

/** Deletes a member's reviews of a product; -> the orders that they were of. */
export async function deleteReviews(db: Executor, memberId: string, productId: number): Promise<string[]> {
  const { orderNo } = reviews
  const deleted = await db
    .delete(reviews)
    .where(and(eq(reviews.memberId, memberId), eq(reviews.productId, productId)))
    .returning({ orderNo })
  return [...new Set(deleted.map((row) => row.orderNo))].sort()
}

/** Which of the addresses (`/media/<2>/<32>`) are photos of reviews. */
export async function usedPhotos(db: Executor, sources: string[]): Promise<string[]> {
  const statement = sql`
    select distinct photo ->> 'src' as src from reviews, jsonb_array_elements(photos) photo where photo ->> 'src' = any(${sql.param(sources)}::text[])`
  return column(db, StringColumn, statement)
}
