import fc from 'fast-check'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addToLine } from '#contract/cart/rules.ts'
import { aMember } from '#demo/factories/members.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { addItem } from './cart.service.ts'
import { cartLines } from './cart.tables.ts'
import { inTier } from '#tools/test/tier.ts'

const test = testMall()
const cases = inTier({ default: 400, proof: 2000 })

const stocks = [0, 1, 2, 5, 50, 98, 99, 100, 500]
/** How many lines the carts have besides the one that is added to. */
const otherLines = [0, 1, 198, 199, 200]

describe('the statement that adds to a cart', () => {
  it(`does what the rule says in ${cases} random cases`, async () => {
    const { offerIds: others } = await aProduct(test.ctx(), { offers: Array.from({ length: 200 }, () => ({ stock: 9 })) })
    const offers = new Map<string, number>()
    for (const listed of [true, false]) {
      const { offerIds } = await aProduct(test.ctx(), { listed, offers: stocks.map((stock) => ({ stock })) })
      for (const [index, id] of offerIds.entries()) offers.set(`${listed} ${stocks[index]}`, id)
    }
    const carts = new Map<number, Awaited<ReturnType<typeof aMember>>>()
    for (const count of otherLines) {
      const member = await aMember(test.ctx())
      carts.set(count, member)
      const line = (offerId: number, index: number) => ({
        memberId: member.id,
        offerId,
        slot: index + 1,
        quantity: 1,
        priceWhenAdded: 1,
        addedAt: test.clock.now(),
      })
      if (count > 0) await test.db.insert(cartLines).values(others.slice(0, count).map(line))
    }
    const units = fc.integer({ min: 1, max: 99 })
    const anyCase = fc.record({
      count: fc.constantFrom(...otherLines),
      line: fc.option(units, { nil: undefined }),
      available: fc.constantFrom(...stocks),
      listed: fc.boolean(),
      quantity: units,
      // With a price that was seen the statement is another one.
      seenPrice: fc.constantFrom(undefined, 700),
    })
    await fc.assert(
      fc.asyncProperty(anyCase, async ({ count, line: anyLine, available, listed, quantity, seenPrice }) => {
        const member = carts.get(count)!
        const offerId = offers.get(`${listed} ${available}`)!
        const line = count < 200 ? anyLine : undefined
        await test.db.delete(cartLines).where(inArray(cartLines.offerId, [...offers.values()]))
        const row = { memberId: member.id, offerId, slot: 200, priceWhenAdded: 1, addedAt: test.clock.now() }
        if (line) await test.db.insert(cartLines).values({ ...row, quantity: line })
        const lines = count + (line ? 1 : 0)
        const rule = addToLine({ line, offer: { available, listed }, quantity, lines })
        const done = addItem(test.as(member), { offerId, quantity, ...(seenPrice ? { seenPrice } : {}) })
        if (rule.error) await expect(done).rejects.toEqual(expect.objectContaining(rule.error))
        else expect(await done).toEqual({ ...rule, count: lines + (line ? 0 : 1) })
        const { quantity: units, priceWhenAdded } = cartLines
        const [after] = await test.db.select({ units, priceWhenAdded }).from(cartLines).where(eq(cartLines.offerId, offerId))
        expect(after?.units).toBe(rule.error ? line : rule.quantity)
        if (!rule.error) expect(after!.priceWhenAdded === 700).toBe(seenPrice === 700)
      }),
      { numRuns: cases },
    )
  })
})
