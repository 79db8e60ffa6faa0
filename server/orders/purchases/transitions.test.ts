import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { caseReasons, caseStates, caseWays } from '#contract/aftersales/constants.ts'
import { languages } from '#contract/core/languages.ts'
import { groupStates } from '#contract/groups/constants.ts'
import { captureMethods, paymentMethods } from '#contract/payments/methods.ts'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { ledgerKinds, reservationStates } from '#server/catalogue/stock/stock.rules.ts'
import { seatStates } from '#server/groups/groups.rules.ts'
import { chargeStates, refundStates } from '#server/payments/payments.rules.ts'
import { orderSteps, states, statusOf, type Axis, type StateOf } from '../orders.rules.ts'
import { transition } from './transitions.queries.ts'

const test = testMall()
let purchaseId: string
let orderNo: string
beforeAll(async () => {
  const mug = await aProduct(test.ctx())
  const placed = await aPurchase(await aBuyer(test.ctx(), { [mug.offerId]: 1 }))
  purchaseId = placed.purchaseId
  orderNo = placed.orderNos[0]!
})

/** Every move there is; any pair that is not here must not be written. */
const moves: { [A in Axis]: string[] } = {
  purchase: [
    'open authorised',
    'open paid',
    'open expired',
    'open cancelled',
    'open onDelivery',
    'authorised paid',
    'authorised voided',
    'expired paid',
  ],
  payment: [
    'unpaid authorised',
    'unpaid paid',
    'unpaid expired',
    'unpaid cancelled',
    'authorised paid',
    'authorised voided',
    'voided refunded',
    'paid partlyRefunded',
    'paid refunded',
    'partlyRefunded partlyRefunded',
    'partlyRefunded refunded',
    'expired paid',
    'expired refunded',
    'cancelled refunded',
  ],
  fulfilment: ['waiting packed', 'waiting cancelled', 'packed shipped', 'packed cancelled', 'shipped delivered', 'delivered received'],
}

const places = {
  purchase: () => ({ id: purchaseId, table: 'purchases', column: 'state', key: 'id' }),
  payment: () => ({ id: orderNo, table: 'orders', column: 'payment', key: 'order_no' }),
  fulfilment: () => ({ id: orderNo, table: 'orders', column: 'fulfilment', key: 'order_no' }),
}

async function read(axis: Axis): Promise<{ state: string; events: string[] }> {
  const { id, table, column, key } = places[axis]()
  const found = await test.db.execute<{ state: string }>(sql.raw(`select ${column} as state from ${table} where ${key} = '${id}'`))
  const history = await test.db.execute<{ step: string }>(sql`select step from order_events where order_no = ${orderNo} order by id`)
  return { state: found.rows[0]!.state, events: history.rows.map((row) => row.step) }
}

async function setState(axis: Axis, state: string): Promise<void> {
  const { id, table, column, key } = places[axis]()
  await test.db.execute(sql.raw(`update ${table} set ${column} = '${state}' where ${key} = '${id}'`))
}

