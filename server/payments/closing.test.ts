import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'

const test = testMall()

it('a press on the bank’s page is finished by a server that closes meanwhile', async () => {
  const mug = await aProduct(test.ctx())
  const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 1 })
  const { redirectUrl, paymentId } = await aPurchase(buyer)
  const { app } = test.mall
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${redirectUrl}`
  let press!: Promise<Response>
  let closing!: Promise<void>
  await test.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from payments where id = ${paymentId}::uuid for update`)
    press = fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'success' }), redirect: 'manual' })
    await expect
      .poll(async () => {
        const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        return (await test.db.execute(waiting)).rows.length
      })
      .toBe(1)
    closing = test.mall.close()
  })
  const reply = await press
  expect(reply.status).toBe(303)
  expect(reply.headers.get('location')).toBe(`/success?payment=${paymentId}`)
  await closing
  const found = await test.db.execute<{ captured: number }>(sql`select captured from payments where id = ${paymentId}::uuid`)
  expect(found.rows[0]!.captured).toBe(5000)
  await expectInvariants(test.db)
})
