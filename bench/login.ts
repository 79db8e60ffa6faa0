import { setTimeout as sleep } from 'node:timers/promises'
import { aMember } from '#demo/factories/members.ts'
import type { DirectDb } from '#demo/testing/direct-db.ts'
import { hashPassword } from '#server/accounts/passwords/password-hash.service.ts'
import type { RunningMall } from '../tools/mall/running-mall.ts'
import { measure, type Figure } from './measure.ts'
import { reportFigures, reportRows } from './report.ts'
import { scale } from './scale.ts'
import { withMall } from './with-mall.ts'

const logins = scale.loginMembers
const password = 'Kerami4ka'

interface Login {
  ms: number
  /** How often the server said 429. */
  retries: number
  signedIn: boolean
}

/**
 * The home page while 200 members log in repeatedly: the password hash queue is always full, and a login that finds no
 * place in it is answered 429 with retry-after.
 */
export async function run(): Promise<void> {
  const { figures, results } = await withMall({ TRUSTED_PROXIES: '127.0.0.1' }, async (mall, direct) => {
    const mails = await members(direct)
    const pages = { requests: [{ method: 'GET', path: '/home' } as const] }
    const alone = await measure(mall, { name: 'home, nobody logs in', ...pages })
    const results: Login[] = []
    let running = true
    const crowd = Promise.all(mails.map((mail, i) => logInRepeatedly(mall, { mail, subnet: i }, results, () => running)))
    const figures: Figure[] = [alone, await measure(mall, { name: `home, ${logins} log in`, ...pages })]
    running = false
    await crowd
    return { figures, results }
  })
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)
  const outcome = {
    logins: results.length,
    'signed in': results.filter(({ signedIn }) => signedIn).length,
    'told to wait': results.reduce((sum, { retries }) => sum + retries, 0),
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
  }
  reportRows([{ '': 'login', ...outcome }], { bench: 'login', ...outcome })
  reportFigures('login', figures)
  if (outcome['signed in'] === 0) throw new Error('Nobody was signed in')
}

async function members({ ctx }: DirectDb): Promise<string[]> {
  const passwordHash = await hashPassword(password)
  const mails: string[] = []
  for (let i = 0; i < logins; i++) mails.push((await aMember(ctx, { passwordHash })).email)
  return mails
}

async function logInRepeatedly(
  mall: RunningMall,
  who: { mail: string; subnet: number },
  results: Login[],
  running: () => boolean,
): Promise<void> {
  while (running()) results.push(await logIn(mall, who, running))
}

/** One login, retried while the queue is full, from a subnet of its own. */
async function logIn(mall: RunningMall, { mail, subnet }: { mail: string; subnet: number }, running: () => boolean): Promise<Login> {
  const begun = performance.now()
  for (let retries = 0; ; retries++) {
    const response = await fetch(`${mall.url}/api/minimall/member/uniteLogin`, {
      method: 'POST',
      headers: {
        lang: 'en',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'x-forwarded-for': `10.${subnet >> 8}.${subnet & 255}.1`,
      },
      body: JSON.stringify({ mail, password }),
    })
    const { code } = (await response.json()) as { code: number }
    const full = response.status === 429
    if (!full || !running()) return { ms: performance.now() - begun, retries: retries + Number(full), signedIn: code === 0 }
    await sleep(Number(response.headers.get('retry-after') ?? 2) * 1000)
  }
}
