import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { resendAfter } from '#contract/accounts.ts'
import { codeFault, normalizeAccount } from '#contract/account-rules.ts'
import { inTransaction, type Ctx } from '../context.ts'
import { limitKey, netOf, take } from '../platform/limits.ts'
import { postMail } from '../platform/mail.ts'
import { MallError } from '../platform/mall-error.ts'
import { findCode, guess, insertCode, spendCode } from './accounts.queries.ts'
import { codeLife, limitsOf, wrongGuesses, type Purpose } from './accounts.rules.ts'
import { codeLetter } from './letters.ts'

export interface CodeSent {
  verificationCodeKey: string
  retryAfter: number
  expiresIn: number
}

/** What a caller proves: the key from {@link sendCode} and the six digits from the letter. */
export interface Proof {
  account: string
  key: string
  code: string
  /** Absent where the call does not tell it. */
  purpose?: Purpose
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')
const codeHashOf = (key: string, account: string, code: string) =>
  createHmac('sha256', key).update(`${account}\n${code}`).digest('base64url')

/** The seconds of a refusal, thrown when there are any. */
export function refuseFor(seconds: number, key: 'request.tooMany' | 'code.tooSoon' | 'code.tooMany' | 'account.wait'): void {
  if (seconds > 0) throw new MallError(key, { seconds })
}

/**
 * Makes a code and posts it, when `silent` does not say that nobody lives there; either way the answer is the same.
 * @throws code.tooSoon within 90 s, code.tooMany after 10 a day
 */
export async function sendCode(ctx: Ctx, mail: string, purpose: Purpose, silent = false): Promise<CodeSent> {
  const account = normalizeAccount(mail)
  refuseFor(await take(ctx, limitKey('code', purpose, account), 1, resendAfter), 'code.tooSoon')
  const { max, seconds } = limitsOf.codesOfAccount
  refuseFor(await take(ctx, limitKey('codes', account), max, seconds), 'code.tooMany')
  const key = randomBytes(24).toString('base64url')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresIn = codeLife[purpose]
  await inTransaction(ctx, async (ctx) => {
    await insertCode(ctx.db, {
      keyHash: hashOf(key),
      codeHash: codeHashOf(key, account, code),
      account,
      purpose,
      expiresAt: new Date(ctx.now().getTime() + expiresIn * 1000),
    })
    if (!silent) await postMail(ctx, `code ${hashOf(key)}`, { to: account, ...codeLetter(ctx.lang, purpose, code) })
  })
  ctx.log.info({ event: 'codeSent', purpose }, 'a code was sent')
  return { verificationCodeKey: key, retryAfter: resendAfter, expiresIn }
}

function guessOf(ctx: Ctx, { account, key, code, purpose }: Proof) {
  const own = normalizeAccount(account)
  return { keyHash: hashOf(key), codeHash: codeHashOf(key, own, code), account: own, purpose, now: ctx.now(), allowed: wrongGuesses }
}

/**
 * Looks whether a proof holds without using it up; a wrong one counts.
 * @throws code.required, code.wrong, code.burned, code.expired
 */
export async function checkCode(ctx: Ctx, ip: string, proof: Proof): Promise<void> {
  const fault = codeFault(proof.code)
  if (fault) throw new MallError(fault)
  const { max, seconds } = limitsOf.guessesOfNet
  refuseFor(await take(ctx, limitKey('guesses', netOf(ip)), max, seconds), 'request.tooMany')
  const tried = guessOf(ctx, proof)
  if (await guess(ctx.db, tried)) return
  ctx.log.info({ event: 'codeRefused', purpose: proof.purpose }, 'a code was refused')
  const row = await findCode(ctx.db, tried.keyHash, tried.account)
  if (!row || (proof.purpose && row.purpose !== proof.purpose)) throw new MallError('code.wrong')
  if (row.wrongGuesses >= wrongGuesses) throw new MallError('code.burned')
  throw new MallError(row.usedAt || row.expiresAt <= ctx.now() ? 'code.expired' : 'code.wrong')
}

/** Uses a proof up, once: of two callers at the same moment one is refused with code.expired. */
export async function consumeCode(ctx: Ctx, proof: Proof): Promise<void> {
  if (!(await spendCode(ctx.db, guessOf(ctx, proof)))) throw new MallError('code.expired')
}
