import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import type { Named } from '#contract/core/call.ts'
import { routeOf } from '#contract/route-of.ts'
import { aProduct, type AProduct } from '#demo/factories/products.ts'
import { invalidValues, noSuchUuid, sampleInput } from '#demo/testing/sample-input.ts'
import { testMall, type TestMall } from '#demo/testing/test-mall.ts'
import { servedCalls } from '#server/modules.ts'

const calls = servedCalls.map(({ call }) => call).filter(({ cacheSeconds }) => cacheSeconds)

/** Inputs that a page could send: of products that are there, with a wrong value in each field in turn, and more than the call knows. */
function inputsOf(call: Named, { id, categoryId, storeId }: AProduct): object[] {
  const sample = sampleInput(call, {})
  const named = Object.fromEntries(['id', 'productId'].filter((name) => name in sample).map((name) => [name, id]))
  const fields = [call.params, call.query, call.body].flatMap((part) => Object.keys(part?.properties ?? {}))
  const valid = { ...sample, ...named, ...(call.name === 'groups.share' ? { id: noSuchUuid } : {}) }
  return [
    valid,
    { ...valid, ...('storeId' in sample ? { storeId } : {}), ...(fields.includes('level') ? { id: categoryId, level: 2 } : {}) },
    { ...valid, surprise: 1 },
    ...fields.flatMap((field) => [undefined, '7', 7, '2147483648', ...invalidValues].map((value) => ({ ...valid, [field]: value }))),
  ]
}

async function direct(test: TestMall, name: CallName, input: object) {
  const answer = await test.mall.directCalls.answer(routeOf(name), input, 'ru')
  return answer && { status: answer.sent.status, ...answer.sent.envelope }
}

async function overHttp(test: TestMall, name: CallName, input: object) {
  const { headers: _, text: __, bytes: ___, cookies: ____, ...reply } = await test.call(name, input, { lang: 'ru' })
  return reply
}

describe.each(['off', 'on'])('with replies cached: %s', (cached) => {
  const test = testMall({ CACHE_REPLIES: cached })
  let product: AProduct
  beforeAll(async () => {
    await test.mall.app.ready()
    product = await aProduct(test.ctx())
  })

  it.each(calls.map((call) => [call.name as CallName, call] as const))('%s is answered as over HTTP', async (name, call) => {
    let answered = 0
    for (const input of inputsOf(call, product)) {
      const answer = await direct(test, name, input)
      const reply = await overHttp(test, name, input)
      if (answer) {
        answered++
        expect(answer, JSON.stringify(input)).toEqual(reply)
      } else expect([400, 404], JSON.stringify(input)).toContain(reply.status)
    }
    expect(answered).toBeGreaterThan(0)
  })
})

describe('direct calls', () => {
  const test = testMall()
  beforeAll(async () => void (await test.mall.app.ready()))

  it('leaves calls that know the shopper to HTTP', async () => {
    expect(await direct(test, 'cart.view', {})).toBeUndefined()
    expect(await direct(test, 'accounts.profile', {})).toBeUndefined()
  })

  it('answers a server error without what is inside', async () => {
    const product = await aProduct(test.ctx())
    await test.db.execute(sql`alter table products rename to products_away`)
    try {
      const answer = await direct(test, 'catalogue.product', { id: product.id })
      const reply = await overHttp(test, 'catalogue.product', { id: product.id })
      const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/) as string
      expect(answer).toEqual({ ...reply, message: expect.any(String) as string, params: { requestId } })
      expect(answer).toMatchObject({ status: 500, key: 'server.fault' })
    } finally {
      await test.db.execute(sql`alter table products_away rename to products`)
    }
  })
})
