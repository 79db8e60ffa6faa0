import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { importHarness } from '#demo/testing/import-harness.ts'
import * as cart from '#server/cart/cart.service.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { unlistAbsent } from '#server/catalogue/writing/unlist-products.service.ts'
import { importCommand } from './catalogue-import.cli.ts'

const { test, run, folder, productOf } = importHarness({ CACHE_REPLIES: 'on' })

const header = 'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price\r\n'
const rowOf = (handle: string, price = '5') => `${handle},Lantern ${handle},,Lanterns,Title,Default Title,9,${price}\r\n`
const file = (handles: string[], rest = '') => folder({ 'p.csv': header + handles.map((handle) => rowOf(handle)).join('') + rest })
const six = ['a', 'b', 'c', 'd', 'e', 'f']
const bring = (path: string, ...args: string[]) =>
  importCommand(test.ctx(), [join(path, 'p.csv'), '--store', `Feed ${run()}`, '--create-categories', ...args])
const listed = async () => {
  const rows = await test.db.select({ key: products.key, listed: products.listed }).from(products)
  return rows.filter((row) => row.listed && row.key.startsWith(`feed-${run()}/`)).map(({ key }) => key.split('/')[1]).toSorted() // oxfmt-ignore
}

describe('--unlist-absent', () => {
  it('takes off sale what the file lacks: after a dry run that names it, until a file has it', async () => {
    await bring(file(six))
    await importCommand(test.ctx(), [join(file(['z']), 'p.csv'), '--store', `Feed ${run()}b`, '--create-categories'])
    const without = file(six.slice(1))
    const tried = await bring(without, '--unlist-absent', '--dry-run')
    expect(tried).toMatchObject({ ok: true, data: { absent: 1 } })
    expect(tried.text).toMatch(
      new RegExp(`^ {2}Absent +1 listed product of before is not in the file: would be taken off sale: feed-${run()}/a$`, 'm'),
    )
    expect(await listed()).toEqual(six)

    const { text, ok } = await bring(without, '--unlist-absent')
    expect(text).toContain(`1 listed product of before is not in the file: taken off sale: feed-${run()}/a`)
    expect(ok).toBe(true)
    expect(await listed()).toEqual(six.slice(1))
    expect(await productOf(`feed-${run()}b/z`)).toMatchObject({ listed: true })
    expect((await bring(without, '--unlist-absent')).data).toMatchObject({ unchanged: 5, absent: 0 })

    expect((await bring(file(six), '--unlist-absent')).data).toMatchObject({ changed: 1, unchanged: 5, added: 0 })
    expect(await listed()).toEqual(six)
  })

  it('is what shoppers see: carts, pages and searches', async () => {
    await bring(file(six))
    const { id, offers } = (await productOf(`feed-${run()}/a`))!
    const shopper = test.as(await aMember(test.ctx()))
    await cart.addItem(shopper, { offerId: offers[0]!.id, quantity: 1, seenPrice: 500 })
    const find = async () => (await test.call('search.search', { keywords: 'lantern', pageSize: 60 })).data.pageResult.results
    const isFound = async () => (await find()).some((card: { productId: number }) => card.productId === id)
    expect(await isFound()).toBe(true)
    expect(await test.call('catalogue.product', { id })).toMatchObject({ status: 200 })
    await bring(file(six.slice(1)), '--unlist-absent')
    expect((await cart.viewCart(shopper)).cartList[0]!.items).toMatchObject([{ state: 'gone' }])
    expect(await isFound()).toBe(false)
    expect(await test.call('catalogue.product', { id })).toMatchObject({ status: 404 })
    await bring(file(six))
    expect((await cart.viewCart(shopper)).cartList[0]!.items).not.toMatchObject([{ state: 'gone' }])
    expect(await isFound()).toBe(true)
  })

  it('takes nothing off sale where more would go than a fifth, or than the operator says', async () => {
    await bring(file(six))
    const cut = file(six.slice(0, 3))
    const { text, ok, data } = await bring(cut, '--unlist-absent')
    expect(text).toMatch(/they stay on sale, being 50 % of the store's \(--unlist-at-most 50 takes them off\): \S+, \S+, \S+$/m)
    expect(ok).toBe(false)
    expect(data).toMatchObject({ absent: 3, absentProducts: { outcome: 'tooMany', share: 50 } })
    expect((await bring(cut, '--unlist-absent', '--unlist-at-most', '49%')).ok).toBe(false)
    expect(await listed()).toEqual(six)
    expect(await bring(cut, '--unlist-absent', '--unlist-at-most', '50%')).toMatchObject({ ok: true })
    expect(await listed()).toEqual(six.slice(0, 3))
  })

  it('counts what is absent in the statement that takes it off sale', async () => {
    await bring(file(six))
    const present = six.slice(0, 4).map((handle) => `feed-${run()}/${handle}`)
    expect(await unlistAbsent(test.ctx(), `feed-${run()}`, present, 33)).toBe(0)
    expect(await listed()).toEqual(six)
    const { id } = (await productOf(`feed-${run()}/f`))!
    expect((await test.call('catalogue.product', { id })).status).toBe(200)
    expect(await unlistAbsent(test.ctx(), `feed-${run()}`, present, 34)).toBe(2)
    expect((await test.call('catalogue.product', { id })).status).toBe(404)
    const [row] = await test.db
      .select()
      .from(products)
      .where(eq(products.key, `feed-${run()}/f`))
    expect(row).toMatchObject({ listed: false, sourceHash: null })
  })

  it('takes nothing off sale where a row could not be read, and leaves products with rows that have errors', async () => {
    await bring(file(six))
    const incomplete = await bring(file(six.slice(1), rowOf('a', '')), '--unlist-absent')
    expect(incomplete).toMatchObject({ data: { absent: 0 } })
    const broken = await bring(file(six.slice(1), rowOf('', '7')), '--unlist-absent')
    expect(broken).toMatchObject({ ok: false, data: { absentProducts: { outcome: 'unreadable' } } })
    expect(broken.text).toContain('it stays on sale, because what could not be read may be of it')
    expect(await listed()).toEqual(six)
  })

  it('says so where there is nothing to compare with', async () => {
    await bring(file(six))
    const { text, ok } = await bring(file([]), '--unlist-absent')
    expect(text).toContain("nothing is taken off sale: there is no product of another shop's export")
    expect(ok).toBe(false)
    expect(await listed()).toEqual(six)
    await expect(bring(file([]), '--unlist-at-most', '30')).rejects.toThrow('--unlist-at-most says how much')
    await expect(bring(file([]), '--unlist-absent', '--unlist-at-most', 'half')).rejects.toThrow('needs per cent, 0 to 100')
  })
})
