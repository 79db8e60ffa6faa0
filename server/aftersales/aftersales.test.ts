import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { anIban, deliver } from '#demo/factories/cases.ts'
import { aBuyer, aPurchase, type ABuyer } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { viewOrder } from '#server/orders/orders.service.ts'
import { casesCommand } from './aftersales.cli.ts'
import { imagesInUse } from './aftersales.service.ts'

const test = testMall()
afterEach(() => expectInvariants(test.db))

/** A delivered order of 4 mugs at 50,00, 2 cups at 0,99 and a vase at 30,00. */
async function anOrder(method: 'sandbox' | 'cash' = 'sandbox') {
  const mug = await aProduct(test.ctx(), { price: 5000 })
  const cup = await aProduct(test.ctx(), { price: 99, storeId: mug.storeId })
  const vase = await aProduct(test.ctx(), { price: 3000, storeId: mug.storeId })
  const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 4, [cup.offerId]: 2, [vase.offerId]: 1 })
  const placed = await aPurchase(buyer, { method })
  const orderNo = placed.orderNos[0]!
  if (method === 'sandbox') {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await test.mall.app.inject({ method: 'POST', url: placed.redirectUrl!, headers, payload: 'action=success' })
  }
  await deliver(test.ctx(), orderNo)
  const { lines } = await viewOrder(buyer.ctx, orderNo)
  const at = (price: number) => lines.findIndex((line) => line.price === price)
  return { buyer, orderNo, placed, mug, mugs: at(5000), cups: at(99), vase: at(3000) }
}

const headersOf = (key: string = randomUUID()) => ({ 'idempotency-key': key })
const apply = (buyer: ABuyer, orderNo: string, input: object, key?: string) =>
  test.call(
    'aftersales.apply',
    { orderNo, way: 'return', reason: 'defective', ...input },
    { cookie: buyer.cookie, headers: headersOf(key) },
  )
const act = (buyer: ABuyer, what: 'withdraw' | 'markSent' | 'message', caseNo: string, input = {}) =>
  test.call(`aftersales.${what}`, { caseNo, ...input }, { cookie: buyer.cookie, headers: headersOf() })
const options = async (buyer: ABuyer, orderNo: string) =>
  (await test.call('aftersales.options', { orderNo }, { cookie: buyer.cookie })).data
const cases = (...args: string[]) => casesCommand(test.ctx(), args)
const money = async (orderNo: string) =>
  (
    await test.db.execute<{ captured: number; asked: number; refunded: number }>(sql`
      select p.captured, p.refund_requested as asked, p.refunded from orders o join payments p using (purchase_id) where o.order_no = ${orderNo}`)
  ).rows[0]!
const kindsTold = async (buyer: ABuyer) => {
  await test.mall.drain()
  const { page } = (await test.call('notifications.list', {}, { cookie: buyer.cookie })).data
  return (page.results as { kind: string }[]).map(({ kind }) => kind).filter((kind) => kind.startsWith('case'))
}

