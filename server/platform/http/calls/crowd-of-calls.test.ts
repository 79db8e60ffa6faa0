import { expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'

const test = testMall()

it('a crowd of submissions does not keep a page waiting that is asked for after it', async () => {
  // Answered from memory from now on, so that only the order of turns decides.
  await test.call('catalogue.categories')
  let answered = 0
  const crowd = Array.from({ length: 200 }, (_, place) =>
    test.call('checkout.submit', {}, { headers: { 'idempotency-key': `of a crowd ${place}` } }).then((reply) => {
      answered++
      return reply
    }),
  )
  expect((await test.call('catalogue.categories')).code).toBe(0)
  // Where it is in memory no more the page asks the database beside the crowd: it may come late, not last.
  expect(answered).toBeLessThan(200)
  expect((await Promise.all(crowd)).map(({ status }) => status)).toEqual(Array(200).fill(400))
})
