import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { languages, type Language } from '#contract/core/languages.ts'
import { cardBrands, type CardBrand } from '#contract/payments/constants.ts'
import { members } from '#server/accounts/accounts.tables.ts'
import { oneOf } from '#server/platform/db/values/one-of.ts'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'

/** Cards that members saved at a payment provider. The number is the provider's alone; here is what it calls the card. */
export const cards = pgTable(
  'cards',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: uuid().notNull(),
    provider: text().notNull(),
    /** The provider's own name of it. */
    token: text().notNull(),
    brand: text().notNull().$type<CardBrand>(),
    lastFour: text().notNull(),
    expMonth: smallint().notNull(),
    expYear: smallint().notNull(),
    isDefault: boolean().notNull(),
    createdAt: timestamptz().notNull(),
    /** Removed; can be undone for a minute. */
    deletedAt: timestamptz(),
  },
  (table) => [
    foreignKey({ name: 'cards_member_id_fk', columns: [table.memberId], foreignColumns: [members.id] }),
    unique('cards_provider_token_key').on(table.provider, table.token),
    index('cards_member_id_idx').on(table.memberId),
    uniqueIndex('cards_default_idx')
      .on(table.memberId)
      .where(sql`is_default`),
    check('cards_brand_check', oneOf(table.brand, cardBrands)),
    check('cards_last_four_check', sql`${table.lastFour} ~ '^[0-9]{4}$'`),
    check('cards_expiry_check', sql`${table.expMonth} between 1 and 12 and ${table.expYear} between 2000 and 2200`),
    check('cards_default_check', sql`not ${table.isDefault} or ${table.deletedAt} is null`),
  ],
)

/** Cards that are being added: whose the card is that a provider reports under a reference. Each is used once, within half an hour. */
export const cardSetups = pgTable(
  'card_setups',
  {
    /** Part of the address of the provider's page; not guessable. */
    reference: text().primaryKey(),
    memberId: uuid().notNull(),
    provider: text().notNull(),
    lang: text().notNull().$type<Language>(),
    expiresAt: timestamptz().notNull(),
  },
  (table) => [
    foreignKey({ name: 'card_setups_member_id_fk', columns: [table.memberId], foreignColumns: [members.id] }),
    index('card_setups_member_id_idx').on(table.memberId),
    index('card_setups_expires_at_idx').on(table.expiresAt),
    check('card_setups_lang_check', oneOf(table.lang, languages)),
  ],
)

/** The sandbox provider's vault. Nothing but the sandbox reads it. */
export const sandboxCards = pgTable('sandbox_cards', {
  token: text().primaryKey(),
  /** Whether its bank declines every payment. */
  declines: boolean().notNull(),
})
