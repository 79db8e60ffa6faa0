import type { MemberInfo, UserInfo } from '#contract/accounts.ts'
import {
  codeFault,
  firstNameFault,
  isPhoneAccount,
  lastNameFault,
  loginAccountFault,
  mailFault,
  newPasswordFault,
  normalizeAccount,
  normalizeName,
  passwordFault,
  type Fault,
} from '#contract/account-rules.ts'
import { fromStored, isLanguage, type Language } from '#contract/languages.ts'
import { inTransaction, type Ctx, type MemberCtx } from '../context.ts'
import { forget, limitKey, netOf, sweepLimits, take, takeTry } from '../platform/limits.ts'
import { MallError } from '../platform/mall-error.ts'
import { deleteOver, findAccount, findById, insertMember, replaceHash, updateLang, type MemberRow } from './accounts.queries.ts'
import { codePurposes, limitsOf, userInfoOf } from './accounts.rules.ts'
import { checkCode, consumeCode, refuseFor, sendCode, type CodeSent } from './codes.service.ts'
import { hashPassword, isOutdated, passwordFits } from './passwords.service.ts'
import { endSession, openSession } from './sessions.service.ts'

/** Where a call comes from. */
export interface Client {
  ip: string
  agent: string
}

function refuse(...faults: Fault[]): void {
  const first = faults.find(Boolean)
  if (first) throw new MallError(first)
}

function accountOf(value: string) {
  const account = normalizeAccount(value)
  return isPhoneAccount(account) ? { mobilePhone: `+995${account}` } : { email: account }
}

const languageOf = (value: string | undefined, fallback: Language) => (isLanguage(value) ? value : (fromStored(value) ?? fallback))

export interface Registration {
  firstName: string
  lastName: string
  email: string
  password: string
  memberType: number
  lang?: string | undefined
  code: string
  codeKey: string
}

/**
 * Makes the account of a natural person whose mailbox a code proved; signs nobody in (specification, section 4).
 * @throws the keys of contract/account-rules, code.*, account.exists
 */
export async function register(ctx: Ctx, form: Registration, ip: string): Promise<{ id: string; memberType: 0 | 1 }> {
  if (form.memberType !== 0) throw new MallError('request.invalid', { field: 'memberType' })
  const { firstName, lastName, password } = form
  refuse(firstNameFault(firstName), lastNameFault(lastName), mailFault(form.email), newPasswordFault(password), codeFault(form.code))
  const email = normalizeAccount(form.email)
  const proof = { account: email, key: form.codeKey, code: form.code, purpose: 'register' } as const
  // Looked at first, so that nobody without a code makes us hash.
  await checkCode(ctx, ip, proof)
  const passwordHash = await hashPassword(password)
  const names = { firstName: normalizeName(firstName), lastName: normalizeName(lastName) }
  const lang = languageOf(form.lang, ctx.lang)
  const made = await inTransaction(ctx, async (ctx) => {
    await consumeCode(ctx, proof)
    return insertMember(ctx.db, { ...names, memberType: 0, email, passwordHash, lang, createdAt: ctx.now() })
  })
  if (!made) throw new MallError('account.exists')
  ctx.log.info({ event: 'registered', member: made.id }, 'a member registered')
  return { id: made.id, memberType: 0 }
}

export interface Credentials {
  account: string
  password: string
  /** Where the caller proves the mailbox too. */
  code?: string | undefined
  codeKey?: string | undefined
}

export interface SignedIn {
  id: string
  token: string
  info: UserInfo
}

/**
 * Opens a new session and ends the browser's old one. Whatever does not fit is one refusal, after the same time.
 * @throws account.wrongLogin; account.wait with its seconds after five failures; request.tooMany over 100 an hour
 */
