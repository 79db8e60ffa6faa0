import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { pictureStore } from './media-store.ts'

const test = testMall()
const get = (url: string, accept?: string) => test.mall.app.inject({ method: 'GET', url, headers: accept ? { accept } : {} })
const drawn = () =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#663311' } })
    .png()
    .toBuffer()

describe('/media', () => {
  it('gives the newest format that the browser reads, cacheable for a year', async () => {
    const { src } = await pictureStore(test.ctx()).store(await drawn())
    const browser = 'image/avif,image/webp,image/*,*/*;q=0.8'
    const asked = await get(`${src}-320.webp`, browser)
    expect(asked.headers).toMatchObject({
      'content-type': 'image/webp',
      vary: 'accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect((await get(`${src}-320.webp`, 'image/png,image/*;q=0.8')).headers['content-type']).toBe('image/jpeg')
    expect((await get(`${src}-320.webp`)).headers['content-type']).toBe('image/webp')
    expect((await get(`${src}-320.jpg`)).headers['content-type']).toBe('image/jpeg')
    await expect.poll(async () => (await get(`${src}-320.webp`, browser)).headers['content-type']).toBe('image/avif')
    expect((await get(`${src}-320.avif`)).headers['content-type']).toBe('image/avif')
    expect((await get(`${src}-160.webp`)).headers['content-type']).toBe('image/webp')
  })

  it('may be shown on pages of others, and gives its head alone', async () => {
    const { src } = await pictureStore(test.ctx()).store(await drawn())
    const picture = await get(`${src}-160.jpg`)
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin')
    const head = await test.mall.app.inject({ method: 'HEAD', url: `${src}-160.jpg` })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers['content-length']).toBe(String(picture.rawPayload.length))
    expect((await get('/api/mall/policies')).headers['cross-origin-resource-policy']).toBe('same-site')
  })

  it('gives parts of a picture, and tells what it has where there is no such part', async () => {
    const { src } = await pictureStore(test.ctx()).store(await drawn())
    const { length } = (await get(`${src}-160.jpg`)).rawPayload
    const ask = (headers: Record<string, string>) => test.mall.app.inject({ method: 'GET', url: `${src}-160.jpg`, headers })
    const part = await ask({ range: 'bytes=2-5' })
    expect([part.statusCode, part.rawPayload.length, part.headers['content-range']]).toEqual([206, 4, `bytes 2-5/${length}`])
    const beyond = await ask({ range: `bytes=${length}-` })
    expect([beyond.statusCode, beyond.body, beyond.headers['content-range']]).toEqual([416, '', `bytes */${length}`])
    expect((await ask({ 'if-match': '"another"' })).statusCode).toBe(412)
  })

  it('makes a missing rendition once, however many ask for it at the same time', async () => {
    const { src } = await pictureStore(test.ctx()).store(
      await sharp(await drawn())
        .negate()
        .png()
        .toBuffer(),
    )
    const replies = await Promise.all(Array.from({ length: 12 }, () => get(`${src}-160.webp`)))
    expect(new Set(replies.map(({ statusCode, rawPayload }) => `${statusCode} ${rawPayload.toString('base64')}`)).size).toBe(1)
    expect(replies[0]!.statusCode).toBe(200)
    expect((await get(`${src}-480.webp`)).statusCode).toBe(404)
    expect(readdirSync(join(test.settings.dataDir, src, '..')).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('knows nothing but pictures', async () => {
    const { src } = await pictureStore(test.ctx()).store(await drawn())
    writeFileSync(join(test.settings.dataDir, 'media', 'secret.webp'), 'x')
    const name = src.slice(10)
    const paths = [
      `${src}.json`,
      `${src}.png`,
      `${src}-320.svg`,
      `${src}-321.webp`,
      '/media/',
      '/media/secret.webp',
      '/media/../mall.json',
      '/media/%2e%2e/goods.filled',
      `/media/..%2fmedia/${name}-320.webp`,
      `/media/00/${name}-320.webp`,
      '/media/avif-queue/x',
      '/media/%00',
      '/media/' + 'a'.repeat(4000),
    ]
    for (const path of paths) expect([path, (await get(path)).statusCode].join(' ')).toMatch(/ (404|400|414)$/)
  })
})
