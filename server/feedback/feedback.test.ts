import { describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { aMember, type AMember } from '#demo/factories/members.ts'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { feedbackCommand } from './feedback.cli.ts'
import { imagesInUse } from './feedback.service.ts'
import { feedback } from './feedback.tables.ts'

const test = testMall()
const run = (...args: string[]) => feedbackCommand(test.ctx(), args)
const add = ({ cookie }: AMember, input: object = {}) =>
  test.call('feedback.add', { type: 'idea', text: 'More cups, please', ...input }, { cookie })
const listed = async ({ cookie }: AMember) => (await test.call('feedback.list', {}, { cookie })).data

async function upload({ cookie }: AMember): Promise<string> {
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#7d1d3f' } })
    .jpeg()
    .toBuffer()
  const payload = Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="me.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'),
    ...[bytes, Buffer.from('\r\n--x--\r\n')],
  ])
  const headers = { lang: 'en', 'sec-fetch-site': 'same-origin', cookie, 'content-type': 'multipart/form-data; boundary=x' }
  const response = await test.mall.app.inject({ method: 'POST', url: '/api/file/upload/img', headers, payload })
  return (response.json() as { value: string }).value
}

describe('feedback', () => {
  it('is stored with its pictures and shown to its author alone, the latest first', async () => {
    const [member, other] = [await aMember(test.ctx()), await aMember(test.ctx())]
    const image = await upload(member)
    const first = await add(member, { contact: ' 555 12 34 56 ', images: [image] })
    expect(first.code, first.text).toBe(0)
    test.clock.forward(1000)
    await add(member, { type: 'site', text: '  Second one  ' })
    const { results, totalRecord } = await listed(member)
    expect(totalRecord).toBe(2)
    expect(results).toMatchObject([
      { type: 'site', text: 'Second one' },
      { id: first.data.id, contact: '555 12 34 56', images: [image] },
    ])
    expect(await listed(other)).toMatchObject({ results: [], totalRecord: 0 })
    const src = image.replace(/-\d+\.webp$/, '')
    expect(await imagesInUse(test.ctx(), [src, '/media/none'])).toEqual([src])
  })

  it("takes neither an empty text nor a picture that is not the member's own upload", async () => {
    const [member, other] = [await aMember(test.ctx()), await aMember(test.ctx())]
    for (const text of ['  ab  ', '\u200b'.repeat(9)])
      expect(await add(member, { text })).toMatchObject({ key: 'feedback.text', params: { field: 'text' } })
    for (const image of [await upload(other), 'https://evil.example/x.png', '/media/ab/none-320.webp'])
      expect(await add(member, { images: [image] })).toMatchObject({ key: 'feedback.picture' })
    expect((await listed(member)).totalRecord).toBe(0)
  })

  it('is stored once while it has no reply, however often its form is sent', async () => {
    const member = await aMember(test.ctx())
    const ids = await Promise.all([1, 2, 3, 4].map(async () => (await add(member)).data.id))
    expect(new Set(ids).size).toBe(1)
    const other = [
      await add(member, { contact: '555123456' }),
      await add(member, { type: 'site' }),
      await add(member, { text: 'Less cups, please' }),
    ]
    expect((await listed(member)).totalRecord).toBe(1 + other.length)
    await run('reply', ids[0], 'Here', 'they', 'are')
    expect((await add(member)).data.id).not.toBe(ids[0])
  })

  it('names the order that it is about, one of its author’s own', async () => {
    const { offerId } = await aProduct(test.ctx(), { price: 5000 })
    const member = await aBuyer(test.ctx(), { [offerId]: 1 })
    const [orderNo] = (await aPurchase(member, { method: 'cash' })).orderNos
    expect((await add(member, { type: 'order', orderNo })).code).toBe(0)
    expect((await listed(member)).results).toMatchObject([{ type: 'order', orderNo }])
    expect((await run('list', 'open')).text).toContain(orderNo)
    const other = await aMember(test.ctx())
    expect(await add(other, { type: 'order', orderNo })).toMatchObject({ status: 404, key: 'notFound' })
    expect((await listed(other)).totalRecord).toBe(0)
  })

  it('is limited to ten a day', async () => {
    const member = await aMember(test.ctx())
    const replies = await Promise.all(Array.from({ length: 13 }, (_, index) => add(member, { text: `Text number ${index}` })))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(3)
    test.clock.forward(24 * 3_600_000 + 1000)
    expect((await add(member)).code).toBe(0)
  })
})

describe('kalata feedback', () => {
  it('lists what is open, replies, and the author reads the reply', async () => {
    const member = await aMember(test.ctx())
    const { id } = (await add(member, { text: 'Where is the red one?' })).data
    expect((await run('list', 'open')).text).toContain(id)
    expect(await run('reply', id, 'On', 'its way')).toMatchObject({ ok: true })
    expect((await run('list', 'open')).text).not.toContain(id)
    expect((await listed(member)).results[0]).toMatchObject({ reply: 'On its way', repliedAt: test.clock.now().toISOString() })
    // Told in the notification centre and by mail, each time the reply changes.
    for (const words of ['On its way', 'It is there']) {
      test.clock.forward(1000)
      await run('reply', id, words)
    }
    await test.mall.drain()
    const told = (await test.call('notifications.list', {}, { cookie: member.cookie })).data.page.results
    // Both are delivered at once here, in any order.
    expect(told.map(({ kind, text, link }: Record<string, string>) => `${kind} ${text} ${link}`).toSorted()).toEqual([
      'feedbackReplied It is there /feedback',
      'feedbackReplied On its way /feedback',
    ])
    const mails = test.sent.filter(({ to }) => to === member.email)
    expect(mails).toHaveLength(2)
    for (const words of ['On its way', 'It is there']) expect(mails.some(({ text }) => text.includes(words))).toBe(true)
    await run('reply', id, 'On', 'its way')
    expect(await run('reply', '00000000-0000-4000-8000-000000000000', 'x')).toMatchObject({ ok: false })
    expect(await run('reply', 'nothing', 'x')).toMatchObject({ ok: false })
    await expect(run('reply', id)).rejects.toThrow('Usage')
    expect(await test.db.select().from(feedback).where(eq(feedback.id, id))).toHaveLength(1)
  })
})
