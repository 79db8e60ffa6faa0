/** Varnish with the file of `deploy/` before a mall that runs; where it is not installed there is nothing to see. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDirectDb, shoppers } from '#demo/testing/direct-db.ts'
import { announceChanges } from '#server/platform/db/changes/change-feed.ts'
import { filledDataDir, removeDataDir } from './filled-mall.ts'
import { freePort, startMall, type RunningMall } from './running-mall.ts'
import { programOf } from '../test/program-of.ts'

const program = programOf('varnishd')
const file = join(import.meta.dirname, '../../deploy/varnish/kalata.vcl')

let mall: RunningMall
let varnish: ChildProcess
let folder: string
let url: string
/** A product whose page does not show the first one: nothing purges it. */
let apart: number

beforeAll(async () => {
  if (!program) return
  folder = mkdtempSync(join(tmpdir(), 'kalata-varnish-'))
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  mall = await startMall(filledDataDir('varnish'), { CACHE_PURGE_URLS: `${url}/` })
  const vcl = join(folder, 'kalata.vcl')
  writeFileSync(vcl, readFileSync(file, 'utf8').replace('.port = "3001"', `.port = "${new URL(mall.url).port}"`))
  const listens = ['-a', `127.0.0.1:${port}`, '-p', 'http_gzip_support=off', '-s', 'malloc,64m']
  varnish = spawn(program, ['-F', '-j', 'none', '-f', vcl, '-n', join(folder, 'work'), ...listens], { stdio: 'ignore' })
  // A new process sends everything, twice: by then it has.
  const settled = async () => {
    if ((await ask('/home')).age <= 4) throw new Error('it is still purged')
  }
  await vi.waitFor(settled, { timeout: 30_000, interval: 200 })
  apart = await apartFrom(1)
}, 240_000)
afterAll(async () => {
  varnish?.kill()
  await mall?.stop()
  if (mall) removeDataDir(mall.dataDir)
  if (folder) rmSync(folder, { recursive: true, force: true })
})

/** One page as a browser asks for it. @returns whether Varnish had it, and for how many seconds */
async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url + path, { headers })
  const age = Number(answer.headers.get('age'))
  return {
    text: await answer.text(),
    status: answer.status,
    headers: answer.headers,
    age,
    isHit: / /.test(answer.headers.get('x-varnish')!),
  }
}
const details = (id: number, headers = {}) => ask(`/details?id=${id}`, headers)

/** ms after which a purged page is not shown any more, while the mall is well. */
const staleMs = 400

const purge = (tag: string) => fetch(url, { method: 'PURGE', headers: { 'xkey-purge': tag } })

async function apartFrom(id: number): Promise<number> {
  for (let other = 300; other > id; other--) {
    const { status, headers } = await fetch(`${mall.url}/details?id=${other}`)
    if (status === 200 && !headers.get('xkey')!.split(' ').includes(`product:${id}`)) return other
  }
  throw new Error('every page shows it')
}

/** Gives a product a price of lari and tells of it as a command does. @returns when that was done (`performance.now`) */
async function changePrice(id: number, lari: number): Promise<number> {
  const { ctx, close } = await openDirectDb(mall.dataDir)
  await ctx.db.execute(sql`update offers set price = ${lari * 100} where product_id = ${id}`)
  await announceChanges(ctx.db as never, [`product:${id}`])
  const changedAt = performance.now()
  await close()
  return changedAt
}

