import type { UserInfo } from '#contract/accounts/constants.ts'
import { codeError, passwordError, type Account } from '#contract/accounts/rules.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import {
  assertWithin,
  resetLimit,
  refundAttempt,
  limitKey,
  subnetOf,
  rejectWhileLimited,
  consume,
  consumeAttempt,
} from '#server/platform/rate-limits/rate-limits.ts'
import { DomainError, assertValid } from '#server/platform/domain-error.ts'
import { findAccount, replacePasswordHash, type MemberRow } from '../members/members.queries.ts'
import { attemptsWithoutWait, accountLimits } from '../limits.rules.ts'
import { userInfoOf } from '../members/names.rules.ts'
import { checkCode, consumeCode, type CodeCheck } from '../codes/codes.service.ts'
import { accountKey, parseAccount } from '../members/account-identifier.service.ts'
import { hashPassword, needsRehash, verifyPassword } from '../passwords/password-hash.service.ts'
import { publishSecurityEvent } from '../security-events.ts'
import { endSession, openSession, type Client } from '../sessions/sessions.service.ts'

/** What a login form sends. */
export interface Credentials {
  account: string
  password: string
  /** Instead of the password, or with it. */
  code?: string | undefined
  codeKey?: string | undefined
}

/** A login that succeeded. */
export interface SignedIn {
  /** Of the member. */
  id: string
  token: string
  info: UserInfo
}

/**
 * Opens a new session and ends the browser's old one. Unknown account, wrong password and wrong code are one error, after
 * the same time.
 * @throws account.wrongLogin by password (and a code, where one is given), account.wrongCode by code alone; account.wait
 * with its seconds after five failures; account.blocked; request.tooMany over 100 an hour from a client subnet
 */
export async function login(ctx: Ctx, form: Credentials, client: Client, oldToken: string | undefined): Promise<SignedIn> {
  const account = parseAccount(form.account)
  const byCode = !form.password && Boolean(form.codeKey ?? form.code)
  assertValid(byCode ? codeError(form.code ?? '') : passwordError(form.password))
  const attempt = await consumeLoginAttempt(ctx, account, client.ip)
  const codeCheck = codeCheckOf(account, form)
  const member = await verifiedMember(ctx, { account, codeCheck, password: byCode ? undefined : form.password }, client.ip)
  // Only who has proved to be the member learns of it.
  if (member?.blockedAt) throw new DomainError('account.blocked')
  const token = member && (await signIn(ctx, member, { byCode, codeCheck, client, oldToken }))
  if (!member || !token) {
    ctx.log.info({ event: 'loginFailed', ip: client.ip, by: byCode ? 'code' : 'password' }, 'a login failed')
    throw new DomainError(byCode ? 'account.wrongCode' : 'account.wrongLogin')
  }
  await attempt.refund()
  if (!byCode && needsRehash(member.passwordHash!)) {
    await replacePasswordHash(ctx.db, member.id, member.passwordHash, await hashPassword(form.password))
  }
  ctx.log.info({ event: 'loggedIn', member: member.id, by: byCode ? 'code' : 'password' }, 'a member signed in')
  return { id: member.id, token, info: userInfoOf(member) }
}

/** Beside a password a code may come without its key, as the specification has it for phones; alone it needs the key, which cannot be guessed. */
function codeCheckOf(account: Account, { code, codeKey, password }: Credentials): CodeCheck | undefined {
  if (!code && !codeKey) return undefined
  return { account, key: codeKey ?? (password ? undefined : ''), code: code ?? '', purpose: 'login' }
}

/**
 * Consumes a login attempt before it is made: of the client subnet, of the account from that subnet, and of the account
 * from everywhere. The last never locks the owner out: it only lowers the grace attempts of every subnet.
 * @throws request.tooMany, account.wait
 */
async function consumeLoginAttempt(ctx: Ctx, account: Account, ip: string) {
  const subnet = subnetOf(ip)
  const id = accountKey(account)
  await assertWithin(ctx, limitKey('loginsPerSubnet', subnet), accountLimits.loginsPerSubnet)
  const failures = limitKey('failedLoginsPerAccount', id)
  const underAttack = (await consume(ctx, failures, accountLimits.failedLoginsPerAccount)) > 0
  if (underAttack) await notifyBruteForce(ctx, account)
  const attempts = limitKey('login', id, subnet)
  const wait = await consumeAttempt(ctx, attempts, underAttack ? attemptsWithoutWait.underAttack : attemptsWithoutWait.usual)
  // Rejected before verification, so not counted as a failed login: one subnet could otherwise exhaust the account's quota.
  if (wait > 0 && !underAttack) await refundAttempt(ctx, failures)
  rejectWhileLimited(wait, 'account.wait')
  return {
    async refund() {
      await resetLimit(ctx, attempts)
      if (!underAttack) await refundAttempt(ctx, failures)
    },
  }
}

/** Publishes `account.manyFailedLogins`, at most once a day. */
async function notifyBruteForce(ctx: Ctx, account: Account): Promise<void> {
  const once = { ...accountLimits.failedLoginsPerAccount, max: 1 }
  if ((await consume(ctx, limitKey('bruteForceNotified', accountKey(account)), once)) > 0) return
  ctx.log.warn({ event: 'manyFailedLogins' }, 'many failed logins to one account')
  const member = await findAccount(ctx.db, account)
  if (member) await inTransaction(ctx, (ctx) => publishSecurityEvent(ctx, 'account.manyFailedLogins', { memberId: member.id }))
}

interface Verification {
  account: Account
  codeCheck: CodeCheck | undefined
  /** Undefined for a login by code alone. */
  password: string | undefined
}

/** The member, where the given password and code are right. Does the same work for an unknown account. */
async function verifiedMember(ctx: Ctx, { account, codeCheck, password }: Verification, ip: string): Promise<MemberRow | undefined> {
  const member = await findAccount(ctx.db, account)
  const passwordOk = password === undefined || (await verifyPassword(member?.passwordHash ?? undefined, password))
  const codeOk = codeCheck === undefined || (await succeeds(() => checkCode(ctx, ip, codeCheck)))
  return passwordOk && codeOk ? member : undefined
}

interface SignIn {
  byCode: boolean
  codeCheck: CodeCheck | undefined
  client: Client
  oldToken: string | undefined
}

/** Consumes the code and opens the session, both or neither; undefined when a concurrent login or password change won. */
async function signIn(ctx: Ctx, member: MemberRow, { byCode, codeCheck, client, oldToken }: SignIn): Promise<string | undefined> {
  return inTransaction(ctx, async (ctx) => {
    if (codeCheck && !(await succeeds(() => consumeCode(ctx, codeCheck)))) return undefined
    const token = await openSession(ctx, member.id, client, byCode ? undefined : member.passwordHash!)
    if (token && oldToken) await endSession(ctx, oldToken)
    return token
  })
}

/** False where the check of a code fails; other errors pass through. */
async function succeeds(check: () => Promise<void>): Promise<boolean> {
  try {
    await check()
    return true
  } catch (error) {
    if (error instanceof DomainError && error.key.startsWith('code.')) return false
    throw error
  }
}
