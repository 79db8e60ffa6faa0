import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { caseStates, caseWays, type CaseState } from '#contract/aftersales/constants.ts'
import { aCase, deliver } from '#demo/factories/cases.ts'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { moveCase } from './aftersales.queries.ts'
import { isOpen } from './aftersales.rules.ts'

const test = testMall()
let caseNo: string
beforeAll(async () => {
  const mug = await aProduct(test.ctx())
  const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 1 })
  const orderNo = (await aPurchase(buyer, { method: 'cash' })).orderNos[0]!
  await deliver(test.ctx(), orderNo)
  caseNo = (await aCase(buyer.ctx, orderNo)).caseNo
})

/** Every move there is, by way; any pair that is not here must not be written. */
const common = ['applied agreed', 'applied declined', 'applied withdrawn', 'agreed withdrawn']
const sentBack = ['agreed returning', 'agreed received', 'returning received', 'received refunded', 'received rejected']
const moves = {
  refund: [...common, 'agreed refunded'],
  return: [...common, ...sentBack],
  exchange: [...common, ...sentBack, 'received exchanged'],
}

async function read() {
  const { rows } = await test.db.execute<{ state: string; open: boolean; steps: string[] }>(sql`
    select c.state, l.open, array(select step from case_events e where e.case_no = c.case_no order by id) as steps
    from cases c join case_lines l using (case_no) where c.case_no = ${caseNo}`)
  return rows[0]!
}

it.each(caseWays)('writes the moves of a case of the way %s and no other pair', async (way) => {
  const written: string[] = []
  for (const from of caseStates)
    for (const to of caseStates) {
      await test.db.execute(sql`update cases set way = ${way}, state = ${from} where case_no = ${caseNo}`)
      await test.db.execute(sql`update case_lines set open = ${isOpen(from)} where case_no = ${caseNo}`)
      const before = await read()
      const moved = await moveCase(test.db, caseNo, to, { by: 'store', at: test.clock.now() })
      const after = await read()
      if (moved) written.push(`${from} ${to}`)
      expect(after).toEqual(moved ? { state: to, open: isOpen(to), steps: [...before.steps, to] } : before)
    }
  expect(written.sort()).toEqual([...moves[way]].sort())
})

it('at once, many times, moves a case once', async () => {
  await test.db.execute(sql`update cases set way = 'return', state = 'applied' where case_no = ${caseNo}`)
  const { steps } = await read()
  const tries: CaseState[] = ['agreed', 'declined', 'withdrawn', 'agreed', 'declined', 'withdrawn']
  const results = await Promise.all(tries.map((to) => moveCase(test.db, caseNo, to, { by: 'store', at: test.clock.now() })))
  const done = results.filter(Boolean).length
  // `agreed -> withdrawn` is a move of its own: one or two of them, never more.
  expect(done).toBeGreaterThan(0)
  expect(done).toBeLessThan(3)
  expect((await read()).steps).toHaveLength(steps.length + done)
})
