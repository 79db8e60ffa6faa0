import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import { Enum } from '#contract/core/call.ts'
import { languages, type Language } from '#contract/core/languages.ts'
import { hideReasons, type HideReason } from '#contract/reviews/constants.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { instant, isoText } from '#server/platform/db/values/instants.ts'
import { Nullable, TextColumn, TimestampColumn } from '#server/platform/db/statements/row-schemas.ts'
import { rows } from '@kalata/drizzle-postgres/statements/rows.ts'

/** What an operator's move needs of a review. */
const OperatorReview = Type.Object({
  id: Type.String(),
  memberId: Type.String(),
  productId: Type.Integer(),
  name: TextColumn,
  storeName: TextColumn,
  score: Type.Integer(),
  text: Type.String(),
  lang: Enum(...languages),
  photos: Type.Array(Picture),
  createdAt: TimestampColumn,
  hideReason: Nullable(Enum(...hideReasons)),
  reply: Nullable(Type.String()),
})
type OperatorReview = Static<typeof OperatorReview>

/** Reviews for an operator, hidden ones too, the newest first: one by its id, or those of a product. */
export function selectForOperator(
  db: Executor,
  { id, productId }: { id?: string; productId?: number | undefined },
  limit: number,
): Promise<OperatorReview[]> {
  const statement = sql`
    select r.id, r.member_id as "memberId", r.product_id as "productId", p.name, s.name as "storeName", r.score, r.text, r.lang, r.photos,
      ${isoText('r.created_at')} as "createdAt", r.hide_reason as "hideReason", r.reply
    from reviews r join products p on p.id = r.product_id join stores s on s.id = r.store_id
    where true ${id === undefined ? sql`` : sql`and r.id = ${id}::uuid`} ${productId === undefined ? sql`` : sql`and r.product_id = ${productId}::int`}
    order by r.created_at desc, r.id limit ${limit}`
  return rows(db, OperatorReview, statement)
}

/** Hides a visible review, or shows a hidden one again (`reason` null); false where it is so already. */
export async function setHidden(db: Executor, id: string, reason: HideReason | null, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update reviews set hidden_at = ${reason ? instant(now) : null}, hide_reason = ${reason}
    where id = ${id}::uuid and (hidden_at is null) = ${reason !== null}`)
  return rowCount === 1
}

/** Writes the store's answer to a review that has not this one; false where it has. */
export async function setReply(db: Executor, id: string, reply: { text: string; lang: Language }, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update reviews set reply = ${reply.text}, reply_lang = ${reply.lang}, replied_at = ${instant(now)}
    where id = ${id}::uuid and reply is distinct from ${reply.text}`)
  return rowCount === 1
}
