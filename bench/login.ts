import { setTimeout as sleep } from 'node:timers/promises'
import { aMember } from '#demo/factories/members.ts'
import type { DirectDb } from '#demo/testing/direct-db.ts'
import { hashPassword } from '#server/accounts/passwords/password-hash.service.ts'
import type { RunningMall } from '../tools/running-mall.ts'
import { measure, print, table, type Figure } from './measure.ts'
import { withMall } from './with-mall.ts'

const logins = 200
const password = 'Kerami4ka'

interface Fared {
  ms: number
  /** How often it was told to come again. */
  refused: number
  signedIn: boolean
}

/**
 * The shop's pages while 200 shoppers sign in again and again: the hash queue is full all the time, whoever finds no
 * place in it is told when to come again.
 */
export async function run(): Promise<void> {
  const { figures, fared } = await withMall({ TRUSTED_PROXIES: '127.0.0.1' }, async (mall, door) => {
    const mails = await members(door)
    const pages = { requests: [{ method: 'GET', path: '/home' } as const] }
    const alone = await measure(mall, { name: 'home, nobody signs in', ...pages })
    const fared: Fared[] = []
    let going = true
    const crowd = Promise.all(mails.map((mail, i) => signInAgainAndAgain(mall, { mail, net: i }, fared, () => going)))
    const figures: Figure[] = [alone, await measure(mall, { name: `home, ${logins} sign in`, ...pages })]
    going = false
    await crowd
    return { figures, fared }
  })
  print('login', figures)
  const times = fared.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)
  const outcome = {
    logins: fared.length,
    'signed in': fared.filter(({ signedIn }) => signedIn).length,
    'told to wait': fared.reduce((sum, { refused }) => sum + refused, 0),
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
  }
  table([outcome])
  console.log(JSON.stringify({ bench: 'login', ...outcome }))
}

async function members({ ctx }: DirectDb): Promise<string[]> {
  const passwordHash = await hashPassword(password)
  const mails: string[] = []
  for (let i = 0; i < logins; i++) mails.push((await aMember(ctx, { passwordHash })).email)
  return mails
}

async function signInAgainAndAgain(
  mall: RunningMall,
  who: { mail: string; net: number },
  fared: Fared[],
  going: () => boolean,
): Promise<void> {
  while (going()) fared.push(await signIn(mall, who, going))
}

/** One login, tried until there is room; an address of its own, as shoppers have. */
async function signIn(mall: RunningMall, { mail, net }: { mail: string; net: number }, going: () => boolean): Promise<Fared> {
  const begun = performance.now()
  for (let refused = 0; ; refused++) {
    const response = await fetch(`${mall.url}/api/minimall/member/uniteLogin`, {
      method: 'POST',
      headers: {
        lang: 'en',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'x-forwarded-for': `10.${net >> 8}.${net & 255}.1`,
      },
      body: JSON.stringify({ mail, password }),
    })
    const { code } = (await response.json()) as { code: number }
    const full = response.status === 429
    if (!full || !going()) return { ms: performance.now() - begun, refused: refused + Number(full), signedIn: code === 0 }
    await sleep(Number(response.headers.get('retry-after') ?? 2) * 1000)
  }
}
