import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { languages } from '#contract/core/languages.ts'
import { aDiscount, aLightningDeal } from '#demo/factories/deals.ts'
import { aGroupCampaign } from '#demo/factories/groups.ts'
import { aBrand, aProduct, aStore } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { scenes } from '#server/scenes/scenes.tables.ts'
import { products } from '../catalogue.tables.ts'

const test = testMall({ ORIGIN: 'https://kalata.test' })
const get = (url: string, headers: Record<string, string> = {}) => test.mall.app.inject({ url, headers })

/** What a reader of XML finds: addresses with their dates and alternates. */
function readUrls(xml: string) {
  const plain = (text: string) => text.replaceAll('&amp;', '&')
  return [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, inner]) => ({
    loc: plain(/<loc>(.*?)<\/loc>/.exec(inner!)![1]!),
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(inner!)?.[1],
    pictures: [...inner!.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map((match) => match[1]),
    alternates: Object.fromEntries([...inner!.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, href]) => [tag, plain(href!)])),
  }))
}

describe('robots.txt', () => {
  it('closes personal pages, leaves product pages open and names the sitemap', async () => {
    const { statusCode, headers, body } = await get('/robots.txt')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const closed = body.split('\n').flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
    const isClosed = (path: string) => closed.some((each) => path.startsWith(each))
    expect(['/cart', '/cart--', '/submit', '/user/profile/orders', '/orderDetail/1', '/login'].filter((path) => !isClosed(path))).toEqual(
      [],
    )
    expect(['/', '/home', '/details?id=1', '/search_result?id=1', '/terms', '/assets/x.js', '/media/x.webp'].filter(isClosed)).toEqual([])
    expect(body).toContain('Sitemap: https://kalata.test/sitemap.xml\n')
  })
})

describe('the sitemap', () => {
  it('lists one file a language, and every listed file is there', async () => {
    const index = (await get('/sitemap.xml')).body
    const files = [...index.matchAll(/<loc>https:\/\/kalata\.test(.*?)<\/loc>/g)].map((match) => match[1]!)
    expect(files).toEqual(languages.map((lang) => `/sitemap-${lang}.xml`))
    for (const file of files) {
      const { statusCode, headers } = await get(file)
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    }
    expect((await get('/sitemap-de.xml')).statusCode).toBe(404)
    expect((await get('/sitemap-ka-7.xml')).statusCode).toBe(404)
  })

  it('answers HEAD, and sends gzip only where it is accepted', async () => {
    for (const url of ['/sitemap.xml', '/sitemap-ka.xml', '/robots.txt', '/health/live', '/health/ready']) {
      const head = await test.mall.app.inject({ method: 'HEAD', url })
      expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([200, '', (await get(url)).headers['content-type']])
    }
    expect((await test.mall.app.inject({ method: 'HEAD', url: '/sitemap-de.xml' })).statusCode).toBe(404)
    for (const [accepted, encoding] of [
      ['gzip', 'gzip'],
      ['gzip;q=0', undefined],
      ['br, GZIP;q=0.1', 'gzip'],
      ['identity', undefined],
    ] as const)
      expect((await get('/sitemap.xml', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding)
  })

  it('lists stores and brands with something to sell', async () => {
    const brandId = await aBrand(test.ctx())
    const { storeId } = await aProduct(test.ctx(), { brandId })
    const [emptyStore, emptyBrand] = [await aStore(test.ctx()), await aBrand(test.ctx())]
    const paths = readUrls((await get('/sitemap-ka.xml')).body).map(({ loc }) => loc.replace('https://kalata.test', ''))
    expect(paths).toEqual(expect.arrayContaining([`/shop?id=${storeId}`, `/search_result?brandIds=${brandId}`, '/global']))
    expect(paths).not.toContain(`/shop?id=${emptyStore}`)
    expect(paths).not.toContain(`/search_result?brandIds=${emptyBrand}`)
  })

  it('lists products with their last change, their categories, and alternates in four languages', async () => {
    const sold = await aProduct(test.ctx())
    const off = await aProduct(test.ctx())
    await test.db.update(products).set({ listed: false }).where(eq(products.id, off.id))
    const urls = readUrls((await get('/sitemap-ru.xml')).body)
    const found = urls.find(({ loc }) => loc === `https://kalata.test/details?id=${sold.id}&lang=ru`)!
    // The widest file of each picture of the factory, 640 px wide.
    expect(found.pictures).toEqual(['https://kalata.test/media/none-640.webp'])
    expect(found.lastmod).toBe(test.clock.now().toISOString())
    expect(found.alternates).toEqual({
      ka: `https://kalata.test/details?id=${sold.id}`,
      en: `https://kalata.test/details?id=${sold.id}&lang=en`,
      ru: `https://kalata.test/details?id=${sold.id}&lang=ru`,
      'zh-Hans': `https://kalata.test/details?id=${sold.id}&lang=zh`,
      'x-default': `https://kalata.test/details?id=${sold.id}`,
    })
    const paths = urls.map(({ loc }) => new URL(loc)).map(({ pathname, search }) => pathname + search)
    expect(paths).toContain('/home?lang=ru')
    expect(paths.some((path) => path.startsWith(`/search_result?id=${sold.categoryId}&level=2&parentId=`))).toBe(true)
    expect(paths.filter((path) => path.includes(`id=${off.id}&lang`) && path.startsWith('/details'))).toEqual([])
  })

  it('lists pages of deals and of ideas while there is something on them', async () => {
    const changing = ['/discount-deals', '/groupbuy-deals', '/ideas', '/lightning-deals']
    const listed = async () => {
      const paths = readUrls((await get('/sitemap-ka.xml')).body).map(({ loc }) => loc.replace('https://kalata.test', ''))
      return changing.filter((path) => paths.includes(path))
    }
    expect(await listed()).toEqual([])
    const { offerId } = await aProduct(test.ctx(), { price: 5000 })
    await aLightningDeal(test.ctx(), offerId, { startsIn: 48 })
    expect(await listed()).toEqual(['/lightning-deals'])
    const reduced = await aProduct(test.ctx(), { price: 5000 })
    await aDiscount(test.ctx(), [{ productId: reduced.id, percent: 20 }])
    await aGroupCampaign(test.ctx())
    const { categoryId } = reduced
    const picture = { src: '/media/none', width: 640, height: 640, color: '#eee' }
    await test.db
      .insert(scenes)
      .values({ key: 'a', title: {}, text: {}, categoryId, tone: 'dark', place: 'zone', wide: picture, tall: picture, position: 0 })
    expect(await listed()).toEqual(changing)
    test.clock.forward(100 * 24 * 3_600_000)
    expect(await listed()).not.toContain('/lightning-deals')
  })

  it('comes small to anyone who can unpack it', async () => {
    const plain = await get('/sitemap-ka.xml')
    const packed = await get('/sitemap-ka.xml', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  })
})
