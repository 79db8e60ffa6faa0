import { sql } from 'drizzle-orm'
import { check, customType, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { SignInProvider } from '#contract/accounts/constants.ts'
import { languages, type Language } from '#contract/core/languages.ts'
import { oneOf } from '#server/platform/db/values/one-of.ts'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'
import type { CodePurpose } from './codes/codes.rules.ts'

const citext = customType<{ data: string }>({ dataType: () => 'citext' })

/** Registered shoppers: natural persons (0) and legal entities (1). One member per normalised e-mail address or phone number. */
export const members = pgTable(
  'members',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberType: smallint().notNull().$type<0 | 1>(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    companyName: text(),
    /** Nine digits. */
    companyCode: text(),
    /** Lower case, no spaces. */
    email: citext(),
    /** E.164: +995 and nine digits, or another country's number. */
    mobilePhone: text(),
    /** A PHC string of argon2id; null while a member signs in by linked identities alone. */
    passwordHash: text(),
    /** Receives mail where `email` is null: an address a sign-in provider has verified. No account: nobody signs in with it. */
    contactMail: text(),
    /** An address below /media of one of the member's uploads. */
    avatarUrl: text(),
    /** The language of mail and SMS. */
    lang: text().notNull().$type<Language>(),
    createdAt: timestamptz().notNull(),
    /** Set by an operator: nobody signs in to the account until it is lifted. */
    blockedAt: timestamptz(),
    /** Set when personal data was erased; the row stays for the orders that reference it. */
    deletedAt: timestamptz(),
  },
  (table) => [
    unique('members_email_key').on(table.email),
    unique('members_mobile_phone_key').on(table.mobilePhone),
    check('members_member_type_check', sql`${table.memberType} in (0, 1)`),
    check('members_company_code_check', sql`length(${table.companyCode}) = 9`),
    check('members_lang_check', oneOf(table.lang, languages)),
    check(
      'members_deleted_at_check',
      sql`${table.deletedAt} is null or (${table.firstName} = '' and ${table.lastName} = '' and num_nonnulls(${table.companyName}, ${table.companyCode},
        ${table.email}, ${table.mobilePhone}, ${table.passwordHash}, ${table.contactMail}, ${table.avatarUrl}) = 0)`,
    ),
  ],
)

/** A signed-in browser. The token itself is only in its cookie. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text().primaryKey(),
    /** Names the session in the member's own list, where the token must not appear. */
    id: uuid().notNull().defaultRandom(),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: timestamptz().notNull(),
    /** The last request, to within ten minutes. */
    seenAt: timestamptz().notNull(),
    client: jsonb().notNull().$type<{ ip: string; agent: string }>(),
  },
  (table) => [
    unique('sessions_id_key').on(table.id),
    index('sessions_member_id_idx').on(table.memberId),
    check('sessions_token_hash_check', sql`length(${table.tokenHash}) = 43`),
  ],
)

/**
 * Verification codes that were sent. Only the requesting browser knows a code's key: the row has the key's SHA-256, and an
 * HMAC under the key over account and code, so that the table discloses neither.
 */
export const codes = pgTable(
  'verification_codes',
  {
    keyHash: text().primaryKey(),
    codeHash: text().notNull(),
    account: text().notNull(),
    purpose: text().notNull().$type<CodePurpose>(),
    failedAttempts: integer().notNull().default(0),
    expiresAt: timestamptz().notNull(),
    usedAt: timestamptz(),
  },
  (table) => [
    index('verification_codes_expires_at_idx').on(table.expiresAt),
    check('verification_codes_key_hash_code_hash_check', sql`length(${table.keyHash}) = 43 and length(${table.codeHash}) = 43`),
    check('verification_codes_purpose_check', sql`${table.purpose} in ('register', 'forgot', 'login', 'contact')`),
  ],
)

/** Kinds of browsers a member has signed in with; a login from any other is notified. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Browser, system and kind of device, as the list of sessions names them. */
    browser: text().notNull(),
    firstSeenAt: timestamptz().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.browser], name: 'known_browsers_pkey' })],
)

/** Linked identities: a provider's account is identified by issuer and subject, never by its e-mail address. */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    provider: text().notNull().$type<SignInProvider>(),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The provider's e-mail address when it was linked; for display only. */
    mail: text(),
    linkedAt: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject], name: 'sign_in_links_pkey' }),
    unique('sign_in_links_member_id_provider_key').on(table.memberId, table.provider),
    check('sign_in_links_provider_check', sql`${table.provider} in ('google', 'facebook')`),
  ],
)

/** Authorization flows under way: each ends once, within ten minutes, in the browser that started it. */
export const signInFlows = pgTable(
  'sign_in_flows',
  {
    /** SHA-256 of the `state` parameter, base64url. */
    stateHash: text().primaryKey(),
    /** SHA-256 of the flow cookie of the browser that started it. */
    browserHash: text().notNull(),
    provider: text().notNull().$type<SignInProvider>(),
    /** The PKCE code verifier. */
    codeVerifier: text().notNull(),
    nonce: text().notNull(),
    /** The member the identity is to be linked to; null where the flow signs in. */
    memberId: uuid().references(() => members.id, { onDelete: 'cascade' }),
    redirect: text(),
    lang: text().notNull().$type<Language>(),
    expiresAt: timestamptz().notNull(),
  },
  (table) => [
    index('sign_in_flows_expires_at_idx').on(table.expiresAt),
    check('sign_in_flows_state_hash_browser_hash_check', sql`length(${table.stateHash}) = 43 and length(${table.browserHash}) = 43`),
    check('sign_in_flows_provider_check', sql`${table.provider} in ('google', 'facebook')`),
    check('sign_in_flows_lang_check', oneOf(table.lang, languages)),
  ],
)
