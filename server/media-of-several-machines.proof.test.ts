/** Two processes with different data folders, one database and one bucket (`npm test -- s3`): every picture is everywhere. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allKeys } from '@kalata/media-store/media-store.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { aProduct } from '#demo/factories/products.ts'
import { bucketSettings } from '#demo/testing/bucket-settings.ts'
import { openTcpProxy, type TcpProxy } from '#demo/testing/tcp-proxy.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { withSettings } from '#demo/testing/with-settings.ts'
import { describePending } from '#server/photo-search/describe-catalogue.service.ts'
import { photoSources } from '#server/photo-search/photo-search.tables.ts'
import { restoreBackup, writeBackup } from '#server/platform/backup/backup.ts'
import { closeDatabase } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { ensureDatabase } from '#server/platform/db/embedded/embedded-postgres.ts'
import { migrate } from '#server/platform/db/schema/migrations.ts'
import { mediaCommand } from '#server/platform/media/media.cli.ts'
import { mediaStore, pictureStore } from '#server/platform/media/media-store.ts'
import { readSettings } from '#server/platform/settings.ts'
import { openMall, type Mall } from './mall.ts'

const uploaded = 20
const bucket = bucketSettings(randomUUID())

let colours = 0
const aJpeg = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: { r: colours++ % 256, g: 140, b: 10 } } })
    .jpeg()
    .toBuffer()

async function upload(mall: Mall, cookie: string) {
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="me.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
  const response = await mall.app.inject({
    method: 'POST',
    url: '/api/file/upload/img',
    headers: { lang: 'en', 'sec-fetch-site': 'same-origin', cookie, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([Buffer.from(head), await aJpeg(), Buffer.from('\r\n--x--\r\n')]),
  })
  return { status: response.statusCode, retryAfter: response.headers['retry-after'], value: (response.json() as { value: string }).value }
}

// Without a bucket there is nothing to see.
describe.runIf(bucket)('a mall on two machines', { shuffle: false }, () => {
  const test = testMall(bucket)
  const dataDir = mkdtempSync(join(tmpdir(), 'kalata-other-'))
  let other: Mall
  let proxy: TcpProxy
  beforeAll(async () => {
    // The other one reaches the bucket over a way that can be cut.
    const address = new URL(bucket!.MEDIA_URL!)
    const endpoint = new URL(address.searchParams.get('endpoint')!)
    proxy = await openTcpProxy({ host: endpoint.hostname, port: Number(endpoint.port) } as never)
    address.searchParams.set('endpoint', `http://127.0.0.1:${proxy.port}`)
    const environment = { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...bucket, MEDIA_URL: address.href }
    const settings = readSettings(environment)
    other = await openMall({ settings, db: test.db, log: test.ctx().log, now: test.clock.now, send: async () => undefined })
  })
  afterAll(async () => {
    await other.close()
    await proxy.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('shows what was uploaded on one of them on the other at once', async () => {
    const { cookie } = await aMember(test.ctx())
    const slowest = { ms: 0 }
    for (let i = 0; i < uploaded; i++) {
      const { status, value } = await upload(test.mall, cookie)
      expect(status).toBe(200)
      const begun = performance.now()
      const shown = await other.app.inject({ url: value, headers: { accept: 'image/webp' } })
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
      slowest.ms = Math.max(slowest.ms, performance.now() - begun)
    }
    expect(slowest.ms).toBeLessThan(5000)
  }, 120_000)

  it('describes on one of them what was stored on the other', async () => {
    const picture = await pictureStore(test.ctx()).store(await aJpeg())
    const { id } = await aProduct(test.ctx(), { pictures: [picture] })
    expect(await describePending(other.ctx())).toBe(1)
    const [row] = await test.db.select().from(photoSources).where(eq(photoSources.productId, id))
    expect(row!.describedWith).not.toBeNull()
  }, 60_000)

  it('goes on without the bucket: what this machine has is shown, and an upload is told to come back', async () => {
    const { cookie } = await aMember(test.ctx())
    const [seen, unseen] = [(await upload(test.mall, cookie)).value, (await upload(test.mall, cookie)).value]
    expect((await other.app.inject({ url: seen })).statusCode).toBe(200)
    // Nobody listens where the bucket was.
    proxy.lead({ host: '127.0.0.1', port: 1 } as never)
    proxy.cut()
    expect((await other.app.inject({ url: seen })).statusCode).toBe(200)
    const lost = await other.app.inject({ url: unseen })
    expect([lost.statusCode, lost.headers['retry-after'], lost.headers['cache-control']]).toEqual([503, '1', 'no-store'])
    expect(await upload(other, cookie)).toMatchObject({ status: 503, retryAfter: '1' })
    const picture = await pictureStore(test.ctx()).store(await aJpeg())
    const { id } = await aProduct(test.ctx(), { pictures: [picture] })
    await describePending(other.ctx())
    const described = async () => (await test.db.select().from(photoSources).where(eq(photoSources.productId, id)))[0]!.describedWith
    expect(await described()).toBeNull()
    const back = new URL(new URL(bucket!.MEDIA_URL!).searchParams.get('endpoint')!)
    proxy.lead({ host: back.hostname, port: Number(back.port) } as never)
    expect((await other.app.inject({ url: unseen })).statusCode).toBe(200)
    test.clock.forward(121_000)
    await describePending(other.ctx())
    expect(await described()).not.toBeNull()
  }, 120_000)

  it('is moved into the bucket by a command, which says what it did', async () => {
    const place = mkdtempSync(join(tmpdir(), 'kalata-moved-'))
    onTestFinished(() => rmSync(place, { recursive: true, force: true }))
    const to = bucketSettings(randomUUID())!
    const { MEDIA_URL, ...credentials } = to
    const before = withSettings(test.ctx(), readSettings({ NODE_ENV: 'test', DATA_DIR: place, ...credentials }))
    const picture = await pictureStore(before).store(await aJpeg())
    const move = (...args: string[]) => mediaCommand(before, ['move', ...args])
    expect(await move(MEDIA_URL!)).toMatchObject({ ok: true, data: { copied: 2, present: 0 } })
    expect(await move(MEDIA_URL!)).toMatchObject({ ok: true, data: { copied: 0, present: 2 } })
    const after = withSettings(test.ctx(), readSettings({ NODE_ENV: 'test', DATA_DIR: join(place, 'other'), ...to }))
    expect(await pictureStore(after).find(picture.src)).toEqual(picture)
    await expect(move('https://bucket.example')).rejects.toThrow('media move')
  }, 60_000)

  it('is in a backup, and comes back into another bucket', async () => {
    const place = mkdtempSync(join(tmpdir(), 'kalata-backup-'))
    onTestFinished(() => rmSync(place, { recursive: true, force: true }))
    const { files } = await writeBackup(test.ctx(), join(place, 'mall.tar'))
    const pictures = (await allKeys(mediaStore(test.ctx()))).filter((key) => /^[0-9a-f]{2}\//.test(key))
    expect(pictures.length).toBeGreaterThan(uploaded)
    await expect(restoreBackup(test.ctx(), join(place, 'mall.tar'))).rejects.toThrow('already holds')
    const { superuser, address } = inject('postgres')
    const name = `r_${randomUUID().replaceAll('-', '')}`
    await ensureDatabase(superuser, name)
    const db = openDatabase({ ...address, database: name })
    onTestFinished(() => closeDatabase(db))
    await migrate(db)
    const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: join(place, 'data'), ...bucketSettings(randomUUID()) })
    const restored = withSettings({ ...test.ctx(), db }, settings)
    expect(await restoreBackup(restored, join(place, 'mall.tar'))).toMatchObject({ files })
    expect((await allKeys(mediaStore(restored))).toSorted()).toEqual(pictures.toSorted())
  }, 120_000)
})
