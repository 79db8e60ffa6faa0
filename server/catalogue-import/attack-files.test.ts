/** Files that somebody has made to hurt: they cost a moment and their own rows, never the process. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importHarness } from '#demo/testing/import-harness.ts'

const { run, folder, runImport, productOf } = importHarness()

const item = (id: string, more = '') =>
  `<item><g:id>${id}</g:id><g:title>Cup ${id}</g:title><g:price>5.00</g:price><g:availability>in stock</g:availability>${more}</item>`
const feed = (content: string, head = '') =>
  `<?xml version="1.0"?>${head}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${content}</channel></rss>`

/** Seconds that an import may take which reads next to nothing, also on a busy machine; without its limits it takes minutes. */
const moment = 60

async function bring(files: Record<string, string | Buffer>) {
  const [name] = Object.keys(files)
  const began = performance.now()
  const store = `Attack ${run()}`
  const result = await runImport(join(folder(files), name!), { store, createCategories: true })
  expect((performance.now() - began) / 1000).toBeLessThan(moment)
  return { result, product: (id: string) => productOf(`attack-${run()}/${id}`) }
}

describe('a document', () => {
  it('defines no entities, of itself, of other files or of each other', async () => {
    const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join('')
    const head = `<!DOCTYPE rss [<!ENTITY a0 "lol">${entities}<!ENTITY file SYSTEM "file:///etc/passwd">]>`
    const { result, product } = await bring({ 'feed.xml': feed(item('1', '<g:description>&a9; &file; cup</g:description>'), head) })
    expect(result).toMatchObject({ added: 1, errorCount: 0 })
    expect(JSON.stringify((await product('1'))!.description)).not.toMatch(/lollol|root:/)
  })

  it.each([
    ['elements', '<x>'.repeat(200_000)],
    ['namespaces', Array.from({ length: 20_000 }, (_, i) => `<n${i}:x xmlns:n${i}="urn:${i}">`).join('')],
  ])('that nests %s without end is read up to there', async (_, deep) => {
    const { result, product } = await bring({ 'feed.xml': feed(`${item('1')}\n${item('2', deep)}${item('3')}`) })
    expect(result).toMatchObject({ added: 1, rejected: 1 })
    expect(result.errors).toMatchObject([{ line: 2, reason: 'more than 100 elements in each other: what follows is not read' }])
    expect(await product('1')).toBeDefined()
  })

  it('with an item of too many elements or attributes loses that item', async () => {
    const many = '<entry/>'.repeat(150_000)
    const attributes = Array.from({ length: 160_000 }, (_, i) => `a${i}="12"`).join(' ')
    const { result } = await bring({ 'feed.xml': feed(item('1', many) + item('2', `<x ${attributes}/>`) + item('3')) })
    expect(result).toMatchObject({ added: 1, rejected: 2 })
    expect(result.errors.map(({ reason }) => reason)).toEqual(Array.from({ length: 2 }, () => 'an item longer than 1000000 letters'))
  })
})

describe('a table', () => {
  const header = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Type'
  it('may call its columns and cells what it likes', async () => {
    const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toString']
    const rows = names.map((name) => `${name},${name},${name},${name},5,${name}`)
    const { result, product } = await bring({ 'p.csv': [`${header},${names.join()}`, ...rows.map((row) => `${row},1,2,3,4`)].join('\r\n') })
    expect(result.errors).toEqual([])
    expect(result.added).toBe(4)
    expect((await product('--proto--')) ?? (await product('__proto__'))).toMatchObject({ name: { en: '__proto__' } })
  })

  it('gives no meaning to words that every object has', async () => {
    const shopify = await bring({
      'p.csv': `${header},Status,Variant Inventory Policy\r\na,A,Title,Default Title,5,Cups,constructor,valueOf\r\n`,
    })
    expect(await shopify.product('a')).toMatchObject({ listed: false })
    expect(shopify.result.findings).toMatchObject({ unknownFlag: { count: 1, values: ['constructor'] } })
    const columns = 'id,title,price,availability,image_link,condition,shipping_weight,product_type'
    const row = (id: string, price: string) => `${id},M,${price},constructor,,toString,5 constructor,Cups`
    const merchant = await bring({ 'feed.csv': [columns, row('m', '5.00'), row('n', '5.00 constructor')].join('\r\n') })
    expect((await merchant.product('m'))!.offers).toMatchObject([{ stockOnHand: 0, condition: null, weight: null }])
    expect(merchant.result.errors).toMatchObject([{ id: 'n', field: 'price' }])
  })

  it('of a hundred thousand columns is read like another', async () => {
    const wide = Array.from({ length: 100_000 }, (_, i) => `c${i}`)
    const row = (id: string) => `${id},Cup,Title,Default Title,5,Cups${','.repeat(wide.length)}`
    const { result } = await bring({
      'p.csv': [`${header},${wide.join()}`, ...Array.from({ length: 20 }, (_, i) => row(`p${i}`))].join('\r\n'),
    })
    expect(result).toMatchObject({ added: 20, errorCount: 0 })
  })
})
