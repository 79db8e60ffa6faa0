import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { aReceivedLine, type AReceivedLine } from '#demo/factories/reviews.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { advanceFulfilment } from '#server/orders/fulfilment/fulfilment.service.ts'
import { pictureStore } from '#server/platform/media/media-store.ts'
import { uploads } from '#server/uploads/uploads.tables.ts'
import { reviewsCommand } from './reviews.cli.ts'
import { editReview, eraseReviews, imagesInUse, ownReviews } from './reviews.service.ts'

const test = testMall()
afterEach(() => expectInvariants(test.db))

const day = 24 * 3600_000
const add = ({ buyer, orderNo, position }: AReceivedLine, part: object = {}, lang = 'en') =>
  test.call('reviews.add', { orderNo, position, score: 5, text: 'Good', images: [], ...part }, { cookie: buyer.cookie, lang })
const edit = ({ buyer }: AReceivedLine, id: string, part: object = {}) =>
  test.call('reviews.update', { id, score: 2, text: 'Worse', images: [], ...part }, { cookie: buyer.cookie })
const list = async (filter: object) => (await test.call('reviews.list', filter)).data
const writtenBy = async ({ buyer }: AReceivedLine) => (await test.call('reviews.written', {}, { cookie: buyer.cookie })).data
const toReview = async ({ buyer }: AReceivedLine) => (await test.call('reviews.toReview', {}, { cookie: buyer.cookie })).data
const product = async (id: number) => (await test.call('catalogue.product', { id })).data
const card = async (id: number) => (await test.call('catalogue.cards', { productIds: [id] })).data[0]

let shade = 0
/** An upload of the member's own; returns its address. */
async function anUpload(line: AReceivedLine): Promise<string> {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: { r: (shade++ * 40) % 256, g: 10, b: 200 } } })
    .jpeg()
    .toBuffer()
  const { src } = await pictureStore(test.ctx()).store(bytes)
  await test.db.insert(uploads).values({ memberId: line.buyer.id, src, bytes: bytes.length, uploadedAt: test.clock.now() })
  return `${src}-320.webp`
}