export async function login(ctx: Ctx, form: Credentials, client: Client, oldToken: string | undefined): Promise<SignedIn> {
  refuse(loginAccountFault(form.account), passwordFault(form.password))
  const account = normalizeAccount(form.account)
  const net = netOf(client.ip)
  const { max, seconds } = limitsOf.loginsOfNet
  refuseFor(await take(ctx, limitKey('logins', net), max, seconds), 'request.tooMany')
  const tries = limitKey('login', account, net)
  refuseFor(await takeTry(ctx, tries), 'account.wait')
  const member = await findAccount(ctx.db, accountOf(account))
  const fits = await passwordFits(member?.passwordHash, form.password)
  const proved = await codeFits(ctx, form, client.ip)
  if (!member || !fits || !proved) {
    ctx.log.info({ event: 'loginFailed', ip: client.ip }, 'a login failed')
    throw new MallError('account.wrongLogin')
  }
  await forget(ctx, tries)
  if (isOutdated(member.passwordHash)) await replaceHash(ctx.db, member.id, member.passwordHash, await hashPassword(form.password))
  if (oldToken) await endSession(ctx, oldToken)
  const token = await openSession(ctx, member.id, { ip: client.ip, agent: client.agent.slice(0, 200) })
  ctx.log.info({ event: 'loggedIn', member: member.id }, 'a member signed in')
  return { id: member.id, token, info: userInfoOf(member) }
}

/** A login without a code is one by password; a code that is given must be right. */
async function codeFits(ctx: Ctx, { account, code, codeKey }: Credentials, ip: string): Promise<boolean> {
  if (!code && !codeKey) return true
  const proof = { account, key: codeKey ?? '', code: code ?? '', purpose: 'login' } as const
  try {
    await checkCode(ctx, ip, proof)
    await consumeCode(ctx, proof)
    return true
  } catch (error) {
    if (error instanceof MallError && error.key.startsWith('code.')) return false
    throw error
  }
}

/**
 * Sends a code to a mailbox. For a login it never tells whether somebody has that account.
 * @param type 0 register, 1 forgot, 2 login
 * @throws account.exists on registration, code.tooSoon, code.tooMany, request.tooMany
 */
export async function sendMailCode(ctx: Ctx, mail: string, type: number, ip: string): Promise<CodeSent> {
  refuse(mailFault(mail))
  const purpose = codePurposes[type as keyof typeof codePurposes]
  if (purpose === 'forgot') throw new MallError('request.invalid', { field: 'memberType' })
  const { max, seconds } = limitsOf.codesOfNet
  refuseFor(await take(ctx, limitKey('codesOfNet', netOf(ip)), max, seconds), 'request.tooMany')
  const member = await findAccount(ctx.db, { email: normalizeAccount(mail) })
  if (purpose === 'register' && member) throw new MallError('account.exists')
  return sendCode(ctx, mail, purpose, purpose === 'login' && !member)
}

/** 1 when somebody has this account, else 0; at most 10 a minute and 60 a day from one net, as it tells who is a member. */
export async function userStatus(ctx: Ctx, userName: string, ip: string): Promise<{ userStatus: 0 | 1 }> {
  refuse(loginAccountFault(userName))
  const net = netOf(ip)
  const { namesOfNetAMinute: minute, namesOfNetADay: day } = limitsOf
  refuseFor(await take(ctx, limitKey('namesMinute', net), minute.max, minute.seconds), 'request.tooMany')
  refuseFor(await take(ctx, limitKey('namesDay', net), day.max, day.seconds), 'request.tooMany')
  return { userStatus: (await findAccount(ctx.db, accountOf(userName))) ? 1 : 0 }
}

/** The language messages to the member are written in. */
export async function changeLang(ctx: MemberCtx, value: string): Promise<{ lang: Language }> {
  const lang = languageOf(value, ctx.lang)
  await updateLang(ctx.db, ctx.member.id, lang)
  return { lang }
}

export async function memberInfo(ctx: MemberCtx): Promise<MemberInfo> {
  const row = await findById(ctx.db, ctx.member.id)
  if (!row) throw new MallError('notFound')
  return infoOf(row)
}

function infoOf(row: MemberRow): MemberInfo {
  const { id, firstName, lastName, email, mobilePhone, companyName, companyCode, memberType, lang } = row
  return {
    id,
    firstName,
    lastName,
    name: companyName ?? `${firstName} ${lastName}`,
    accountNumber: email ?? mobilePhone ?? '',
    ...(email ? { email } : {}),
    ...(mobilePhone ? { mobilePhone } : {}),
    ...(companyName ? { companyName } : {}),
    ...(companyCode ? { companyCode } : {}),
    memberType,
    lang,
    hasPassword: true,
    createdAt: row.createdAt.toISOString(),
  }
}

const day = 24 * 3600_000

/** Removes codes, sessions and counters that are over. */
export async function sweepAccounts(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime()
  await deleteOver(ctx.db, new Date(now - day), new Date(now - 30 * day))
  await sweepLimits(ctx)
}
