import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aMember, type AMember } from '#demo/factories/members.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { questionsCommand } from './questions.cli.ts'

const test = testMall()
const run = (...args: string[]) => questionsCommand(test.ctx(), args)
const text = 'Does it fit into a dishwasher?'
const ask = ({ cookie }: AMember, productId: number, part: object = {}, lang = 'en') =>
  test.call('questions.ask', { productId, text, ...part }, { cookie, lang })
const list = async (productId: number, part: object = {}) => (await test.call('questions.list', { productId, ...part })).data
const asked = async ({ cookie }: AMember, lang = 'en') => (await test.call('questions.asked', {}, { cookie, lang })).data
const told = async ({ cookie }: AMember) => (await test.call('notifications.list', {}, { cookie, lang: 'en' })).data.page.results

/** A question that a member asked about a new product. */
async function aQuestion(): Promise<{ member: AMember; productId: number; id: string }> {
  const [member, { id: productId }] = [await aMember(test.ctx()), await aProduct(test.ctx())]
  const reply = await ask(member, productId)
  expect(reply.code, reply.text).toBe(0)
  return { member, productId, id: reply.data.id }
}

describe('a question', () => {
  it('is seen by its author alone until it is answered, then by everybody with the author’s first name', async () => {
    const { member, productId, id } = await aQuestion()
    expect(await list(productId)).toMatchObject({ results: [], totalRecord: 0 })
    expect((await asked(member)).results).toMatchObject([{ id, text, lang: 'en', product: { productId, listed: true } }])
    expect((await asked(await aMember(test.ctx()))).totalRecord).toBe(0)
    await run('answer', id, 'ka', 'დიახ,', 'ჩადება', 'შეიძლება.')
    const shown = await list(productId)
    expect(shown).toMatchObject({ totalRecord: 1, storeName: expect.stringMatching(/./) })
    expect(shown.results).toMatchObject([{ id, text, lang: 'en', answer: { text: 'დიახ, ჩადება შეიძლება.', lang: 'ka' } }])
    expect(shown.results[0].author).toMatch(/^\S+( \S\.)?$/)
    expect(JSON.stringify(shown)).not.toContain(member.id)
    expect((await asked(member)).results[0].answer).toMatchObject({ lang: 'ka' })
  })

  it('has from 5 to 500 characters, blanks at its ends not counted', async () => {
    const [member, { id: productId }] = [await aMember(test.ctx()), await aProduct(test.ctx())]
    for (const wrong of ['What', '\u200b'.repeat(20), `${' '.repeat(20)}what${' '.repeat(20)}`, 'a'.repeat(501)])
      expect(await ask(member, productId, { text: wrong })).toMatchObject({ key: 'question.text', params: { field: 'text' } })
    expect((await ask(member, productId, { text: `  ${'a'.repeat(250)}\r\n\n${'b'.repeat(249)} ` })).code).toBe(0)
    expect((await asked(member)).results[0].text).toBe(`${'a'.repeat(250)} ${'b'.repeat(249)}`)
    test.clock.forward(1000)
    expect((await ask(member, productId, { text: '\u202eDoes it fit?\ufeff' })).code).toBe(0)
    expect((await asked(member)).results[0].text).toBe('Does it fit?')
    expect((await ask(member, productId, { text: '可以放进洗碗机吗？' })).code).toBe(0)
  })

  it('is asked once until it is answered, however often its form is sent', async () => {
    const { member, productId, id } = await aQuestion()
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask(member, productId, { text: `${text} ` })))
    expect(replies.map(({ data }) => data.id)).toEqual(Array.from({ length: 6 }, () => id))
    expect((await ask(member, (await aProduct(test.ctx())).id)).data.id).not.toBe(id)
    await run('answer', id, 'ka', 'დიახ.')
    expect((await ask(member, productId)).data.id).not.toBe(id)
    expect((await asked(member)).totalRecord).toBe(3)
    const fresh = await aMember(test.ctx())
    const ids = await Promise.all([1, 2, 3, 4].map(async () => (await ask(fresh, productId)).data.id))
    expect(new Set(ids).size).toBe(1)
  })

  it('is about a product that is for sale', async () => {
    const { member, productId, id } = await aQuestion()
    await run('answer', id, 'en', 'Yes')
    await test.db.update(products).set({ listed: false }).where(eq(products.id, productId))
    expect(await ask(member, productId)).toMatchObject({ status: 404, key: 'notFound' })
    expect(await test.call('questions.list', { productId })).toMatchObject({ status: 404 })
    expect(await test.call('questions.list', { productId: 2_000_000_000 })).toMatchObject({ status: 404 })
    // Its author still reads the answer.
    expect((await asked(member)).results).toMatchObject([{ answer: { text: 'Yes' }, product: { listed: false } }])
  })

  it('can be asked ten times a day', async () => {
    const [member, { id: productId }] = [await aMember(test.ctx()), await aProduct(test.ctx())]
    const replies = await Promise.all(Array.from({ length: 13 }, () => ask(member, productId)))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(3)
    test.clock.forward(24 * 3_600_000 + 1000)
    expect((await ask(member, productId)).code).toBe(0)
  })

  it('is withdrawn by its author with its answer, once', async () => {
    const { member, productId, id } = await aQuestion()
    await run('answer', id, 'en', 'Yes')
    const withdraw = ({ cookie }: AMember) => test.call('questions.withdraw', { id }, { cookie })
    expect(await withdraw(await aMember(test.ctx()))).toMatchObject({ status: 404, key: 'notFound' })
    expect((await list(productId)).totalRecord).toBe(1)
    expect((await withdraw(member)).code).toBe(0)
    expect(await withdraw(member)).toMatchObject({ status: 404 })
    expect((await list(productId)).totalRecord).toBe(0)
    expect((await asked(member)).totalRecord).toBe(0)
  })
})

