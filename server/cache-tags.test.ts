import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct, type AProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import type { CallName } from '#contract/calls.ts'
import { encodeRequest } from '#contract/core/request.ts'
import { routeOf } from '#contract/route-of.ts'
import { closeReservations } from '#server/catalogue/stock/stock.service.ts'
import { inTransaction } from './context.ts'
import { openMall, type Mall } from './mall.ts'

const test = testMall({ CACHE_REPLIES: 'on', CACHE_TAGS: 'on', SEARCH_INDEX: 'off' })
/** Two processes that have their own caches. */
const malls: Mall[] = []
let [lamp, mug]: AProduct[] = []

beforeAll(async () => {
  for (let i = 0; i < 2; i++)
    malls.push(
      await openMall({ settings: { ...test.settings, role: 'web' }, db: test.db, log: test.ctx().log, now: test.clock.now, timers: true }),
    )
  ;[lamp, mug] = [await aProduct(test.ctx(), { stock: 1 }), await aProduct(test.ctx(), { stock: 5 })]
})
afterAll(() => Promise.all(malls.map((mall) => mall.close())))

async function ask(mall: Mall, name: CallName, input: object) {
  const { method, path, body } = encodeRequest(routeOf(name), input)
  const headers = { lang: 'en', 'sec-fetch-site': 'same-origin', ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  const reply = await mall.app.inject({ method, url: `/api/${path}`, headers, ...(body === undefined ? {} : { payload: body }) })
  return { text: reply.body, tags: reply.headers['surrogate-key'] }
}
const details = (mall: Mall, { id }: AProduct) => ask(mall, 'catalogue.product', { id })
const listing = (mall: Mall, { categoryId }: AProduct) => ask(mall, 'search.search', { id: categoryId, level: 2 })
const both = async <T>(what: (mall: Mall) => Promise<T>) => Promise.all(malls.map(what))
const shows = (word: string) => async (asked: Promise<{ text: string }[]>) => (await asked).map(({ text }) => text.includes(word))

/** Renames all products where nobody is told: what is in a cache has the old name. */
async function rename(to: string): Promise<void> {
  await test.db.execute(
    sql`update products set name = jsonb_build_object('ka', ${to}::text, 'en', ${to}::text, 'ru', ${to}::text, 'zh', ${to}::text)`,
  )
}
const looks = (product: AProduct) => [() => both((mall) => details(mall, product)), () => both((mall) => listing(mall, product))]

// In this order: what one asks is in the caches of the next.
describe('caches of two processes', { shuffle: false }, () => {
  it('an offer that sells out drops what shows it from every cache of every process, and nothing else', async () => {
    await rename('Before')
    for (const look of [...looks(lamp!), ...looks(mug!)]) expect(await shows('Before')(look())).toEqual([true, true])
    await rename('After')
    const buyer = await aBuyer(malls[0]!.ctx(), { [lamp!.offerId]: 1 })
    await aPurchase(buyer, { method: 'cash' })
    for (const look of looks(lamp!)) await expect.poll(() => shows('After')(look())).toEqual([true, true])
    for (const look of looks(mug!)) expect(await shows('After')(look())).toEqual([false, false])
  })

  it('an offer that can be bought once more drops the lists that may show it now, too', async () => {
    const recommended = () => both((mall) => ask(mall, 'catalogue.recommendations', {}))
    await rename('Returned')
    for (const look of looks(mug!)) await look()
    expect(await shows('Before')(both((mall) => details(mall, mug!)))).toEqual([true, true])
    await rename('Last')
    await inTransaction(malls[0]!.ctx(), async (ctx) => {
      const { rows } = await ctx.db.execute<{ id: string }>(
        sql`update stock_reservations set state = 'open', ended_at = null where offer_id = ${lamp!.offerId} returning purchase_id as id`,
      )
      await ctx.db.execute(sql`update offers set stock_on_hand = 1, stock_reserved = 1 where id = ${lamp!.offerId}`)
      await closeReservations(ctx, rows[0]!.id, 'released')
    })
    for (const look of [...looks(lamp!), recommended]) await expect.poll(() => shows('Last')(look())).toEqual([true, true])
    for (const look of looks(mug!)) expect(await shows('Before')(look())).toEqual([true, true])
  })

  it('replies say what they show where caches in front ask for it', async () => {
    expect((await details(malls[0]!, mug!)).tags).toBe(`mall product:${mug!.id}`)
    expect((await listing(malls[0]!, mug!)).tags).toBe(`mall product:${mug!.id} category:${mug!.categoryId}`)
  })
})