describe('a return', () => {
  it('goes from its application to its refund, with a log, and the order goes on', async () => {
    const { buyer, orderNo, mugs, cups } = await anOrder()
    const lines = [
      { position: mugs, quantity: 2 },
      { position: cups, quantity: 1 },
    ]
    const opened = await apply(buyer, orderNo, { lines, text: ' The glaze is cracked. ' })
    expect(opened.data).toMatchObject({ state: 'applied', amount: 10_099, refundTo: 'card', text: 'The glaze is cracked.' })
    const { caseNo } = opened.data
    expect(await viewOrder(buyer.ctx, orderNo)).toMatchObject({ label: 'afterSales' })
    expect(await cases('receive', caseNo)).toMatchObject({ ok: false, data: { error: 'case.notAllowed', state: 'applied' } })
    expect(await cases('agree', caseNo, 'Send', 'it', 'to', 'Agmashenebeli', '12')).toMatchObject({ ok: true, text: `${caseNo} is agreed` })
    expect((await act(buyer, 'markSent', caseNo, { carrier: 'Post', trackingNo: 'RB1' })).data).toMatchObject({
      state: 'returning',
      trackingNo: 'RB1',
    })
    expect(await cases('refund', caseNo)).toMatchObject({
      ok: false,
      text: expect.stringContaining('it is a case of the way return and returning'),
    })
    expect(await act(buyer, 'withdraw', caseNo)).toMatchObject({ key: 'case.notAllowed' })
    await cases('receive', caseNo, '--restock')
    await cases('refund', caseNo)
    expect(await money(orderNo)).toMatchObject({ asked: 10_099, refunded: 0 })
    await test.mall.drain()
    expect(await money(orderNo)).toMatchObject({ asked: 10_099, refunded: 10_099 })
    const ended = (await test.call('aftersales.get', { caseNo }, { cookie: buyer.cookie })).data
    expect(ended).toMatchObject({ state: 'refunded', allowedActions: [], refundedAt: expect.any(String) })
    expect(ended.log.map(({ step, by, note }: { step: string; by: string; note?: string }) => [step, by, note])).toEqual([
      ['applied', 'member', undefined],
      ['agreed', 'store', 'Send it to Agmashenebeli 12'],
      ['returning', 'member', undefined],
      ['received', 'store', undefined],
      ['refunded', 'store', undefined],
    ])
    expect(await viewOrder(buyer.ctx, orderNo)).toMatchObject({ label: 'toReceive', payment: 'partlyRefunded' })
    expect(await cases('refund', caseNo)).toMatchObject({ ok: false })
    expect((await kindsTold(buyer)).sort()).toEqual(['caseAgreed', 'caseApplied', 'caseReceived'])
  })

  it('of everything makes the order done, not cancelled', async () => {
    const { buyer, orderNo, mugs, cups, vase } = await anOrder()
    const lines = [
      { position: mugs, quantity: 4 },
      { position: cups, quantity: 2 },
      { position: vase, quantity: 1 },
    ]
    const { caseNo } = (await apply(buyer, orderNo, { lines, reason: 'changedMind' })).data
    for (const verb of ['agree', 'receive', 'refund']) expect(await cases(verb, caseNo)).toMatchObject({ ok: true })
    await test.mall.drain()
    expect(await viewOrder(buyer.ctx, orderNo)).toMatchObject({ label: 'done', payment: 'refunded' })
    expect((await options(buyer, orderNo)).reasons).toEqual([])
  })

  it('is withdrawn by the member, declined or rejected by the store, and frees its lines', async () => {
    const { buyer, orderNo, vase } = await anOrder()
    const lines = [{ position: vase, quantity: 1 }]
    const first = (await apply(buyer, orderNo, { lines })).data.caseNo
    expect(await apply(buyer, orderNo, { lines })).toMatchObject({ key: 'case.openLine' })
    expect((await options(buyer, orderNo)).lines[vase]).toMatchObject({ openCaseNo: first })
    expect((await act(buyer, 'withdraw', first)).data).toMatchObject({ state: 'withdrawn' })
    const second = (await apply(buyer, orderNo, { lines })).data.caseNo
    expect(await cases('decline', second, 'Used')).toMatchObject({ ok: true, data: { state: 'declined' } })
    const third = (await apply(buyer, orderNo, { lines })).data.caseNo
    await cases('agree', third)
    await cases('receive', third)
    expect(await cases('decline', third, 'Broken', 'on', 'the', 'way')).toMatchObject({ ok: true, data: { state: 'rejected' } })
    expect(await viewOrder(buyer.ctx, orderNo)).toMatchObject({ label: 'toReceive' })
    expect(await money(orderNo)).toMatchObject({ asked: 0 })
    const { page, open } = (await test.call('aftersales.list', {}, { cookie: buyer.cookie })).data
    expect([page.totalRecord, open]).toEqual([3, 0])
  })

  it('may be exchanged instead, without money', async () => {
    const { buyer, orderNo, vase } = await anOrder()
    const { caseNo, amount } = (await apply(buyer, orderNo, { lines: [{ position: vase, quantity: 1 }], way: 'exchange' })).data
    expect(amount).toBe(0)
    for (const verb of ['agree', 'receive', 'exchange']) expect(await cases(verb, caseNo)).toMatchObject({ ok: true })
    expect(await money(orderNo)).toMatchObject({ asked: 0 })
    expect(await kindsTold(buyer)).toContain('caseExchanged')
  })

  it('of an order that the courier took the money for goes to an account', async () => {
    const { buyer, orderNo, vase } = await anOrder('cash')
    const input = { lines: [{ position: vase, quantity: 1 }] }
    expect((await options(buyer, orderNo)).needsIban).toBe(true)
    expect(await apply(buyer, orderNo, { ...input, iban: 'GE00NB0000000101904917' })).toMatchObject({
      key: 'case.iban',
      params: { field: 'iban' },
    })
    const { data } = await apply(buyer, orderNo, { ...input, iban: 'ge29 nb00 0000 0101 9049 17' })
    expect(data).toMatchObject({ account: '4917', refundTo: 'account' })
    expect(JSON.stringify(data)).not.toContain('NB00')
    for (const verb of ['agree', 'receive', 'refund']) expect(await cases(verb, data.caseNo)).toMatchObject({ ok: true })
    expect((await cases('show', data.caseNo)).text).toContain(`refund to ${anIban}`)
    expect(await money(orderNo)).toEqual({ captured: 0, asked: 3000, refunded: 3000 })
    expect(await viewOrder(buyer.ctx, orderNo)).toMatchObject({ payment: 'partlyRefunded' })
    expect(await kindsTold(buyer)).toContain('caseRefunded')
  })
})