it('answered questions are paged, the latest answer first', async () => {
  const [member, { id: productId }] = [await aMember(test.ctx()), await aProduct(test.ctx())]
  const ids = []
  for (let count = 0; count < 7; count++) ids.push((await ask(member, productId, { text: `${text} ${count}` })).data.id as string)
  // In another order than they were asked in.
  for (const id of ids.toReversed()) {
    test.clock.forward(1000)
    await run('answer', id, 'en', 'Yes')
  }
  const pages = [await list(productId), await list(productId, { pageNo: 2 }), await list(productId, { pageNo: 3 })]
  expect(pages.map(({ results }) => results.map(({ id }: { id: string }) => id))).toEqual([ids.slice(0, 5), ids.slice(5), []])
  expect(pages[0]).toMatchObject({ totalRecord: 7, totalPage: 2 })
})

describe('an operator', () => {
  it('answers a question, and its author is told each time the answer changes', async () => {
    const { member, productId, id } = await aQuestion()
    expect((await run('list', 'open')).text).toContain(id)
    expect(await run('answer', id, 'en', 'Yes')).toMatchObject({ ok: true })
    expect(await run('answer', id, 'en', 'Yes')).toMatchObject({ ok: false, data: { changed: false } })
    expect((await run('list', 'open')).text).not.toContain(id)
    expect((await run('list')).text).toContain(`${id}  en`)
    expect((await run('list')).text).toContain('\n  answer: Yes')
    await expect(run('answer', id, 'de', 'Ja')).rejects.toThrow('de is no language of the mall\nUsage')
    await expect(run('hide', id, 'dull')).rejects.toThrow('dull is no reason\nUsage')
    test.clock.forward(1000)
    expect(await run('answer', id, 'en', 'No')).toMatchObject({ ok: true })
    expect((await list(productId)).results).toMatchObject([{ answer: { text: 'No' } }])
    await test.mall.drain()
    const answers = (await told(member)).filter(({ kind }: { kind: string }) => kind === 'questionAnswered')
    expect(answers).toHaveLength(2)
    expect(answers[0]).toMatchObject({ title: expect.stringContaining('The shop answered'), link: '/user/profile/questions' })
    expect(test.sent.filter(({ to }) => to === member.email)).toHaveLength(2)
  })

  it('hides a question for a reason: its author alone sees it, and it can be shown again', async () => {
    const { member, productId, id } = await aQuestion()
    await run('answer', id, 'en', 'Yes')
    expect(await run('hide', id, 'personalData')).toMatchObject({ ok: true })
    expect(await run('hide', id, 'offTopic')).toMatchObject({ ok: false })
    expect(await run('answer', id, 'en', 'No')).toMatchObject({ ok: false })
    expect((await list(productId)).totalRecord).toBe(0)
    expect((await asked(member)).results).toMatchObject([{ hidden: 'personalData' }])
    await test.mall.drain()
    expect((await told(member)).find(({ kind }: { kind: string }) => kind === 'questionHidden').text).toContain('personal data')
    expect(await run('unhide', id)).toMatchObject({ ok: true })
    expect(await run('unhide', id)).toMatchObject({ ok: false })
    expect((await list(productId)).totalRecord).toBe(1)
  })

  it('is told what cannot be done', async () => {
    expect(await run('answer', randomUUID(), 'en', 'Yes')).toMatchObject({ ok: false, data: { error: 'notFound' } })
    const { id } = await aQuestion()
    expect(await run('answer', id, 'en', 'a'.repeat(2001))).toMatchObject({ ok: false, data: { error: 'question.answer' } })
    for (const args of [
      [],
      ['list', 'x'],
      ['answer', id, 'de', 'Ja'],
      ['answer', id, 'en', ' '],
      ['hide', id],
      ['hide', id, 'because'],
      ['unhide', 'x'],
    ])
      await expect(run(...args)).rejects.toThrow('questions list')
  })
})
