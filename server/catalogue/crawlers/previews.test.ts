import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#contract/core/languages.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { pictureStore } from '#server/platform/media/media-store.ts'
import { previewOf } from '#server/platform/media/previews.ts'

const test = testMall()
const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => test.mall.app.inject({ method, url })
const name = { ka: 'ლურჯი ფინჯანი', en: 'A blue cup', ru: 'Синяя чашка', zh: '蓝色杯子' }

let id: number
beforeAll(async () => {
  const bytes = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#1030c0' } })
    .webp()
    .toBuffer()
  const picture = await pictureStore(test.ctx()).store(bytes)
  ;({ id } = await aProduct(test.ctx(), { name, pictures: [picture], price: 8900, compareAtPrice: 12_900 }))
})

/** The mean colour of a part of a picture, and how much of it is darker than the page. */
async function look(jpeg: Buffer, left: number) {
  const part = sharp(await sharp(jpeg).extract({ left, top: 60, width: 500, height: 420 }).toBuffer())
  const { channels } = await part.stats()
  const dark = await sharp(await part.greyscale().threshold(128).negate().toBuffer()).stats()
  return { blue: channels[2]!.mean - channels[0]!.mean, ink: dark.channels[0]!.mean / 255 }
}

describe('the preview of a product', () => {
  it('shows its picture, its name and its price in each language', async () => {
    const seen = new Set<string>()
    for (const lang of languages) {
      const { statusCode, headers, rawPayload } = await get(`/previews/product/${lang}/${id}.jpg?v=8900`)
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/jpeg', 'public, max-age=3600'])
      expect(rawPayload.length).toBeLessThan(300_000)
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect((await look(rawPayload, 65)).blue).toBeGreaterThan(100)
      const { ink } = await look(rawPayload, 690)
      expect(ink, lang).toBeGreaterThan(0.01)
      expect(ink, lang).toBeLessThan(0.3)
      seen.add(rawPayload.toString('base64'))
    }
    expect(seen.size).toBe(languages.length)
  })

  it('is drawn once for all who ask, and again where the price has changed', async () => {
    const [first, second] = await Promise.all([get(`/previews/product/en/${id}.jpg`), get(`/previews/product/en/${id}.jpg?v=1`)])
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
    const cheaper = await aProduct(test.ctx(), { name, price: 100 })
    const dearer = await aProduct(test.ctx(), { name, price: 999_900 })
    const both = await Promise.all([cheaper, dearer].map((product) => get(`/previews/product/en/${product.id}.jpg`)))
    expect(both[0]!.rawPayload.equals(both[1]!.rawPayload)).toBe(false)
  })

  it('is there for listed products in our languages alone', async () => {
    const { id: off } = await aProduct(test.ctx(), { listed: false })
    for (const path of [`en/${off}`, 'en/2000000000', 'en/9999999999', 'en/0', `de/${id}`, 'en/x'])
      expect([path, (await get(`/previews/product/${path}.jpg`)).statusCode]).toEqual([path, 404])
    const head = await get(`/previews/product/en/${id}.jpg`, 'HEAD')
    expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, 'image/jpeg', ''])
  })

  it('waits in a line of eight to be drawn: the others get the picture itself', async () => {
    const products = await Promise.all(Array.from({ length: 8 }, (_, index) => aProduct(test.ctx(), { price: 200_000 + index })))
    const line = Array.from({ length: 24 }, (_, index) => previewOf(pictureStore(test.ctx()), { title: `Line ${index}` }))
    const replies = await Promise.all(products.map((product) => get(`/previews/product/ka/${product.id}.jpg`)))
    // A place in the line may become free meanwhile.
    const others = replies.filter(({ statusCode }) => statusCode === 302)
    expect(others.length).toBeGreaterThan(0)
    expect(others.every(({ headers }) => headers.location === '/media/none-640.webp' && headers['cache-control'] === 'no-store')).toBe(true)
    const isDrawn = (await Promise.all(line)).map((bytes) => bytes !== undefined)
    expect(isDrawn).toEqual([...Array<boolean>(8).fill(true), ...Array<boolean>(16).fill(false)])
  })
})

describe('the preview of the mall', () => {
  it('says what it is in each language', async () => {
    for (const lang of languages) {
      const { statusCode, rawPayload } = await get(`/previews/mall/${lang}.jpg`)
      expect(statusCode).toBe(200)
      expect((await look(rawPayload, 60)).ink).toBeGreaterThan(0.01)
    }
    expect((await get('/previews/mall/de.jpg')).statusCode).toBe(404)
  })
})
