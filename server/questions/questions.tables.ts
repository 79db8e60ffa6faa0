import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { languages, type Language } from '#contract/core/languages.ts'
import { questionHideReasons, type QuestionHideReason } from '#contract/questions/constants.ts'
import { members } from '#server/accounts/accounts.tables.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { oneOf } from '#server/platform/db/values/one-of.ts'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'

/** What members ask stores about products. Everybody sees a question once it is answered. */
export const questions = pgTable(
  'questions',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** The language it was written in. */
    lang: text().notNull().$type<Language>(),
    askedAt: timestamptz().notNull(),
    answer: text(),
    answerLang: text().$type<Language>(),
    answeredAt: timestamptz(),
    /** Set by an operator: nobody but the author sees it. */
    hiddenAt: timestamptz(),
    hideReason: text().$type<QuestionHideReason>(),
  },
  (table) => [
    index('questions_product_id_answered_at_idx')
      .on(table.productId, table.answeredAt.desc().nullsFirst(), table.id)
      .where(sql`${table.answeredAt} is not null and ${table.hiddenAt} is null`),
    index('questions_member_id_asked_at_idx').on(table.memberId, table.askedAt.desc().nullsFirst(), table.id),
    index('questions_asked_at_idx').on(table.askedAt.desc().nullsFirst(), table.id),
    check('questions_text_check', sql`length(${table.text}) <= 500`),
    check('questions_lang_check', oneOf(table.lang, languages)),
    check('questions_answer_lang_check', oneOf(table.answerLang, languages)),
    check('questions_answered_at_check', sql`num_nulls(${table.answer}, ${table.answerLang}, ${table.answeredAt}) in (0, 3)`),
    check('questions_hide_reason_check', oneOf(table.hideReason, questionHideReasons)),
    check('questions_hidden_at_check', sql`(${table.hiddenAt} is null) = (${table.hideReason} is null)`),
  ],
)
