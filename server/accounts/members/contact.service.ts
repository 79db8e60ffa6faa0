import type { Language } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import { findById } from './members.queries.ts'

/** Where a member is reached. */
export interface Contact {
  lang: Language
  mail?: string
  /** `+` and digits. */
  phone?: string
}

/** The address mail goes to: the one that signs in, else the one a sign-in provider has verified. */
export const mailAddressOf = ({ email, contactMail }: { email: string | null; contactMail: string | null }): string | undefined =>
  email ?? contactMail ?? undefined

/** How a member is reached now; undefined for a deleted or unknown one. */
export async function contactOf(ctx: Ctx, memberId: string): Promise<Contact | undefined> {
  const member = await findById(ctx.db, memberId)
  if (!member || member.deletedAt) return undefined
  const mail = mailAddressOf(member)
  return { lang: member.lang, ...(mail ? { mail } : {}), ...(member.mobilePhone ? { phone: member.mobilePhone } : {}) }
}
