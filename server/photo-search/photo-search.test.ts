import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PhotoResults } from '#contract/photo-search/calls.ts'
import { aMember, type AMember } from '#demo/factories/members.ts'
import { aCategory, aProduct } from '#demo/factories/products.ts'
import { invalidImages } from '@kalata/media-store/testing/invalid-images.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { pictureStore } from '#server/platform/media/media-store.ts'
import { makeQuery, readPixels } from '@kalata/photo-matcher/testing/photo-queries.ts'
import { describePending, sweepDescriptions } from './describe-catalogue.service.ts'
import { threadOf } from './photo-model.service.ts'
import { photoDescriptors, photoSources } from './photo-search.tables.ts'

const test = testMall()
const names = [
  'adjika.bowl.amber.svanuri',
  'cactus.trio.sage',
  'hat.beanie.wine',
  'lipstick.classic.rose',
  'sofa.three.clay',
  'throw.check.olive',
  'watch.sport.navy',
]
const lookFile = (name: string, view = 'front') => readFileSync(new URL(`../../demo/pictures/looks/${name}.${view}.webp`, import.meta.url))
const ids = new Map<string, number>()
let categoryId: number

const pictureOf = (bytes: Buffer) => pictureStore(test.ctx()).store(bytes)

async function describeAll(): Promise<void> {
  while ((await describePending(test.ctx())) > 0);
}

beforeAll(async () => {
  categoryId = (await aCategory(test.ctx(), 'Home')).childId
  for (const name of names) {
    const picture = await pictureOf(lookFile(name))
    ids.set(name, (await aProduct(test.ctx(), { pictures: [picture], price: 1000 * (ids.size + 1), categoryId })).id)
  }
  await describeAll()
})

interface FormReply extends Partial<PhotoResults> {
  status: number
  key?: string
  code: number
  dataMap?: PhotoResults
  cookie: string
}

/** Who sends a photo: by default a visitor of this machine. */
interface Sender {
  cookie?: string | undefined
  name?: string | undefined
  from?: string
}

