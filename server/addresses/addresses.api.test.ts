import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aMember, type AMember } from '#demo/factories/members.ts'
import { anAddressForm } from '#demo/factories/orders.ts'
import { testMall } from '#demo/testing/test-mall.ts'

const test = testMall()
const call = (member: AMember, path: string, body: unknown = {}) =>
  test.request(`POST mall/addresses${path}`, body, { cookie: member.cookie })
const book = async (member: AMember) => (await test.call('addresses.list', undefined, { cookie: member.cookie })).data
const add = async (member: AMember, part: object = {}) => {
  test.clock.forward(1000)
  return (await call(member, '', { ...anAddressForm, ...part })).data
}
const defaults = (rows: { isDefault: boolean }[]) => rows.filter((row) => row.isDefault)

describe('the address book', () => {
  it('keeps addresses as typed, the first as default', async () => {
    const member = await aMember(test.ctx())
    expect(await add(member, { street: '  Чавчавадзе\u200b 37  ', flat: '\u200b' })).toMatchObject({
      street: 'Чавчавадзе 37',
      isDefault: true,
    })
    const second = await add(member, { city: 'Batumi', isDefault: true })
    await add(member, { city: 'ქუთაისი' })
    const rows = await book(member)
    expect(rows.map((row: { city: string }) => row.city)).toEqual(['Batumi', 'ქუთაისი', 'თბილისი'])
    expect(defaults(rows)).toMatchObject([{ id: second.id }])
    expect(rows[2]).not.toHaveProperty('flat')
  })

  it.each([
    ['recipient', '-'],
    ['phone', '123'],
    ['city', ' '],
    ['street', ''],
    ['building', '—'],
    ['postalCode', '12345'],
  ])('rejects a wrong %s by its own name', async (field, value) => {
    const member = await aMember(test.ctx())
    expect(await call(member, '', { ...anAddressForm, [field]: value })).toMatchObject({ key: `address.${field}`, params: { field } })
    expect(await book(member)).toEqual([])
  })

  it('always has one default: chosen, deleted, brought back', async () => {
    const member = await aMember(test.ctx())
    const [one, two] = [await add(member), await add(member, { building: '2' })]
    expect(defaults((await call(member, `/${two.id}/default`)).data)).toMatchObject([{ id: two.id }])
    expect((await call(member, `/${two.id}/delete`)).data).toMatchObject([{ id: one.id, isDefault: true }])
    expect((await call(member, `/${two.id}/restore`)).data).toMatchObject([
      { id: one.id, isDefault: true },
      { id: two.id, isDefault: false },
    ])
    expect(await call(member, `/${two.id}/restore`)).toMatchObject({ code: 0 })
    await call(member, `/${one.id}/delete`)
    expect((await call(member, `/${two.id}/delete`)).data).toEqual([])
    expect((await call(member, `/${one.id}/restore`)).data).toMatchObject([{ id: one.id, isDefault: true }])
  })

  it('changes one and can make it the default', async () => {
    const member = await aMember(test.ctx())
    await add(member)
    const two = await add(member, { building: '2' })
    expect((await call(member, `/${two.id}`, { ...anAddressForm, city: 'Gori', isDefault: true })).data).toMatchObject({
      city: 'Gori',
      isDefault: true,
    })
    expect(defaults(await book(member))).toMatchObject([{ city: 'Gori' }])
  })

  it('has at most 20, with one default, however many come at once', async () => {
    const member = await aMember(test.ctx())
    const replies = await Promise.all(
      Array.from({ length: 25 }, (_, place) => call(member, '', { ...anAddressForm, building: `${place}`, isDefault: true })),
    )
    expect(replies.filter((reply) => reply.code === 0)).toHaveLength(20)
    expect(replies.filter((reply) => reply.key === 'address.full')).toHaveLength(5)
    const rows = await book(member)
    expect(defaults(rows)).toHaveLength(1)
    await call(member, `/${rows[0].id}/delete`)
    await call(member, '', anAddressForm)
    expect(await call(member, `/${rows[0].id}/restore`)).toMatchObject({ key: 'address.full' })
    expect(await book(member)).toHaveLength(20)
  })

  it('has an address once, however often its form is sent', async () => {
    const member = await aMember(test.ctx())
    await add(member, { building: '1' })
    const replies = await Promise.all(Array.from({ length: 12 }, () => call(member, '', { ...anAddressForm, flat: ' 7 ' })))
    expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1)
    const { id } = replies[0]!.data
    expect((await add(member, { flat: '7', isDefault: true })).id).toBe(id)
    expect((await book(member)).map((row: { flat?: string; isDefault: boolean }) => [row.flat, row.isDefault])).toEqual([
      ['7', true],
      [undefined, false],
    ])
    await call(member, `/${id}/delete`)
    expect((await add(member, { flat: '7' })).id).not.toBe(id)
  })

  it('is nobody else’s', async () => {
    const member = await aMember(test.ctx())
    const otherMember = await aMember(test.ctx())
    const { id } = await add(member)
    for (const what of ['', '/default', '/delete', '/restore']) {
      expect(await call(otherMember, `/${id}${what}`, what === '' ? { ...anAddressForm, city: 'Rome' } : {})).toMatchObject({
        status: 404,
        key: 'notFound',
      })
    }
    const rows = await test.db.execute(sql`select form ->> 'city' as city, is_default, deleted_at from addresses where id = ${id}::uuid`)
    expect(rows.rows).toEqual([{ city: anAddressForm.city, is_default: true, deleted_at: null }])
  })
})
