import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { Enum } from '#contract/core/call.ts'
import { languages, type Language } from '#contract/core/languages.ts'
import { questionHideReasons, type QuestionHideReason } from '#contract/questions/constants.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { Nullable, TextColumn, TimestampColumn } from '#server/platform/db/statements/row-schemas.ts'
import { rows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { instant, isoText } from '#server/platform/db/values/instants.ts'

const OperatorQuestion = Type.Object({
  id: Type.String(),
  memberId: Type.String(),
  productId: Type.Integer(),
  name: TextColumn,
  storeName: TextColumn,
  text: Type.String(),
  lang: Enum(...languages),
  askedAt: TimestampColumn,
  answer: Nullable(Type.String()),
  hideReason: Nullable(Enum(...questionHideReasons)),
})
export type OperatorQuestion = Static<typeof OperatorQuestion>

/** Questions for an operator, hidden ones too, the latest first: one by its id, all, or those that wait for an answer. */
export function selectForOperator(
  db: Executor,
  { id, isOpen }: { id?: string; isOpen?: boolean },
  limit: number,
): Promise<OperatorQuestion[]> {
  const statement = sql`
    select q.id, q.member_id as "memberId", q.product_id as "productId", p.name, s.name as "storeName", q.text, q.lang,
      ${isoText('q.asked_at')} as "askedAt", q.answer, q.hide_reason as "hideReason"
    from questions q join products p on p.id = q.product_id join stores s on s.id = p.store_id
    where true ${id === undefined ? sql`` : sql`and q.id = ${id}::uuid`} ${isOpen ? sql`and q.answered_at is null and q.hidden_at is null` : sql``}
    order by q.asked_at desc, q.id limit ${limit}`
  return rows(db, OperatorQuestion, statement)
}

/** Writes the store's answer to a visible question that has not this one; false where it has, or is hidden. */
export async function setAnswer(db: Executor, id: string, answer: { text: string; lang: Language }, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update questions set answer = ${answer.text}, answer_lang = ${answer.lang}, answered_at = ${instant(now)}
    where id = ${id}::uuid and hidden_at is null and answer is distinct from ${answer.text}`)
  return rowCount === 1
}

/** Hides a question, or shows it again (`reason` null); false where it is so already. */
export async function setHidden(db: Executor, id: string, reason: QuestionHideReason | null, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update questions set hidden_at = ${reason ? instant(now) : null}, hide_reason = ${reason}
    where id = ${id}::uuid and (hidden_at is null) = ${reason !== null}`)
  return rowCount === 1
}
