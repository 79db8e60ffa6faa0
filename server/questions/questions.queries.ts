import { and, eq, isNull, sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import { Enum } from '#contract/core/call.ts'
import { languages, type Language } from '#contract/core/languages.ts'
import { questionHideReasons } from '#contract/questions/constants.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { IntegerColumn, Nullable, StringColumn, TextColumn, TimestampColumn } from '#server/platform/db/statements/row-schemas.ts'
import { column, preparedColumn, preparedRows, rows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { instant, isoText } from '#server/platform/db/values/instants.ts'
import { questions } from './questions.tables.ts'

const Lang = Enum(...languages)
const content = { id: Type.String(), text: Type.String(), lang: Lang, askedAt: TimestampColumn }
const contentColumns = sql`q.id, q.text, q.lang, ${isoText('q.asked_at')} as "askedAt", q.answer, q.answer_lang as "answerLang",
      ${isoText('q.answered_at')} as "answeredAt"`
const isPublic = sql`q.answered_at is not null and q.hidden_at is null`

const AnsweredQuestion = Type.Object({
  ...content,
  answer: Type.String(),
  answerLang: Lang,
  answeredAt: TimestampColumn,
  firstName: Type.String(),
  lastName: Type.String(),
  companyName: Nullable(Type.String()),
})

/** A page of a product's answered questions with their authors, the latest answer first. */
export function selectAnswered(db: Executor, productId: number, limit: number, offset: number): Promise<Static<typeof AnsweredQuestion>[]> {
  const statement = sql`
    select ${contentColumns}, m.first_name as "firstName", m.last_name as "lastName", m.company_name as "companyName"
    from questions q join members m on m.id = q.member_id
    where q.product_id = ${productId}::int and ${isPublic}
    order by q.answered_at desc, q.id limit ${limit} offset ${offset}`
  return preparedRows(db, AnsweredQuestion, statement)
}

/** How many answered questions a product has. */
export async function countAnswered(db: Executor, productId: number): Promise<number> {
  const statement = sql`select count(*)::int as count from questions q where q.product_id = ${productId}::int and ${isPublic}`
  return (await preparedColumn(db, IntegerColumn, statement))[0]!
}

/** The store that sells a product; undefined where the product is not for sale. */
export async function findStore(db: Executor, productId: number) {
  const statement = sql`select s.name as "storeName" from products p join stores s on s.id = p.store_id where p.id = ${productId}::int and p.listed`
  return (await preparedColumn(db, TextColumn, statement))[0]
}

/** Serialises what a member asks until the transaction ends, so that a form that is sent twice is one question. */
export async function lockAsked(db: Executor, memberId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${memberId}::text, 8000))`)
}

/** The member's question about a product that says the same and waits for its answer. @returns its id */
export async function findWaiting(
  db: Executor,
  { memberId, productId, text }: { memberId: string; productId: number; text: string },
): Promise<string | undefined> {
  const isSame = and(eq(questions.memberId, memberId), eq(questions.productId, productId), eq(questions.text, text))
  const [row] = await db
    .select({ id: questions.id })
    .from(questions)
    .where(and(isSame, isNull(questions.answeredAt), isNull(questions.hiddenAt)))
    .limit(1)
  return row?.id
}

/** Stores a question about a product that is for sale. @returns its id; undefined where there is no such product */
export async function insertQuestion(
  db: Executor,
  question: { memberId: string; productId: number; text: string; lang: Language },
  now: Date,
): Promise<string | undefined> {
  const { memberId, productId, text, lang } = question
  const statement = sql`
    insert into questions (member_id, product_id, text, lang, asked_at)
    select ${memberId}::uuid, id, ${text}, ${lang}, ${instant(now)} from products where id = ${productId}::int and listed
    returning id`
  return (await column(db, StringColumn, statement))[0]
}

const OwnQuestionRow = Type.Object({
  ...content,
  answer: Nullable(Type.String()),
  answerLang: Nullable(Lang),
  answeredAt: Nullable(TimestampColumn),
  hideReason: Nullable(Enum(...questionHideReasons)),
  productId: Type.Integer(),
  name: TextColumn,
  picture: Picture,
  listed: Type.Boolean(),
})
export type OwnQuestionRow = Static<typeof OwnQuestionRow>

/** A page of a member's questions with what they are about, the latest first. */
export function selectAsked(db: Executor, memberId: string, limit: number, offset: number): Promise<OwnQuestionRow[]> {
  const statement = sql`
    select ${contentColumns}, q.hide_reason as "hideReason", q.product_id as "productId", p.name, p.pictures -> 0 as picture, p.listed
    from questions q join products p on p.id = q.product_id
    where q.member_id = ${memberId}::uuid
    order by q.asked_at desc, q.id limit ${limit} offset ${offset}`
  return rows(db, OwnQuestionRow, statement)
}

/** How many questions a member has asked. */
export async function countAsked(db: Executor, memberId: string): Promise<number> {
  return (await column(db, IntegerColumn, sql`select count(*)::int as count from questions where member_id = ${memberId}::uuid`))[0]!
}

/** Deletes a question of a member; false where it is another's or gone. */
export async function deleteQuestion(db: Executor, memberId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(questions).where(and(eq(questions.id, id), eq(questions.memberId, memberId)))
  return rowCount === 1
}

/** Deletes all of a member's questions; idempotent. */
export async function deleteAsked(db: Executor, memberId: string): Promise<void> {
  await db.delete(questions).where(eq(questions.memberId, memberId))
}