/** A form as the browser sends it. */
async function post(
  path: string,
  file: Buffer | undefined,
  fields: Record<string, string> = {},
  { cookie = '', name = 'photo.jpg', from }: Sender = {},
) {
  const parts = Object.entries(fields).map(([field, value]) => `--x\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`)
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`
  const payload = Buffer.concat([
    Buffer.from(parts.join('')),
    ...(file ? [Buffer.from(head), file, Buffer.from('\r\n')] : []),
    Buffer.from('--x--\r\n'),
  ])
  const response = await test.mall.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    ...(from ? { remoteAddress: from } : {}),
    headers: {
      lang: 'en',
      'sec-fetch-site': 'same-origin',
      'content-type': 'multipart/form-data; boundary=x',
      ...(cookie ? { cookie } : {}),
    },
    payload,
  })
  const cookies = response.cookies.map((each) => `${each.name}=${each.value}`).join('; ')
  return { ...(response.json() as FormReply & { value?: string }), status: response.statusCode, cookie: cookies }
}
const search = (file: Buffer | undefined, fields?: Record<string, string>, cookie?: string, name?: string) =>
  post('pc/mall/djl/searchImage', file, fields, { cookie, name })
const upload = (file: Buffer, cookie?: string) => post('file/upload/img', file, {}, { cookie })
const photoOf = async (name: string, seed = 1) => makeQuery(await readPixels(lookFile(name)), seed)
const found = (reply: FormReply) => reply.dataMap!.page.results.map(({ productId }) => productId)

describe('a crowd of one network', () => {
  it('waits in a line of its own, and keeps nobody else out', async () => {
    const photo = await photoOf('watch.sport.navy', 3)
    const from = (address: string) => post('pc/mall/djl/searchImage', photo, {}, { from: address })
    const ended: string[] = []
    const note = async (name: string, reply: ReturnType<typeof from>) => {
      const { key = 'found' } = await reply
      ended.push(`${name} ${key}`)
    }
    const crowd = Array.from({ length: 60 }, (_, place) => note('crowd', from(`203.0.113.${place + 1}`)))
    await new Promise((resolve) => setTimeout(resolve, 50))
    await Promise.all([...crowd, note('other', from('198.51.100.7')), note('sixth', from('2001:db8:1:2::5'))])
    expect(ended).toContain('other found')
    expect(ended).toContain('sixth found')
    expect(ended.filter((each) => each === 'crowd photo.busy').length).toBeGreaterThan(0)
    const found = ended.filter((each) => each.endsWith('found'))
    expect(Math.max(found.indexOf('other found'), found.indexOf('sixth found'))).toBeLessThan(found.length - 4)
  })
})

describe('a photo', () => {
  it.each(names)('of %s finds it first', async (name) => {
    const reply = await search(await photoOf(name))
    expect(found(reply)[0]).toBe(ids.get(name))
  })

  it('lists every product once, the most similar first, with its categories', async () => {
    const { page, categoryList } = (await search(await photoOf('watch.sport.navy', 7))).dataMap!
    const similarities = page.results.map(({ similarity }) => similarity)
    expect(similarities).toEqual(similarities.toSorted((a, b) => b - a))
    expect(new Set(page.results.map(({ productId }) => productId)).size).toBe(names.length)
    expect(page).toMatchObject({ totalRecord: names.length, pageNo: 1, pageSize: 60, totalPage: 1 })
    expect(page.results[0]).toMatchObject({ likeness: 'same', price: 7000 })
    expect(categoryList).toEqual([{ id: categoryId, typeName: 'Home', count: names.length }])
  })

  it('of one variant shows that variant, in the list and where its card leads', async () => {
    const looks = ['mug.classic.navy', 'mug.classic.clay']
    const pictures = await Promise.all(looks.flatMap((look) => ['front', 'above'].map((view) => pictureOf(lookFile(look, view)))))
    const offers = [0, 2].map((pictureIndex) => ({ pictureIndex, price: 500 + pictureIndex }))
    const mug = await aProduct(test.ctx(), { pictures, offers })
    await describeAll()
    const cardFor = async (look: string) => {
      const { results } = (await search(await photoOf(look, 5))).dataMap!.page
      return results.find(({ productId }) => productId === mug.id)!
    }
    const first = await cardFor(looks[0]!)
    expect(first).toMatchObject({ itemStorePriceId: mug.offerIds[0], picture: { src: pictures[0]!.src } })
    expect(first).not.toHaveProperty('shownOfferId')
    const other = await cardFor(looks[1]!)
    expect(other).toMatchObject({ itemStorePriceId: mug.offerIds[1], shownOfferId: mug.offerIds[1], picture: { src: pictures[2]!.src } })
    expect(other).not.toHaveProperty('secondPicture')
    await test.db.delete(products).where(eq(products.id, mug.id))
    await sweepDescriptions(test.ctx())
  })

  it('is cut to what the shopper marked', async () => {
    const [left, right] = await Promise.all(
      ['hat.beanie.wine', 'sofa.three.clay'].map((name) => sharp(lookFile(name)).resize(400, 400).png().toBuffer()),
    )
    const both = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#fff' } })
      .composite([
        { input: left!, left: 0, top: 0 },
        { input: right!, left: 400, top: 0 },
      ])
      .jpeg()
      .toBuffer()
    expect(found(await search(both, { crop: '0,0,500,1000' }))[0]).toBe(ids.get('hat.beanie.wine'))
    expect(found(await search(both, { crop: '500,0,500,1000' }))[0]).toBe(ids.get('sofa.three.clay'))
  })

  it('shows its results by price, by category and page by page', async () => {
    const photo = await photoOf('cactus.trio.sage')
    const prices = (await search(photo, { sortType: 'priceDesc' })).dataMap!.page.results.map(({ price }) => price)
    expect(prices).toEqual([7000, 6000, 5000, 4000, 3000, 2000, 1000])
    const second = (await search(photo, { pageSize: '3', pageNo: '2' })).dataMap!.page
    expect(second).toMatchObject({ totalRecord: 7, totalPage: 3 })
    expect(second.results).toHaveLength(3)
    const other = (await test.call('photoSearch.search', { imageUrl: (await upload(photo)).value })) as { key?: string }
    expect(other).toMatchObject({ key: 'photo.unknown' })
  })

  it('may be an upload of one’s own, and nobody else’s', async () => {
    const photo = await photoOf('sofa.three.clay')
    const mine = await upload(photo)
    expect(mine).toMatchObject({ code: 0, cookie: expect.stringMatching(/^visitor=[\w-]{43}$/) })
    expect(found(await search(undefined, { imageUrl: mine.value! }, mine.cookie))[0]).toBe(ids.get('sofa.three.clay'))
    for (const cookie of ['', `visitor=${'A'.repeat(43)}`, (await aMember(test.ctx())).cookie])
      expect(await search(undefined, { imageUrl: mine.value! }, cookie)).toMatchObject({ status: 200, key: 'photo.unknown' })
  })

  it('of a member is the member’s from any browser, for a day', async () => {
    const member: AMember = await aMember(test.ctx())
    const { value, cookie } = await upload(await photoOf('hat.beanie.wine'), member.cookie)
    expect(cookie).toBe('')
    const reply = await test.call('photoSearch.search', { imageUrl: value!, userId: member.id }, { cookie: member.cookie })
    expect(reply.dataMap.page.results[0].productId).toBe(ids.get('hat.beanie.wine'))
  })

  it('is never fetched from elsewhere', async () => {
    const addresses = [
      'http://127.0.0.1:1/a.jpg',
      'file:///etc/passwd',
      '/media/../../etc/passwd',
      `/media/aa/aa${'0'.repeat(30)}-320.webp`,
      '//e.example/a.png',
    ]
    for (const imageUrl of addresses) expect(await search(undefined, { imageUrl })).toMatchObject({ status: 200, key: 'photo.unknown' })
    expect(await search(undefined)).toMatchObject({ status: 200, key: 'photo.missing' })
  })
})

describe('an invalid file', async () => {
  const images = await invalidImages()
  it('comes in at least forty kinds', () => expect(images.length).toBeGreaterThanOrEqual(40))

  it.each(images.map((image) => [image.name, image] as const))('%s', async (_, { bytes, fileName, verdict }) => {
    const reply = await search(bytes, {}, '', fileName ?? 'photo')
    if (bytes.length > 512_000) expect(reply).toMatchObject({ status: 413, key: 'upload.tooLarge' })
    else if (verdict !== 'taken') expect(reply.key).toMatch(/^upload\.(?:format|broken)$/)
    else if (reply.code !== 0) expect(reply.key).toBe('upload.format')
  })

  it('does not stop the next search', async () => {
    expect(found(await search(await photoOf('sofa.three.clay', 3)))[0]).toBe(ids.get('sofa.three.clay'))
  })
})

describe('the index', () => {
  it('follows what is added, changed, unlisted and deleted', async () => {
    const name = 'perfume.tall.sage.pitna'
    const photo = await photoOf(name)
    const { id } = await aProduct(test.ctx(), { pictures: [await pictureOf(lookFile(name))], categoryId })
    expect(found(await search(photo))).not.toContain(id)
    await describeAll()
    expect(found(await search(photo))[0]).toBe(id)
    await test.db.update(products).set({ listed: false }).where(eq(products.id, id))
    expect(found(await search(photo))).not.toContain(id)
    await test.db.update(products).set({ listed: true }).where(eq(products.id, id))
    await describeAll()
    expect(found(await search(photo))[0]).toBe(id)
    await test.db
      .update(products)
      .set({ pictures: [await pictureOf(lookFile('cream.tube.charcoal.parsva'))] })
      .where(eq(products.id, id))
    await describeAll()
    expect(found(await search(await photoOf('cream.tube.charcoal.parsva')))[0]).toBe(id)
    await test.db.delete(products).where(eq(products.id, id))
    expect(found(await search(photo))).not.toContain(id)
    await sweepDescriptions(test.ctx())
    expect(await test.db.select({ src: photoDescriptors.src }).from(photoDescriptors)).toHaveLength(names.length)
  })

  it('sees a product whose transaction began before the last search and ended after it', async () => {
    const name = 'perfume.tall.sage.pitna'
    const { id } = await aProduct(test.ctx(), { pictures: [await pictureOf(lookFile(name))], categoryId })
    await describeAll()
    const photo = await photoOf(name)
    expect(found(await search(photo))[0]).toBe(id)
    const { childId } = await aCategory(test.ctx(), 'Elsewhere')
    const categories = async () => (await search(photo)).dataMap!.categoryList.map((each) => each.id)
    await test.db.transaction(async (tx) => {
      await tx.update(products).set({ categoryId: childId }).where(eq(products.id, id))
      // A later transaction is seen first.
      const watch = eq(photoSources.productId, ids.get('watch.sport.navy')!)
      await test.db
        .update(photoSources)
        .set({ changedBy: sql`pg_current_xact_id()::text::bigint` })
        .where(watch)
      expect(await categories()).not.toContain(childId)
    })
    expect(await categories()).toContain(childId)
    await test.db.delete(products).where(eq(products.id, id))
    await sweepDescriptions(test.ctx())
  })

  it('is loaded again by the next search when its thread has ended', async () => {
    const photo = await photoOf('lipstick.classic.rose')
    await threadOf(test.ctx()).stop()
    expect(found(await search(photo))[0]).toBe(ids.get('lipstick.classic.rose'))
  })

  it('describes each picture once, however many processes do', async () => {
    await test.db.update(photoSources).set({ describedWith: null, claimedUntil: null })
    await test.db.delete(photoDescriptors)
    const done = await Promise.all(Array.from({ length: 4 }, () => describePending(test.ctx())))
    expect(done.reduce((sum, each) => sum + each, 0)).toBe(names.length)
  })

  it('goes on where a picture has no file, and describes it where a process finds it later', async () => {
    const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#815522' } })
      .png()
      .toBuffer()
    const pictures = pictureStore(test.ctx())
    const { files } = pictures
    const picture = await pictures.store(bytes)
    for await (const { key } of files.list(`${picture.src.slice(7, 9)}/`)) if (key.includes(picture.src.slice(10))) await files.delete(key)
    const { id } = await aProduct(test.ctx(), { pictures: [picture] })
    const row = async () => (await test.db.select().from(photoSources).where(eq(photoSources.productId, id)))[0]!
    await describeAll()
    expect(await row()).toMatchObject({ describedWith: null })
    expect(await test.db.select().from(photoDescriptors).where(eq(photoDescriptors.src, picture.src))).toEqual([])
    // It is not asked for all the time.
    expect(await describePending(test.ctx())).toBe(0)
    test.clock.forward(3_600_001)
    await pictures.store(bytes)
    expect(await describePending(test.ctx())).toBe(1)
    expect((await row()).describedWith).not.toBeNull()
    expect(await test.db.select().from(photoDescriptors).where(eq(photoDescriptors.src, picture.src))).toHaveLength(1)
    await test.db.delete(products).where(eq(products.id, id))
    await sweepDescriptions(test.ctx())
  })
})