describe.runIf(program)('Varnish before a mall', { shuffle: false }, () => {
  it('shows a changed price within a second, and leaves other pages where they are', async () => {
    const times: number[] = []
    for (const price of [1111, 1222, 1333]) {
      for (const id of [1, apart]) await details(id)
      expect((await details(1)).isHit).toBe(true)
      const other = await details(apart)
      expect(other.isHit).toBe(true)
      const begun = await changePrice(1, price)
      const shown = new RegExp(String(price).replace(/(?=\d{3}$)/, '.?'))
      await expect.poll(async () => shown.test((await details(1)).text), { timeout: 5000, interval: 20 }).toBe(true)
      times.push(performance.now() - begun)
      const after = await details(apart)
      expect(after.isHit).toBe(true)
      expect(after.age).toBeGreaterThanOrEqual(other.age)
    }
    expect(Math.min(...times)).toBeLessThan(1000)
    // The purge that is sent once more comes after that.
    expect(Math.max(...times)).toBeLessThan(2400)
  }, 60_000)

  it('has a page once for each language, whichever cookies come with it', async () => {
    const cookies = ['lang=en_US', 'a=1; lang=ru_RU; b=2', 'lang=zh_Hans_CN', '']
    const pages = []
    for (const cookie of [...cookies, ...cookies]) pages.push(await details(apart, cookie ? { cookie } : {}))
    const langs = pages.map(({ text }) => /<html[^>]* lang="([^"]+)"/.exec(text)![1]!.slice(0, 2))
    expect(langs).toEqual(['en', 'ru', 'zh', 'ka', 'en', 'ru', 'zh', 'ka'])
    expect(pages.slice(4).map(({ isHit }) => isHit)).toEqual([true, true, true, true])
    expect((await details(apart, { cookie: 'x=1; lang=en_US; y=2' })).isHit).toBe(true)
    expect((await details(apart, { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br')
  })

  it('stores nothing of a member, and no call', async () => {
    const direct = await openDirectDb(mall.dataDir)
    const [member] = await shoppers(direct, 1)
    await direct.close()
    const call = { method: 'GET', path: '/api/minimall/notice/list' }
    for (const path of ['/user/profile', '/user/profile/orders', '/checkout', call.path]) {
      const [first, second] = [await ask(path, { cookie: member!.cookie }), await ask(path, { cookie: member!.cookie })]
      expect([path, first.isHit, second.isHit]).toEqual([path, false, false])
      expect((await ask(path)).text === second.text, path).toBe(path === call.path)
    }
    // The page of the cart is public: it has nothing of whoever asked for it first.
    const [mine, other] = [await ask('/cart', { cookie: member!.cookie }), await ask('/cart')]
    expect([other.isHit, other.text === mine.text]).toEqual([true, true])
  })

  it('drops nothing for whoever names no tags', async () => {
    await details(apart)
    const answer = await fetch(`${url}/details?id=${apart}`, { method: 'PURGE' })
    expect([answer.status, (await details(apart)).isHit]).toEqual([405, true])
  })

  it('shows a purged page for a moment more, and then waits for the new one', async () => {
    await details(apart)
    await purge(`product:${apart}`)
    expect((await details(apart)).isHit).toBe(true)
    await expect.poll(async () => (await details(apart)).age, { timeout: 5000 }).toBe(0)
    await purge(`product:${apart}`)
    await sleep(staleMs)
    expect(await details(apart)).toMatchObject({ status: 200, isHit: false })
  }, 30_000)

  it('shows a purged page where the mall does not answer', async () => {
    await details(apart)
    process.kill(mall.pid, 'SIGSTOP')
    try {
      await purge(`product:${apart}`)
      // The first has the new one asked for, which the second waits for.
      for (let turn = 0; turn < 2; turn++) {
        expect(await details(apart)).toMatchObject({ status: 200, isHit: true })
        await sleep(staleMs)
      }
    } finally {
      process.kill(mall.pid, 'SIGCONT')
    }
  }, 30_000)

  it.each(['a product', 'everything'])(
    'shows its pages while the mall is away, also where %s was purged',
    async (what) => {
      await details(apart)
      await purge(what === 'everything' ? 'mall' : `product:${apart}`)
      await sleep(staleMs)
      await mall.stop()
      expect(await details(apart)).toMatchObject({ status: 200, isHit: true })
    },
    30_000,
  )
})
