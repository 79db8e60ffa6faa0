import type { UserInfo } from '#contract/accounts/constants.ts'
import { codeError, passwordError, type Account } from '#contract/accounts/rules.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import {
  resetLimit,
  refundAttempt,
  limitKey,
  subnetOf,
  rejectWhileLimited,
  consume,
  consumeAttempt,
} from '#server/platform/rate-limits/rate-limits.ts'
import { DomainError, assertValid } from '#server/platform/domain-error.ts'
import { findAccount, replaceHash, type MemberRow } from '../members/members.queries.ts'
import { graceAttempts, rateLimits } from '../limits.rules.ts'
import { userInfoOf } from '../members/names.rules.ts'
import { checkCode, consumeCode, type CodeCheck } from '../codes/codes.service.ts'
import { accountKey, parseAccount } from '../members/account-identifier.service.ts'
import { hashPassword, isOutdated, passwordFits } from '../passwords/password-hash.service.ts'
import { publishSecurityEvent } from '../security-events.ts'
import { endSession, openSession, type Client } from '../sessions/sessions.service.ts'

export interface Credentials {
  account: string
  password: string
  /** Instead of the password, or with it. */
  code?: string | undefined
  codeKey?: string | undefined
}

export interface SignedIn {
  id: string
  token: string
  info: UserInfo
}

/**
 * Opens a new session and ends the browser's old one. Whatever does not fit is one refusal, after the same time: by
 * password (and a code, where one is given) `account.wrongLogin`, by code alone `account.wrongCode`.
 * @throws account.wait with its seconds after five failures; request.tooMany over 100 an hour
 */
export async function login(ctx: Ctx, form: Credentials, client: Client, oldToken: string | undefined): Promise<SignedIn> {
  const account = parseAccount(form.account)
  const byCode = !form.password && Boolean(form.codeKey ?? form.code)
  assertValid(byCode ? codeError(form.code ?? '') : passwordError(form.password))
  const tries = await countTry(ctx, account, client.ip)
  const proof = proofOf(account, form)
  const member = await provedMember(ctx, { account, proof, password: byCode ? undefined : form.password }, client.ip)
  const token = member && (await enter(ctx, member, { byCode, proof, client, oldToken }))
  if (!member || !token) {
    ctx.log.info({ event: 'loginFailed', ip: client.ip, by: byCode ? 'code' : 'password' }, 'a login failed')
    throw new DomainError(byCode ? 'account.wrongCode' : 'account.wrongLogin')
  }
  await tries.forgive()
  if (!byCode && isOutdated(member.passwordHash!)) {
    await replaceHash(ctx.db, member.id, member.passwordHash, await hashPassword(form.password))
  }
  ctx.log.info({ event: 'loggedIn', member: member.id, by: byCode ? 'code' : 'password' }, 'a member signed in')
  return { id: member.id, token, info: userInfoOf(member) }
}

function proofOf(account: Account, { code, codeKey }: Credentials): CodeCheck | undefined {
  return code || codeKey ? { account, key: codeKey ?? '', code: code ?? '', purpose: 'login' } : undefined
}

/**
 * Counts a try before it is made: for the net, for the account from that net, and for the account from everywhere. The
 * last never locks the owner out: it only takes the free tries of nets away.
 */
async function countTry(ctx: Ctx, account: Account, ip: string) {
  const net = subnetOf(ip)
  const name = accountKey(account)
  const { loginsPerSubnet: loginsOfNet, failedLoginsPerAccount: all } = rateLimits
  rejectWhileLimited(await consume(ctx, limitKey('logins', net), loginsOfNet.max, loginsOfNet.seconds), 'request.tooMany')
  const failures = limitKey('loginsOfAccount', name)
  const besieged = (await consume(ctx, failures, all.max, all.seconds)) > 0
  if (besieged) await tellOfSiege(ctx, account, name)
  const tries = limitKey('login', name, net)
  const wait = await consumeAttempt(ctx, tries, besieged ? graceAttempts.underAttack : graceAttempts.usual)
  // Not looked at, so no failure: else one net alone could lay a siege.
  if (wait > 0 && !besieged) await refundAttempt(ctx, failures)
  rejectWhileLimited(wait, 'account.wait')
  return {
    async forgive() {
      await resetLimit(ctx, tries)
      if (!besieged) await refundAttempt(ctx, failures)
    },
  }
}

/** Once a day. */
async function tellOfSiege(ctx: Ctx, account: Account, name: string): Promise<void> {
  if ((await consume(ctx, limitKey('siegeTold', name), 1, rateLimits.failedLoginsPerAccount.seconds)) > 0) return
  ctx.log.warn({ event: 'siege' }, 'many failed logins to one account')
  const member = await findAccount(ctx.db, account)
  if (member) await inTransaction(ctx, (ctx) => publishSecurityEvent(ctx, 'account.manyFailedLogins', { memberId: member.id }))
}

interface Claim {
  account: Account
  proof: CodeCheck | undefined
  /** Undefined where the code stands for it. */
  password: string | undefined
}

/** The member whose password and code fit, as far as they are given; looked at in the same way when nobody has the account. */
async function provedMember(ctx: Ctx, { account, proof, password }: Claim, ip: string): Promise<MemberRow | undefined> {
  const member = await findAccount(ctx.db, account)
  const fits = password === undefined || (await passwordFits(member?.passwordHash ?? undefined, password))
  const right = proof === undefined || (await attempt(() => checkCode(ctx, ip, proof)))
  return fits && right ? member : undefined
}

interface Entry {
  byCode: boolean
  proof: CodeCheck | undefined
  client: Client
  oldToken: string | undefined
}

/** Uses the code up and opens the session, both or neither; undefined when somebody was quicker with either. */
async function enter(ctx: Ctx, member: MemberRow, { byCode, proof, client, oldToken }: Entry): Promise<string | undefined> {
  return inTransaction(ctx, async (ctx) => {
    if (proof && !(await attempt(() => consumeCode(ctx, proof)))) return undefined
    const token = await openSession(ctx, member.id, client, byCode ? undefined : member.passwordHash!)
    if (token && oldToken) await endSession(ctx, oldToken)
    return token
  })
}

/** Whether a code was taken; other faults stay faults. */
async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof DomainError && error.key.startsWith('code.')) return false
    throw error
  }
}