describe('transition', () => {
  it.each(['purchase', 'payment', 'fulfilment'] as const)('writes the moves of the %s axis and no other pair', async (axis) => {
    const written: string[] = []
    for (const from of states[axis] as string[]) {
      for (const to of states[axis] as string[]) {
        await setState(axis, from)
        const before = await read(axis)
        const moved = await transition(test.db, axis, [places[axis]().id], to as StateOf<typeof axis>, { now: test.clock.now() })
        const after = await read(axis)
        if (moved.length > 0) written.push(`${from} ${to}`)
        expect(after.state).toBe(moved.length > 0 ? to : from)
        const added = moved.length > 0 && axis !== 'purchase' ? [to] : []
        expect(after.events).toEqual([...before.events, ...added])
      }
    }
    expect(written.sort()).toEqual([...moves[axis]].sort())
  })

  it('undoes a refund that was not made by the moves of its own table and no other pair, with a step that says so', async () => {
    const written: string[] = []
    for (const from of states.payment) {
      for (const to of states.payment) {
        await setState('payment', from)
        const { events } = await read('payment')
        const moved = await transition(test.db, 'payment', [orderNo], to, { now: test.clock.now(), undoes: 'refundFailed' })
        if (moved.length > 0) written.push(`${from} ${to}`)
        expect((await read('payment')).events).toEqual(moved.length > 0 ? [...events, 'refundFailed'] : events)
      }
    }
    expect(written.sort()).toEqual(
      [...['paid', 'partlyRefunded', 'expired', 'cancelled', 'voided'].map((to) => `refunded ${to}`)]
        .concat('partlyRefunded paid', 'partlyRefunded partlyRefunded')
        .sort(),
    )
  })

  it('moves only what meets the further conditions', async () => {
    await setState('payment', 'unpaid')
    await setState('fulfilment', 'waiting')
    const to = (only: Parameters<typeof transition>[4]['only']) =>
      transition(test.db, 'fulfilment', [orderNo], 'packed', { now: test.clock.now(), ...(only ? { only } : {}) })
    expect(await to({ memberId: '00000000-0000-4000-8000-000000000000' })).toEqual([])
    expect(await to({ statuses: ['toShip', 'toReceive'] })).toEqual([])
    expect(await to({ method: 'cash_on_delivery' })).toEqual([])
    expect(await to({ fulfilment: 'packed' })).toEqual([])
    expect(await to({ statuses: ['toPay'], method: 'card' })).toEqual([orderNo])
  })

  it('at once, many times, moves an order once', async () => {
    await setState('payment', 'unpaid')
    const { events } = await read('payment')
    const now = test.clock.now()
    const results = await Promise.all(Array.from({ length: 8 }, () => transition(test.db, 'payment', [orderNo], 'paid', { now })))
    expect(results.flat()).toEqual([orderNo])
    expect((await read('payment')).events).toEqual([...events, 'paid'])
  })
})

describe('the database', () => {
  it('derives the same status as the rules from every combination', async () => {
    for (const payment of states.payment)
      for (const fulfilment of states.fulfilment)
        for (const method of paymentMethods)
          for (const [openCases, linesToReview] of [0, 1].flatMap((cases) =>
            (fulfilment === 'received' ? [0, 1] : [0]).map((lines) => [cases, lines] as const),
          )) {
            const { rows } = await test.db.execute<{ status: string }>(sql`
              update orders set payment = ${payment}, fulfilment = ${fulfilment}, method = ${method}, open_cases = ${openCases},
                lines_to_review = ${linesToReview}
              where order_no = ${orderNo} returning status`)
            expect(rows[0]!.status, `${payment} ${fulfilment} ${method} ${openCases} ${linesToReview}`).toBe(
              statusOf({ payment, fulfilment, method, openCases, linesToReview }),
            )
          }
    await test.db.execute(
      sql`update orders set payment = 'unpaid', fulfilment = 'waiting', method = 'card', open_cases = 0, lines_to_review = 0 where order_no = ${orderNo}`,
    )
  })

  it.each([
    ['purchases_state_check', states.purchase],
    ['orders_payment_check', states.payment],
    ['orders_fulfilment_check', states.fulfilment],
    ['orders_method_check', paymentMethods],
    ['orders_lang_check', languages],
    ['order_events_step_check', orderSteps],
    ['payments_method_check', paymentMethods],
    ['payments_lang_check', languages],
    ['payments_capture_method_check', captureMethods],
    ['groups_state_check', groupStates],
    ['group_seats_state_check', seatStates],
    ['refunds_state_check', refundStates],
    ['cases_state_check', caseStates],
    ['cases_way_check', caseWays],
    ['cases_reason_check', caseReasons],
    ['case_events_step_check', caseStates],
    ['sandbox_charges_state_check', chargeStates],
    ['stock_reservations_state_check', reservationStates],
    ['stock_ledger_kind_check', ledgerKinds],
  ])('allows by %s the words of the rules', async (name, words) => {
    const { rows } = await test.db.execute<{ definition: string }>(
      sql`select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${name}`,
    )
    const allowed = [...rows[0]!.definition.matchAll(/'([^']+)'::text/g)].map((match) => match[1]!)
    expect(allowed.sort()).toEqual([...words].sort())
  })
})
