import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDirectDb, plentifulOffers, shoppers, type Shopper } from '#demo/testing/direct-db.ts'
import { filledDataDir, removeDataDir } from './filled-mall.ts'
import { startMall, type RunningMall } from './running-mall.ts'
import { root } from '../root.ts'

const folder = mkdtempSync(join(tmpdir(), 'kalata-disk-'))
const [disk, filler] = [join(folder, 'disk'), join(folder, 'disk', 'filler')]
const dataDir = join(disk, 'data')
mkdirSync(disk)
// Only root may mount one; elsewhere there is no disk that can be filled.
const canMount = process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=700m', 'tmpfs', disk]).status === 0
let mall: RunningMall
let shopper: Shopper
let offers: number[]

beforeAll(async () => {
  if (!canMount) return
  const filled = filledDataDir('full-disk')
  cpSync(filled, dataDir, { recursive: true })
  removeDataDir(filled)
  // What is logged goes elsewhere, as it does to a collector of logs.
  symlinkSync(join(folder, 'server.log'), join(dataDir, 'server.log'))
  mall = await startMall(dataDir)
  const direct = await openDirectDb(dataDir)
  shopper = (await shoppers(direct, 1))[0]!
  offers = await plentifulOffers(direct, 3)
  await direct.close()
}, 300_000)
afterAll(async () => {
  await mall?.stop()
  if (canMount) spawnSync('umount', [disk])
  rmSync(folder, { recursive: true, force: true })
})

function fill(): void {
  try {
    for (const block = Buffer.alloc(1 << 20); ;) appendFileSync(filler, block)
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
  }
}

const add = (offer: number) =>
  fetch(`${mall.url}/api/minimall/cart/h5/addItem`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: shopper.cookie, lang: 'en' },
    body: JSON.stringify({ itemStorePriceId: offer, quantity: 1 }),
  })
async function upload(): Promise<{ status: number; value: string | undefined }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'white', noise } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg')
  const reply = await fetch(`${mall.url}/api/file/upload/img`, { method: 'POST', headers: { cookie: shopper.cookie }, body: form })
  return { status: reply.status, value: ((await reply.json()) as { value?: string }).value }
}

describe.runIf(canMount)('a disk that is full', () => {
  it('keeps the mall open for reading, makes no reply up, and is over when there is space', async () => {
    expect((await upload()).value).toMatch(/^\/media\//)
    fill()
    const pages = ['/home', '/discount-deals', '/cart']
    const replies: number[] = []
    for (let round = 0; round < 20; round++) {
      for (const page of pages) expect((await fetch(mall.url + page)).status, page).toBe(200)
      const [cart, photo] = [await add(offers[round % 3]!), await upload()]
      replies.push(cart.status)
      expect([200, 500, 503]).toContain(cart.status)
      expect(photo.value).toBeUndefined()
      expect([500, 503]).toContain(photo.status)
    }
    rmSync(filler)
    await expect.poll(async () => (await fetch(`${mall.url}/health/ready`)).status, { interval: 200 }).toBe(200)
    await expect.poll(async () => (await upload()).value, { interval: 500 }).toMatch(/^\/media\//)
    await expect.poll(async () => (await add(offers[0]!)).status, { interval: 200 }).toBe(200)
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'production' }
    const check = spawnSync(process.execPath, ['build/backend/cli.mjs', 'check'], { cwd: root, env, encoding: 'utf8' })
    expect(check.stdout + check.stderr).not.toContain('BROKEN')
    expect(check.status).toBe(0)
    for (const line of mall.log().trim().split('\n')) expect(() => JSON.parse(line) as unknown, line).not.toThrow()
    expect(await mall.stop()).toBe(0)
  })
})
