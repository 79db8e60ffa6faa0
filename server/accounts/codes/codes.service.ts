import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { resendSeconds } from '#contract/accounts/constants.ts'
import { codeError, type Account } from '#contract/accounts/rules.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { refundAttempt, limitKey, subnetOf, rejectWhileLimited, consume } from '#server/platform/rate-limits/rate-limits.ts'
import { enqueueMail } from '#server/platform/messaging/mail.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { enqueue } from '#server/platform/messaging/outbox.ts'
import { enqueueSms } from '#server/platform/messaging/sms.ts'
import { rateLimits } from '../limits.rules.ts'
import { accountKey, redactAccount } from '../members/account-identifier.service.ts'
import { maxFailedAttempts, type CodePurpose } from './codes.rules.ts'
import { findCode, guess, insertCode, spendCode, type Guess } from './codes.queries.ts'
import { alreadyRegisteredMail, codeMail, codeSms } from '../mail-templates.ts'

export interface CodeSent {
  verificationCodeKey: string
  retryAfter: number
  expiresIn: number
}

/** What a caller proves: the key from {@link sendCode} and the six digits of the message. */
export interface CodeCheck {
  account: Account
  key: string
  code: string
  /** Absent where the call does not tell it. */
  purpose?: CodePurpose
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')
const codeHashOf = (key: string, account: string, code: string) =>
  createHmac('sha256', key).update(`${account}\n${code}`).digest('base64url')

/**
 * What really leaves: the code; nothing, where nobody may learn that nobody is there; or a letter to the owner of an
 * account that somebody wants to register again.
 */
export type What = 'code' | 'nothing' | 'taken'

/**
 * Makes a code and posts it by mail or SMS. Whatever leaves, the answer and the work are the same.
 * @throws code.tooSoon within 90 s and after 3 in a quarter of an hour, code.tooMany after 10 a day or the day's messages to phones
 */
export async function sendCode(ctx: Ctx, account: Account, purpose: CodePurpose, what: What): Promise<CodeSent> {
  const name = accountKey(account)
  const { codesPerAccountShort: soon, codesPerAccountDay: daily } = rateLimits
  rejectWhileLimited(await consume(ctx, limitKey('code', purpose, name), 1, resendSeconds), 'code.tooSoon')
  rejectWhileLimited(await consume(ctx, limitKey('codesSoon', name), soon.max, soon.seconds), 'code.tooSoon')
  rejectWhileLimited(await consume(ctx, limitKey('codes', name), daily.max, daily.seconds), 'code.tooMany')
  if ('phone' in account) await takeFromBudget(ctx, what === 'code')
  const key = randomBytes(24).toString('base64url')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresIn = ctx.settings.codeSeconds[purpose === 'contact' ? 'forgot' : purpose]
  const expiresAt = new Date(ctx.now().getTime() + expiresIn * 1000)
  await inTransaction(ctx, async (ctx) => {
    await insertCode(ctx.db, { keyHash: hashOf(key), codeHash: codeHashOf(key, name, code), account: name, purpose, expiresAt })
    await post(ctx, account, { what, purpose, code, life: expiresIn, key: hashOf(key), until: expiresAt })
  })
  ctx.log.info({ event: 'codeSent', purpose, to: redactAccount(account) }, 'a code was sent')
  return { verificationCodeKey: key, retryAfter: resendSeconds, expiresIn }
}

/** Messages to phones cost money: a flood ends when the day's are used up, and the log says so. Only what leaves is counted. */
async function takeFromBudget(ctx: Ctx, leaves: boolean): Promise<void> {
  const key = limitKey('smsOfAll')
  const wait = await consume(ctx, key, ctx.settings.smsPerDay, 24 * 3600)
  if (wait === 0 && !leaves) await refundAttempt(ctx, key)
  if (wait > 0) ctx.log.error({ event: 'smsBudgetSpent' }, 'no more messages to phones today: SMS_PER_DAY')
  rejectWhileLimited(wait, 'code.tooMany')
}

interface Posting {
  what: What
  purpose: CodePurpose
  code: string
  /** Seconds. */
  life: number
  key: string
  until: Date
}

async function post(ctx: Ctx, account: Account, { what, key, until, ...words }: Posting): Promise<void> {
  const { lang, settings } = ctx
  // An unknown account costs the same statements as a known one.
  if (what === 'nothing' || (what === 'taken' && 'phone' in account)) return enqueue(ctx, 'account.withholdCode', `code ${key}`, {})
  if ('phone' in account) {
    return enqueueSms(ctx, `code ${key}`, { to: account.phone, lang, text: codeSms(lang, words, settings.origin) }, until)
  }
  const mail = what === 'code' ? codeMail(lang, words) : alreadyRegisteredMail(lang, settings.origin)
  return enqueueMail(ctx, `code ${key}`, { to: account.mail, ...mail }, until)
}

function guessOf(ctx: Ctx, { account, key, code, purpose }: CodeCheck): Guess {
  const name = accountKey(account)
  return { keyHash: hashOf(key), codeHash: codeHashOf(key, name, code), account: name, purpose, now: ctx.now(), allowed: maxFailedAttempts }
}

/**
 * Looks whether a proof holds without using it up; a wrong one counts, for the code and for the net it comes from.
 * @throws code.required, code.wrong, code.burned, code.expired, request.tooMany
 */
export async function checkCode(ctx: Ctx, ip: string, proof: CodeCheck): Promise<void> {
  const fault = codeError(proof.code)
  if (fault) throw new DomainError(fault)
  const tried = guessOf(ctx, proof)
  const { max, seconds } = rateLimits.wrongCodesPerSubnet
  const ofNet = limitKey('guesses', subnetOf(ip))
  rejectWhileLimited(await consume(ctx, ofNet, max, seconds), 'request.tooMany')
  if (await guess(ctx.db, tried)) return refundAttempt(ctx, ofNet)
  const row = await findCode(ctx.db, tried.keyHash, tried.account)
  const refusal = whyNot(ctx, row, proof.purpose)
  ctx.log.info({ event: refusal === 'code.burned' ? 'codeBurned' : 'codeRefused', purpose: proof.purpose }, 'a code was refused')
  throw new DomainError(refusal)
}

function whyNot(ctx: Ctx, row: Awaited<ReturnType<typeof findCode>>, purpose: CodePurpose | undefined) {
  if (!row || (purpose && row.purpose !== purpose)) return 'code.wrong'
  if (row.failedAttempts >= maxFailedAttempts) return 'code.burned'
  return row.usedAt || row.expiresAt <= ctx.now() ? 'code.expired' : 'code.wrong'
}

/** Uses a proof up, once: of two callers at the same moment one is refused with code.expired. */
export async function consumeCode(ctx: Ctx, proof: CodeCheck): Promise<void> {
  if (!(await spendCode(ctx.db, guessOf(ctx, proof)))) throw new DomainError('code.expired')
}