describe('an application', () => {
  it('once per key is one case, and is rejected where nothing can be asked for', async () => {
    const { buyer, orderNo, mug, mugs, vase } = await anOrder()
    const lines = [{ position: vase, quantity: 1 }]
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 4 }, () => apply(buyer, orderNo, { lines }, key)))
    expect(new Set(replies.map(({ data }) => data.caseNo)).size).toBe(1)
    const tries: [object, string][] = [
      [{ lines: [{ position: mugs, quantity: 5 }] }, 'case.units'],
      [{ lines: [{ position: 9, quantity: 1 }] }, 'case.units'],
      [{ lines: [{ position: mugs, quantity: 1 }], way: 'refund', reason: 'changedMind' }, 'case.reason'],
      [{ lines: [{ position: mugs, quantity: 1 }], photos: ['/media/ab/abcdefabcdefabcdefabcdefabcdefab-320.webp'] }, 'case.photo'],
    ]
    for (const [input, error] of tries) expect(await apply(buyer, orderNo, input)).toMatchObject({ key: error })
    const unpaid = await aPurchase(buyer, { buyNow: { offerId: mug.offerId, quantity: 1 } })
    expect(await apply(buyer, unpaid.orderNos[0]!, { lines: [{ position: 0, quantity: 1 }] })).toMatchObject({ key: 'case.notReturnable' })
    expect(
      await test.call('aftersales.apply', { orderNo, lines, way: 'return', reason: 'defective' }, { cookie: buyer.cookie }),
    ).toMatchObject({
      key: 'idempotency.missing',
    })
  })

  it('carries the member’s own photos, which are kept', async () => {
    const { buyer, orderNo, vase } = await anOrder()
    const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
    const payload = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'),
      photo,
      Buffer.from('\r\n--x--\r\n'),
    ])
    const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie: buyer.cookie, 'sec-fetch-site': 'same-origin', lang: 'en' }
    const uploaded = await test.mall.app.inject({ method: 'POST', url: '/api/file/upload/img', headers, payload })
    const address = uploaded.json().value as string
    const { data } = await apply(buyer, orderNo, { lines: [{ position: vase, quantity: 1 }], photos: [address] })
    expect(data.photos).toMatchObject([{ width: 640, height: 480 }])
    const { src } = data.photos[0]
    expect(await imagesInUse(test.ctx(), [src, '/media/00/none'])).toEqual([src])
    const other = await aBuyer(test.ctx())
    expect(await act(buyer, 'message', data.caseNo, { text: ' See ', photos: [address] })).toMatchObject({ code: 0 })
    expect(await act(buyer, 'message', data.caseNo, { text: '   ' })).toMatchObject({ key: 'case.text' })
    expect(await act(other, 'message', data.caseNo, { text: 'x' })).toMatchObject({ status: 404 })
    await cases('answer', data.caseNo, 'Thank', 'you')
    const { messages } = (await test.call('aftersales.get', { caseNo: data.caseNo }, { cookie: buyer.cookie })).data
    expect(messages.map(({ from, text }: { from: string; text: string }) => [from, text])).toEqual([
      ['member', 'See'],
      ['store', 'Thank you'],
    ])
    expect(await kindsTold(buyer)).toContain('caseMessage')
  })

  it('50 times at once opens one case a line', async () => {
    const { buyer, orderNo, mugs, cups } = await anOrder()
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        apply(buyer, orderNo, { lines: [{ position: place % 3 === 0 ? cups : mugs, quantity: 1 }] }),
      ),
    )
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(2)
    for (const { code, key } of replies) if (code !== 0) expect(key).toBe('case.openLine')
  })

  it('and refund again and again, 50 members’ clicks at once, never returns more than was captured', async () => {
    const { buyer, orderNo, mugs, cups, vase } = await anOrder()
    const { captured } = await money(orderNo)
    for (let round = 0; round < 8; round++) {
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, place) =>
          apply(buyer, orderNo, {
            lines: [{ position: [mugs, cups, vase][place % 3], quantity: 1 }],
            way: 'refund',
            reason: 'missingParts',
          }),
        ),
      )
      const opened = replies.flatMap(({ code, data }) => (code === 0 ? [data.caseNo as string] : []))
      for (const caseNo of opened) await cases('agree', caseNo)
      const results = await Promise.all(opened.flatMap((caseNo) => Array.from({ length: 4 }, () => cases('refund', caseNo))))
      expect(results.filter(({ ok }) => ok)).toHaveLength(opened.length)
      await test.mall.drain()
      const { asked, refunded } = await money(orderNo)
      expect(asked).toBeLessThanOrEqual(captured)
      expect(refunded).toBe(asked)
    }
    expect(await money(orderNo)).toEqual({ captured, asked: captured, refunded: captured })
  })
})

