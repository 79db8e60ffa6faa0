import { sql } from 'drizzle-orm'
import { char, check, customType, index, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const citext = customType<{ data: string }>({ dataType: () => 'citext' })
export const instant = () => timestamp({ withTimezone: true })

/** Registered shoppers: natural persons (0) and legal entities (1). One account per normalised mail or phone. */
export const members = pgTable(
  'members',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberType: smallint().notNull().$type<0 | 1>(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    companyName: text(),
    companyCode: char({ length: 9 }),
    /** Lower case, no spaces. */
    email: citext().unique(),
    /** +995 and nine digits. */
    mobilePhone: text().unique(),
    /** A PHC string of argon2id. */
    passwordHash: text().notNull(),
    /** The language messages are written in. */
    lang: text().notNull().$type<'ka' | 'en' | 'ru' | 'zh'>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('member_type', sql`${table.memberType} in (0, 1)`),
    check('member_reachable', sql`${table.email} is not null or ${table.mobilePhone} is not null`),
  ],
)

/** A signed-in browser. The token itself is only in its cookie; here lies its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: char({ length: 43 }).primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    seenAt: instant().notNull(),
    /** What the member's list of sessions shows. */
    client: jsonb().notNull().$type<{ ip: string; agent: string }>(),
  },
  (table) => [index().on(table.memberId)],
)

/**
 * A six-digit code on its way. Its key is known to the asking browser alone: here lies the key's SHA-256, and the code
 * only as an HMAC under that key with the account and purpose in it, so that the table gives away neither.
 */
export const codes = pgTable(
  'verification_codes',
  {
    keyHash: char({ length: 43 }).primaryKey(),
    codeHash: char({ length: 43 }).notNull(),
    account: text().notNull(),
    purpose: text().notNull().$type<'register' | 'login' | 'forgot'>(),
    wrongGuesses: integer().notNull().default(0),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.expiresAt)],
)