describe('a review', () => {
  it('of a received line is seen by everybody, with the average and its count', async () => {
    const line = await aReceivedLine(test.ctx())
    expect((await toReview(line)).results).toMatchObject([{ orderNo: line.orderNo, position: 0, productId: line.productId }])
    expect(await product(line.productId)).toMatchObject({ ratings: [0, 0, 0, 0, 0] })
    expect(await card(line.productId)).not.toHaveProperty('rating')
    const reply = await add(line, { score: 4, text: '  Good\r\n\r\n\r\n\r\nVery  ' }, 'ru')
    expect(reply, reply.text).toMatchObject({ code: 0, data: { id: expect.any(String) } })
    const shown = await list({ productId: line.productId })
    expect(shown).toMatchObject({ totalRecord: 1, ratings: [0, 0, 0, 1, 0], withPhotos: 0 })
    expect(shown.results[0]).toMatchObject({ score: 4, text: 'Good\n\nVery', lang: 'ru', author: 'ნინო ბ.', edited: false, photos: [] })
    expect(JSON.stringify(shown)).not.toContain(line.orderNo)
    expect(shown.results[0]).not.toHaveProperty('product')
    const ofStore = await list({ storeId: line.storeId })
    expect(ofStore).toMatchObject({ totalRecord: 1, ratings: [0, 0, 0, 1, 0] })
    expect(ofStore.results[0]!.product).toMatchObject({ productId: line.productId })
    await test.ctx().db.update(products).set({ listed: false }).where(eq(products.id, line.productId))
    expect((await list({ storeId: line.storeId })).results[0]).not.toHaveProperty('product')
    await test.ctx().db.update(products).set({ listed: true }).where(eq(products.id, line.productId))
    expect(await product(line.productId)).toMatchObject({ ratings: [0, 0, 0, 1, 0] })
    expect(await card(line.productId)).toMatchObject({ rating: { average: 4, count: 1 } })
    expect((await toReview(line)).results).toEqual([])
    expect((await writtenBy(line)).results).toMatchObject([{ orderNo: line.orderNo, score: 4, editableUntil: expect.any(String) }])
  })

  it('is of a line that was received, and one a line', async () => {
    const { offerId } = await aProduct(test.ctx())
    const buyer = await aBuyer(test.ctx(), { [offerId]: 1 })
    const [orderNo = ''] = (await aPurchase(buyer, { method: 'cash' })).orderNos
    const line = { buyer, orderNo, position: 0, productId: 0, storeId: 0 }
    expect(await add(line)).toMatchObject({ key: 'review.notReceived' })
    for (const to of ['packed', 'shipped', 'delivered'] as const) await advanceFulfilment(test.ctx(), orderNo, to)
    expect(await add(line)).toMatchObject({ key: 'review.notReceived' })
    await test.call('orders.confirmReceipt', { orderNo }, { cookie: buyer.cookie })
    expect(await add({ ...line, position: 1 })).toMatchObject({ status: 404 })
    expect((await add(line)).code).toBe(0)
    expect(await add(line)).toMatchObject({ key: 'review.exists' })
    const other = await aReceivedLine(test.ctx())
    expect(await add({ ...line, buyer: other.buyer })).toMatchObject({ status: 404, key: 'notFound' })
  })

  it('has a score from 1 to 5 and at most 2000 characters', async () => {
    const line = await aReceivedLine(test.ctx())
    for (const score of [0, 6]) expect(await add(line, { score })).toMatchObject({ key: 'review.score', params: { field: 'score' } })
    expect(await add(line, { text: 'a'.repeat(2001) })).toMatchObject({ key: 'review.text', params: { field: 'text' } })
    expect((await add(line, { text: '' })).code).toBe(0)
  })

  it('has up to six photos of the member’s own uploads, which are not deleted', async () => {
    const [line, other] = [await aReceivedLine(test.ctx()), await aReceivedLine(test.ctx())]
    const images = [await anUpload(line), await anUpload(line)]
    expect(await add(line, { images: [await anUpload(other)] })).toMatchObject({ key: 'review.photo' })
    expect(await add(line, { images: ['https://example.ge/a.jpg'] })).toMatchObject({ key: 'review.photo' })
    expect((await add(line, { images: Array.from({ length: 7 }, () => images[0]) })).status).toBe(400)
    const { data } = await add(line, { images: [...images, images[0]] })
    const sources = images.map((image) => image.replace('-320.webp', ''))
    const shown = await list({ productId: line.productId, withPhotos: true })
    expect(shown.results[0].photos).toMatchObject(sources.map((src) => ({ src, width: 400, height: 300 })))
    expect(await imagesInUse(test.ctx(), [...sources, '/media/none'])).toEqual(expect.arrayContaining(sources))
    // The photos of a review stay its own after the uploads are forgotten.
    await test.db.delete(uploads).where(eq(uploads.memberId, line.buyer.id))
    expect((await edit(line, data.id, { images: [images[1]] })).data.photos).toMatchObject([{ src: sources[1] }])
    expect(await edit(line, data.id, { images })).toMatchObject({ key: 'review.photo' })
  })

  it('can be edited for thirty days, and the average follows', async () => {
    const line = await aReceivedLine(test.ctx())
    const { id } = (await add(line)).data
    const { ctx } = line.buyer
    const written = { score: 2, text: 'Worse', images: [] }
    test.clock.forward(29 * day)
    expect(await editReview(ctx, id, written)).toMatchObject({ score: 2, text: 'Worse', edited: true })
    expect(await card(line.productId)).toMatchObject({ rating: { average: 2, count: 1 } })
    test.clock.forward(day)
    await expect(editReview(ctx, id, { ...written, score: 1 })).rejects.toMatchObject({ key: 'review.tooLate' })
    expect((await ownReviews(ctx, {})).results[0]).not.toHaveProperty('editableUntil')
    expect((await list({ productId: line.productId })).ratings).toEqual([0, 1, 0, 0, 0])
  })

  it('goes with its author’s account', async () => {
    const line = await aReceivedLine(test.ctx())
    await add(line)
    await eraseReviews(test.ctx(), line.buyer.id)
    await eraseReviews(test.ctx(), line.buyer.id)
    expect(await list({ productId: line.productId })).toMatchObject({ totalRecord: 0, ratings: [0, 0, 0, 0, 0] })
  })
})

describe('the list', () => {
  it('is paged, newest first, by score and with photos', async () => {
    const { id, offerId, storeId } = await aProduct(test.ctx())
    for (const score of [5, 3, 5]) {
      await add(await aReceivedLine(test.ctx(), { id, offerId, storeId }), { score, text: String(score) })
      test.clock.forward(1000)
    }
    const page = await list({ productId: id, pageSize: 2 })
    expect(page).toMatchObject({ totalRecord: 3, totalPage: 2, ratings: [0, 0, 1, 0, 2] })
    expect(page.results.map(({ score }: { score: number }) => score)).toEqual([5, 3])
    expect((await list({ productId: id, score: 5 })).totalRecord).toBe(2)
    expect((await list({ productId: id, withPhotos: true })).totalRecord).toBe(0)
    expect(await card(id)).toMatchObject({ rating: { average: 4.3, count: 3 } })
    const found = await test.call('search.search', { keywords: 'thing', pageSize: 200 })
    const hit = found.data?.pageResult?.results.find((each: { productId: number }) => each.productId === id)
    if (hit) expect(hit.rating).toEqual({ average: 4.3, count: 3 })
    expect(await test.call('reviews.list', {})).toMatchObject({ status: 400, key: 'request.invalid' })
  })
})

