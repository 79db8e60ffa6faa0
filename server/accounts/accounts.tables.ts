import { sql } from 'drizzle-orm'
import {
  char,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SignInProvider } from '#contract/accounts/calls.ts'
import type { Language } from '#contract/core/languages.ts'
import type { CodePurpose } from './codes/codes.rules.ts'

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
    /** +995 and nine digits, or another country's number in the same form. */
    mobilePhone: text().unique(),
    /** A PHC string of argon2id; absent while a member comes in through a provider alone. */
    passwordHash: text(),
    /** Where letters go when no mailbox was proved here: what a provider vouches for. Nobody signs in with it. */
    contactMail: text(),
    /** An address below /media of an upload of one's own. */
    avatarUrl: text(),
    /** The language messages are written in. */
    lang: text().notNull().$type<Language>(),
    createdAt: instant().notNull(),
    /** The person is removed; the row stays for the orders that name it. */
    deletedAt: instant(),
  },
  (table) => [
    check('member_type', sql`${table.memberType} in (0, 1)`),
    check(
      'member_removed',
      sql`${table.deletedAt} is null or (${table.firstName} = '' and ${table.lastName} = '' and num_nonnulls(${table.companyName}, ${table.companyCode},
        ${table.email}, ${table.mobilePhone}, ${table.passwordHash}, ${table.contactMail}, ${table.avatarUrl}) = 0)`,
    ),
  ],
)

/** A signed-in browser. The token itself is only in its cookie; here lies its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: char({ length: 43 }).primaryKey(),
    /** What the member's own list calls it. */
    id: uuid().notNull().unique().defaultRandom(),
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
    purpose: text().notNull().$type<CodePurpose>(),
    wrongGuesses: integer().notNull().default(0),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** Kinds of browsers a member has signed in with, so that another one is told of. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Browser, system and kind of device, as the list of sessions names them. */
    browser: text().notNull(),
    firstSeen: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.browser], name: 'known_browser' })],
)

/** Who a provider's person is here. The provider's own name of the person counts, never the e-mail address. */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    provider: text().notNull().$type<SignInProvider>(),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** As the provider told it, to tell one's accounts there apart. */
    mail: text(),
    linkedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject], name: 'sign_in_link' }),
    unique('sign_in_link_of_member').on(table.memberId, table.provider),
  ],
)

/** A browser on its way to a provider and back: ten minutes, once, and only that browser. */
export const signInTrips = pgTable(
  'sign_in_trips',
  {
    /** SHA-256 of the `state`. */
    stateHash: char({ length: 43 }).primaryKey(),
    /** SHA-256 of the cookie of the browser that set out. */
    browserHash: char({ length: 43 }).notNull(),
    provider: text().notNull().$type<SignInProvider>(),
    verifier: text().notNull(),
    nonce: text().notNull(),
    /** The member a provider is tied to; absent where it signs in. */
    memberId: uuid().references(() => members.id, { onDelete: 'cascade' }),
    redirect: text(),
    lang: text().notNull().$type<Language>(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)
