import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { resendSeconds } from '#contract/accounts/constants.ts'
import { codeError, type Account } from '#contract/accounts/rules.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { assertWithin, refundAttempt, limitKey, subnetOf, rejectWhileLimited, consume } from '#server/platform/rate-limits/rate-limits.ts'
import { enqueueMail } from '#server/platform/messaging/mail/mail.ts'
import { assertValid, DomainError } from '#server/platform/domain-error.ts'
import { enqueue } from '#server/platform/messaging/outbox/outbox.ts'
import { enqueueSms } from '#server/platform/messaging/sms.ts'
import { accountLimits } from '../limits.rules.ts'
import { accountKey, redactAccount } from '../members/account-identifier.service.ts'
import { maxFailedAttempts, type CodePurpose } from './codes.rules.ts'
import { findCode, findLatestKey, countAttempt, insertCode, markUsed, type CodeAttempt } from './codes.queries.ts'
import { alreadyRegisteredMail, codeMail, codeSms } from '../mail-templates.ts'

/** The reply to a request for a code; times in seconds. */
export interface CodeSent {
  verificationCodeKey: string
  retryAfter: number
  expiresIn: number
}

/** A code to check: the account, the key from {@link sendCode} and the six digits of the message. */
export interface CodeCheck {
  account: Account
  /** Absent where a call of the specification has none (registration by phone): then the account's latest code of the purpose. */
  key?: string | undefined
  code: string
  /** Absent where the call does not name it; then any purpose fits. */
  purpose?: CodePurpose
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** What a code is for: a new contact is the member's who asked for it, and nobody else's. */
interface CodeSubject {
  account: string
  purpose: CodePurpose | undefined
  memberId: string | undefined
}

const codeHashOf = (keyHash: string, { account, purpose, memberId }: CodeSubject, code: string) =>
  createHmac('sha256', keyHash)
    .update([account, ...(purpose === 'contact' ? [memberId] : []), code].join('\n'))
    .digest('base64url')

/**
 * What is sent: the code; nothing, where a caller must not learn that the account is unknown; or a mail to the owner of an
 * account that somebody tries to register again.
 */
export type CodeDelivery = 'code' | 'nothing' | 'taken'

/**
 * Makes a code and enqueues its mail or SMS. Reply and statements are the same for every {@link CodeDelivery}.
 * @throws code.tooSoon within 90 s and after 3 in 15 min, code.tooMany after 10 a day or when the day's SMS budget is spent
 */
export async function sendCode(ctx: Ctx, account: Account, purpose: CodePurpose, delivery: CodeDelivery): Promise<CodeSent> {
  const id = accountKey(account)
  await assertWithin(ctx, limitKey('code', purpose, id), { max: 1, seconds: resendSeconds }, 'code.tooSoon')
  await assertWithin(ctx, limitKey('codesPerAccountShort', id), accountLimits.codesPerAccountShort, 'code.tooSoon')
  await assertWithin(ctx, limitKey('codesPerAccountDay', id), accountLimits.codesPerAccountDay, 'code.tooMany')
  if ('phone' in account) await consumeSmsBudget(ctx, delivery === 'code')
  const key = randomBytes(24).toString('base64url')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresIn = ctx.settings.codeSeconds[purpose === 'contact' ? 'forgot' : purpose]
  const expiresAt = new Date(ctx.now().getTime() + expiresIn * 1000)
  await inTransaction(ctx, async (ctx) => {
    const subject = { account: id, purpose, memberId: ctx.member?.id }
    await insertCode(ctx.db, { keyHash: hashOf(key), codeHash: codeHashOf(hashOf(key), subject, code), account: id, purpose, expiresAt })
    await deliver(ctx, account, { delivery: delivery, purpose, code, validitySeconds: expiresIn, key: hashOf(key), expiresAt: expiresAt })
  })
  ctx.log.info({ event: 'codeSent', purpose, to: redactAccount(account) }, 'a code was sent')
  return { verificationCodeKey: key, retryAfter: resendSeconds, expiresIn }
}

/** SMS cost money: at most SMS_PER_DAY are sent, then an error is logged. Counts only what is sent. @throws code.tooMany */
async function consumeSmsBudget(ctx: Ctx, isSent: boolean): Promise<void> {
  const key = limitKey('smsOfAll')
  const wait = await consume(ctx, key, { max: ctx.settings.smsPerDay, seconds: 24 * 3600 })
  if (wait === 0 && !isSent) await refundAttempt(ctx, key)
  if (wait > 0) ctx.log.error({ event: 'smsBudgetSpent' }, 'no more messages to phones today: SMS_PER_DAY')
  rejectWhileLimited(wait, 'code.tooMany')
}

interface DeliveryRequest {
  delivery: CodeDelivery
  purpose: CodePurpose
  code: string
  validitySeconds: number
  key: string
  expiresAt: Date
}

async function deliver(ctx: Ctx, account: Account, { delivery: what, key, expiresAt: until, ...message }: DeliveryRequest): Promise<void> {
  const { lang, settings } = ctx
  // An unknown account costs the same statements as a known one.
  if (what === 'nothing' || (what === 'taken' && 'phone' in account)) return enqueue(ctx, 'account.withholdCode', `code ${key}`, {})
  if ('phone' in account) {
    return enqueueSms(ctx, `code ${key}`, { to: account.phone, lang, text: codeSms(lang, message, settings.origin) }, until)
  }
  const frame = { lang, origin: settings.origin }
  const mail = what === 'code' ? codeMail(frame, message) : alreadyRegisteredMail(frame)
  return enqueueMail(ctx, `code ${key}`, { to: account.mail, ...mail }, until)
}

async function attemptOf(ctx: Ctx, { account, key, code, purpose }: CodeCheck): Promise<CodeAttempt> {
  const id = accountKey(account)
  // Where there is none, a key that no code has: the same statements follow.
  const keyHash = key === undefined ? ((purpose && (await findLatestKey(ctx.db, id, purpose))) ?? hashOf('')) : hashOf(key)
  const subject = { account: id, purpose: purpose ?? (await findCode(ctx.db, keyHash, id))?.purpose, memberId: ctx.member?.id }
  return { keyHash, codeHash: codeHashOf(keyHash, subject, code), account: id, purpose, now: ctx.now(), maxFailedAttempts }
}

/**
 * Checks a code without consuming it. A wrong one counts against the code and the client subnet.
 * @throws code.required, code.wrong, code.burned, code.expired, request.tooMany
 */
export async function checkCode(ctx: Ctx, ip: string, check: CodeCheck): Promise<void> {
  assertValid(codeError(check.code))
  const attempt = await attemptOf(ctx, check)
  const limit = limitKey('wrongCodesPerSubnet', subnetOf(ip))
  await assertWithin(ctx, limit, accountLimits.wrongCodesPerSubnet)
  if (await countAttempt(ctx.db, attempt)) return refundAttempt(ctx, limit)
  const row = await findCode(ctx.db, attempt.keyHash, attempt.account)
  const error = rejectionOf(ctx, row, check.purpose)
  ctx.log.info({ event: error === 'code.burned' ? 'codeBurned' : 'codeRejected', purpose: check.purpose }, 'a code was rejected')
  throw new DomainError(error)
}

function rejectionOf(ctx: Ctx, row: Awaited<ReturnType<typeof findCode>>, purpose: CodePurpose | undefined) {
  if (!row || (purpose && row.purpose !== purpose)) return 'code.wrong'
  if (row.failedAttempts >= maxFailedAttempts) return 'code.burned'
  return row.usedAt || row.expiresAt <= ctx.now() ? 'code.expired' : 'code.wrong'
}

/** Consumes a code, once: of concurrent callers one succeeds. @throws code.expired */
export async function consumeCode(ctx: Ctx, check: CodeCheck): Promise<void> {
  if (!(await markUsed(ctx.db, await attemptOf(ctx, check)))) throw new DomainError('code.expired')
}
