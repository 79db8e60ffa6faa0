import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aBuyer, aSubmission } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { logLines } from '#demo/testing/log-lines.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { toDomainError } from './error-handler.ts'

const { log, lines } = logLines('warn')
const test = testMall({}, { log })

describe('while others are in its way in the database', () => {
  it.each(['55P03', '57014', '40P01', '40001'])('a statement that ends with %s is one to repeat', async (state) => {
    const raise = sql.raw(`do $$ begin raise exception 'busy' using errcode = '${state}'; end $$`)
    const error = await test.db.execute(raise).catch((thrown: unknown) => thrown)
    expect(toDomainError(error, log as never).key).toBe('server.unavailable')
    expect(lines.at(-1)).toMatchObject({ level: 40, msg: 'the database is busy', err: { code: state } })
  })

  it('a submission that waits too long for a lock answers 503 and when to come again, and ordered nothing', async () => {
    const { offerId } = await aProduct(test.ctx(), { stock: 5 })
    const buyer = await aBuyer(test.ctx(), { [offerId]: 2 })
    const body = await aSubmission(buyer)
    const submit = () => test.call('checkout.submit', body, { cookie: buyer.cookie, headers: { 'idempotency-key': key } })
    const key = randomUUID()
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from offers where id = ${offerId} for update`)
      const reply = await submit()
      expect([reply.status, reply.key, reply.headers['retry-after']]).toEqual([503, 'server.unavailable', '1'])
    })
    expect(lines.filter(({ level }) => level >= 50)).toEqual([])
    expect(await submit()).toMatchObject({ status: 200, code: 0 })
  })
})