describe('an operator', () => {
  it('answers a review, and its author is told once', async () => {
    const line = await aReceivedLine(test.ctx())
    const { id } = (await add(line)).data
    const reply = () => reviewsCommand(test.ctx(), ['reply', id, 'ka', 'მადლობა', 'შეფასებისთვის!'])
    expect(await reply()).toMatchObject({ ok: true })
    expect(await reply()).toMatchObject({ ok: false, data: { changed: false } })
    expect((await reviewsCommand(test.ctx(), ['list', String(line.productId)])).text).toContain('\n  answer: მადლობა შეფასებისთვის!')
    expect((await list({ productId: line.productId })).results[0].reply).toMatchObject({ text: 'მადლობა შეფასებისთვის!', lang: 'ka' })
    await test.mall.drain()
    const { page } = (await test.call('notifications.list', {}, { cookie: line.buyer.cookie, lang: 'en' })).data
    const told = page.results.filter((each: { kind: string }) => each.kind === 'reviewReplied')
    expect(told).toMatchObject([{ title: expect.stringContaining('The shop answered'), link: '/user/profile/reviews?list=written' }])
    expect(test.sent.some(({ to, subject }) => to === line.buyer.email && subject?.includes('მაღაზიამ უპასუხა'))).toBe(true)
  })

  it('hides a review for a reason: only its author sees it, it does not count, and it can be shown again', async () => {
    const line = await aReceivedLine(test.ctx())
    const { id } = (await add(line)).data
    expect(await reviewsCommand(test.ctx(), ['hide', id, 'advertising'])).toMatchObject({ ok: true })
    expect(await reviewsCommand(test.ctx(), ['hide', id, 'offensive'])).toMatchObject({ ok: false })
    expect(await list({ productId: line.productId })).toMatchObject({ totalRecord: 0, ratings: [0, 0, 0, 0, 0] })
    expect((await writtenBy(line)).results).toMatchObject([{ hidden: 'advertising' }])
    expect((await toReview(line)).results).toEqual([])
    expect((await reviewsCommand(test.ctx(), ['list', String(line.productId)])).data).toMatchObject([{ id, hideReason: 'advertising' }])
    await test.mall.drain()
    const { page } = (await test.call('notifications.list', {}, { cookie: line.buyer.cookie, lang: 'en' })).data
    expect(page.results.find((each: { kind: string }) => each.kind === 'reviewHidden').text).toContain('It is advertising.')
    expect(await reviewsCommand(test.ctx(), ['unhide', id])).toMatchObject({ ok: true })
    expect(await list({ productId: line.productId })).toMatchObject({ totalRecord: 1 })
  })

  it('is told what cannot be done', async () => {
    expect(await reviewsCommand(test.ctx(), ['hide', randomUUID(), 'offTopic'])).toMatchObject({ ok: false, data: { error: 'notFound' } })
    for (const args of [
      [],
      ['hide'],
      ['hide', randomUUID()],
      ['hide', randomUUID(), 'because'],
      ['reply', randomUUID(), 'de', 'x'],
      ['list', 'x'],
    ])
      await expect(reviewsCommand(test.ctx(), args)).rejects.toThrow('reviews list')
  })
})

describe('at the same time', () => {
  it('of ten submissions for a line one is published', async () => {
    const line = await aReceivedLine(test.ctx())
    const replies = await Promise.all(Array.from({ length: 10 }, (_, place) => add(line, { score: (place % 5) + 1 })))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(replies.filter(({ key }) => key === 'review.exists')).toHaveLength(9)
    expect((await list({ productId: line.productId })).totalRecord).toBe(1)
  })

  it('reviews of twenty members are all counted', async () => {
    const { id, offerId, storeId } = await aProduct(test.ctx(), { stock: 30 })
    const lines = []
    for (let count = 0; count < 20; count++) lines.push(await aReceivedLine(test.ctx(), { id, offerId, storeId }))
    await Promise.all(lines.map((line, place) => add(line, { score: (place % 5) + 1 })))
    expect(await product(id)).toMatchObject({ ratings: [4, 4, 4, 4, 4] })
  })
})
