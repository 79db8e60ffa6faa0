import type { MemberInfo } from '#contract/accounts/schemas.ts'
import type { UserInfo } from '#contract/accounts/constants.ts'
import { companyNameError, firstNameError, lastNameError, normalizeName } from '#contract/accounts/rules.ts'
import { fromStored, isLanguage, type Language } from '#contract/core/languages.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { uniqueViolation } from '@kalata/drizzle-postgres/database.ts'
import { DomainError, assertValid, orNotFound } from '#server/platform/domain-error.ts'
import { ownsUpload } from '#server/uploads/uploads.service.ts'
import { findById, updateContact, updateLang, updateProfile, usedAvatars, type MemberRow, type Profile } from './members.queries.ts'
import { nameOf, userInfoOf } from './names.rules.ts'
import { maskAccount, parseAccount, type AccountKind } from './account-identifier.service.ts'
import { checkCode, consumeCode, type CodeSent } from '../codes/codes.service.ts'
import { verifyIdentity, requireRecentLogin } from '../sign-in/verify-identity.service.ts'
import { mailAddressOf } from './contact.service.ts'
import { requestCode } from '../codes/request-code.service.ts'
import { publishSecurityEvent } from '../security-events.ts'

/** Sets the language of mail and SMS to the member. @throws request.invalid for one that the mall does not speak */
export async function changeLang(ctx: MemberCtx, value: string): Promise<{ lang: Language }> {
  const lang = isLanguage(value) ? value : fromStored(value)
  if (!lang) throw new DomainError('request.invalid', { field: 'lang' })
  await updateLang(ctx.db, ctx.member.id, lang)
  return { lang }
}

/** The member's profile. @throws notFound for a deleted one */
export async function memberInfo(ctx: MemberCtx): Promise<MemberInfo> {
  const row = orNotFound(await findById(ctx.db, ctx.member.id))
  return infoOf(row)
}

export interface ProfileForm {
  firstName?: string | undefined
  lastName?: string | undefined
  companyName?: string | undefined
  /** The address of one of the member's uploads; empty removes the picture. */
  avatarUrl?: string | undefined
}

/**
 * Changes the given fields and returns the profile with the new content of the `userInfo` cookie. A legal entity may leave
 * first name and surname empty.
 * @throws the keys of the names' rules, account.notYourPicture, request.invalid for a company of a natural person
 */
export async function changeProfile(ctx: MemberCtx, form: ProfileForm): Promise<{ info: MemberInfo; cookie: UserInfo }> {
  const profile = await profileOf(ctx, form)
  const changes = Object.keys(profile).length > 0
  const row = orNotFound(await (changes ? updateProfile(ctx.db, ctx.member.id, profile) : findById(ctx.db, ctx.member.id)))
  ctx.log.info({ event: 'profileChanged', member: row.id, fields: Object.keys(profile) }, 'a member changed the profile')
  return { info: infoOf(row), cookie: userInfoOf(row) }
}

async function profileOf(ctx: MemberCtx, { firstName, lastName, companyName, avatarUrl }: ProfileForm): Promise<Profile> {
  const legal = ctx.member.memberType === 1
  const optional = (value: string | undefined) => value === undefined || (legal && value === '')
  if (companyName !== undefined && !legal) throw new DomainError('request.invalid', { field: 'companyName' })
  assertValid(
    optional(firstName) ? undefined : firstNameError(firstName!),
    optional(lastName) ? undefined : lastNameError(lastName!),
    companyName === undefined ? undefined : companyNameError(companyName),
  )
  if (avatarUrl && !(await ownsUpload(ctx, avatarUrl))) throw new DomainError('account.notYourPicture')
  return {
    ...(firstName === undefined ? {} : { firstName: normalizeName(firstName) }),
    ...(lastName === undefined ? {} : { lastName: normalizeName(lastName) }),
    ...(companyName === undefined ? {} : { companyName: normalizeName(companyName) }),
    ...(avatarUrl === undefined ? {} : { avatarUrl: avatarUrl || null }),
  }
}

/**
 * Sends a code to an account the member wants to sign in with. A missing recent login is reported before a code is sent.
 * @throws account.loginAgain, and the keys of {@link requestCode}
 */
export async function requestContactCode(
  ctx: MemberCtx,
  request: { model: AccountKind; account: string },
  ip: string,
  token: string | undefined,
): Promise<CodeSent> {
  const member = orNotFound(await findById(ctx.db, ctx.member.id))
  await requireRecentLogin(ctx, member, token)
  return requestCode(ctx, { ...request, purpose: 'contact' }, ip)
}

export interface NewContact {
  model: AccountKind
  account: string
  code: string
  codeKey: string
  password?: string | undefined
}

/**
 * Adds or replaces an account the member signs in with, verified by a code. The old one is notified.
 * @throws the keys of {@link verifyIdentity} and of codes; account.taken when somebody has it
 */
export async function changeContact(ctx: MemberCtx, form: NewContact, ip: string, token: string | undefined): Promise<MemberInfo> {
  const account = parseAccount(form.account, form.model)
  const check = { account, key: form.codeKey, code: form.code, purpose: 'contact' } as const
  await checkCode(ctx, ip, check)
  const before = await verifyIdentity(ctx, form.password, token, 'password.wrong')
  const previousMail = mailAddressOf(before)
  try {
    return await inTransaction(ctx, async (ctx) => {
      await consumeCode(ctx, check)
      const change = { account: maskAccount(account), ...(previousMail ? { previousMail } : {}) }
      await publishSecurityEvent(ctx, 'account.contactChanged', { memberId: ctx.member.id, ...change })
      const row = orNotFound(await updateContact(ctx.db, ctx.member.id, account))
      return infoOf(row)
    })
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error
    throw new DomainError('account.taken')
  }
}

function infoOf(row: MemberRow): MemberInfo {
  const { id, firstName, lastName, email, mobilePhone, companyName, companyCode, memberType, lang, avatarUrl } = row
  return {
    id,
    firstName,
    lastName,
    name: nameOf(row),
    accountNumber: email ?? mobilePhone ?? row.contactMail ?? '',
    ...(email ? { email } : {}),
    ...(mobilePhone ? { mobilePhone } : {}),
    ...(companyName ? { companyName } : {}),
    ...(companyCode ? { companyCode } : {}),
    memberType,
    lang,
    ...(avatarUrl ? { avatarUrl } : {}),
    hasPassword: row.passwordHash !== null,
    createdAt: row.createdAt.toISOString(),
  }
}

/** Those of `sources` (`/media/<2>/<32>`) that are some member's picture. */
export const imagesInUse = (ctx: Ctx, sources: string[]): Promise<string[]> => usedAvatars(ctx.db, sources)