describe('operators', () => {
  it('list and show cases, and are told what is unknown', async () => {
    const { buyer, orderNo, vase } = await anOrder()
    const { caseNo } = (await apply(buyer, orderNo, { lines: [{ position: vase, quantity: 1 }] })).data
    expect((await cases('list')).text).toContain(caseNo)
    expect((await cases('list', 'refunded')).text).not.toContain(caseNo)
    expect(await cases('show', caseNo)).toMatchObject({ ok: true, data: { caseNo, state: 'applied' } })
    expect(await cases('show', `R${orderNo}`)).toMatchObject({ ok: false })
    expect(await cases('agree', `R${orderNo}`)).toMatchObject({ ok: false, data: { error: 'notFound' } })
    for (const args of [[], ['list', 'x'], ['decline', caseNo], ['receive', caseNo, 'now'], ['agree', 'x'], ['constructor', caseNo]])
      await expect(cases(...args)).rejects.toThrow('cases list')
  })

  it('cannot rewrite the log', async () => {
    const { buyer, orderNo, vase } = await anOrder()
    await apply(buyer, orderNo, { lines: [{ position: vase, quantity: 1 }] })
    await expect(test.db.execute(sql`update case_events set step = 'agreed'`)).rejects.toThrow()
    await expect(test.db.execute(sql`update orders set open_cases = -1`)).rejects.toThrow()
  })
})
