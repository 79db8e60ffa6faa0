import { stores } from '#server/catalogue/catalogue.tables.ts'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { languages } from '#contract/core/languages.ts'
import { aMember } from '#demo/factories/members.ts'
import { deliver } from '#demo/factories/cases.ts'
import { anAddressForm } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { refundLines } from '#server/payments/refunds/refunds.service.ts'
import { faces, fonts, readFont } from '#server/platform/fonts/fonts.ts'
import { Fonts } from '@kalata/text-drawing/fonts.ts'
import { page, PdfDocument } from '@kalata/text-drawing/pdf-document.ts'
import { drawInvoice } from './invoice-sheet.service.ts'

const test = testMall()

/** What a viewer shows and copies: the text of every page, read through the embedded fonts' own characters. */
function readPdf(file: Buffer) {
  const latin = file.toString('latin1')
  const objects = new Map<number, { head: string; data?: Buffer }>()
  for (const match of latin.matchAll(/(\d+) 0 obj\n(.*?)(?:\nstream\n|\nendobj\n)/gs)) {
    const [all, id, head] = match as unknown as [string, string, string]
    const length = /\/Length (\d+)/.exec(head)?.[1]
    const begin = match.index + all.length
    objects.set(Number(id), {
      head,
      ...(all.endsWith('stream\n') ? { data: inflateSync(file.subarray(begin, begin + Number(length))) } : {}),
    })
  }
  const pages = [...objects.values()].filter(({ head }) => head.includes('/Type /Page '))
  const refs = (head: string, name: string) => Number(new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(head)![1])
  const fonts = new Map<string, { characters: Map<string, string>; outline: (glyph: number) => number }>()
  for (const [, name, id] of pages[0]!.head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const { head } = objects.get(Number(id))!
    const map = objects.get(refs(head, 'ToUnicode'))!.data!.toString('latin1')
    const characters = new Map(
      [...map.matchAll(/<(.{4})> <(.+?)>/g)].map(([, glyph, text]) => [glyph!, Buffer.from(text!, 'hex').swap16().toString('utf16le')]),
    )
    const descriptor = objects.get(refs(objects.get(refs(head, 'DescendantFonts'))!.head, 'FontDescriptor'))!.head
    const font = objects.get(refs(descriptor, 'FontFile2'))!.data!
    fonts.set(name!, { characters, outline: outlineLengths(font) })
  }
  const contents = pages.map(({ head }) => objects.get(refs(head, 'Contents'))!.data!.toString('latin1'))
  const texts = contents.map((content) => {
    return [...content.matchAll(/\/(F\d+) .*? Tf .*?<(.*?)> Tj/g)]
      .map(([, name, hex]) => {
        const font = fonts.get(name!)!
        return hex!
          .match(/.{4}/g)!
          .map((glyph) => {
            const char = font.characters.get(glyph)!
            // Every character that is seen has an outline in the file.
            if (char.trim()) expect(font.outline(Number.parseInt(glyph, 16)), char).toBeGreaterThan(0)
            return char
          })
          .join('')
      })
      .join('')
  })
  return { texts, contents, pages: pages.length, xref: Number(/startxref\n(\d+)/.exec(latin)![1]), latin }
}

/** Bytes of a glyph's outline in an embedded font. */
function outlineLengths(font: Buffer) {
  const tables = new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, place) => {
      const at = 12 + 16 * place
      return [font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8)] as const
    }),
  )
  const loca = tables.get('loca')!
  return (glyph: number) => font.readUInt32BE(loca + 4 * (glyph + 1)) - font.readUInt32BE(loca + 4 * glyph)
}

/** Above the lower edge of a page, in points, as far as its foot stands. */
const footHeight = 37

/** How high the texts of all pages stand, in points from the lower edge. */
function heightsOf(file: Buffer): number[] {
  const latin = file.toString('latin1')
  return [...latin.matchAll(/\/Length (\d+)[^>]*>>\nstream\n/g)].flatMap((match) => {
    const begin = match.index + match[0].length
    const content = inflateSync(file.subarray(begin, begin + Number(match[1]))).toString('latin1')
    return [...content.matchAll(/ ([\d.-]+) Td </g)].map(([, height]) => Number(height))
  })
}

async function anInvoicedOrder(memberType: 0 | 1) {
  const buyer = await aMember(test.ctx(), { memberType, companyName: 'შპს ჩაის სახლი «Чай» 茶叶公司', companyCode: '404123456' })
  const name = { ka: 'ჭიქა დილა', en: 'Dila mug', ru: 'Кружка «Дила»', zh: '手工陶瓷马克杯' }
  const mug = await aProduct(test.ctx(), { price: 123_450, name })
  const lang = 'zh'
  const address = await test.call('addresses.create', anAddressForm, { cookie: buyer.cookie })
  const item = { offerId: mug.offerId, quantity: 2 }
  const body = { buyNow: item, items: [item], addressId: address.data.id, method: 'cash', agreement: true, expectedTotal: 246_900 }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const placed = await test.call('checkout.submit', body, { cookie: buyer.cookie, lang, headers })
  const orderNo = placed.data.orderNos[0] as string
  const get = (lang: string) => test.call('orders.invoice', { orderNo }, { cookie: buyer.cookie, lang })
  return { orderNo, get }
}

describe('an invoice', () => {
  it('is there for a legal entity once its order is paid, in every language, with company data and the lari sign', async () => {
    const { orderNo, get } = await anInvoicedOrder(1)
    expect(await get('en')).toMatchObject({ key: 'order.notAllowed' })
    await deliver(test.ctx(), orderNo)
    const titles = { ka: 'ინვოისი', en: 'Invoice', ru: 'Счёт', zh: '发票' }
    for (const lang of languages) {
      const { data } = await get(lang)
      expect(data.fileName).toBe(`kalata-${orderNo}.pdf`)
      const file = Buffer.from(data.pdf, 'base64')
      const { texts, xref, latin } = readPdf(file)
      expect(latin.slice(xref, xref + 4)).toBe('xref')
      for (const part of [orderNo, 'შპს ჩაის სახლი «Чай» 茶叶公司', '404123456', '手工陶瓷马克杯', 'ნინო ბერიძე', '2\u00a0469,00\u00a0₾'])
        expect(texts.join(''), lang).toContain(part)
      expect(texts[0]!.toLowerCase(), lang).toContain(titles[lang].toLowerCase().slice(0, 4))
      expect(texts[0]).not.toMatch(/orders\.|addresses\./)
      expect(file.length, lang).toBeLessThan(120_000)
    }
  })

  it('names the code of the seller where the shop has told it', async () => {
    const { orderNo, get } = await anInvoicedOrder(1)
    await deliver(test.ctx(), orderNo)
    const textsOf = async () => readPdf(Buffer.from((await get('en')).data.pdf, 'base64')).texts.join('')
    expect(await textsOf()).not.toContain('999104729')
    await test.db.update(stores).set({ companyCode: '999104729' })
    expect(await textsOf()).toContain('Identification code 999104729')
    await expect(test.db.update(stores).set({ companyCode: '12345' })).rejects.toThrow()
  })

  it('names what was returned of its total, in every language', async () => {
    const { orderNo, get } = await anInvoicedOrder(1)
    await deliver(test.ctx(), orderNo)
    const textsOf = async (lang: string) => readPdf(Buffer.from((await get(lang)).data.pdf, 'base64')).texts.join('')
    expect(await textsOf('en')).not.toContain('Money returned')
    await refundLines(test.ctx(), { key: orderNo, orderNo, lines: [{ position: 0, quantity: 1 }], reason: 'case' })
    const labels = { ka: 'დაბრუნებული თანხა', en: 'Money returned', ru: 'Возвращено', zh: '已退款' }
    for (const lang of languages) expect(await textsOf(lang)).toContain(`${labels[lang]}−1\u00a0234,50\u00a0₾`)
  })

  it('has every line of a long note above the foot of a page, however many items it has', () => {
    const note = 'Please ring twice. '.repeat(16)
    for (let count = 1; count <= 60; count++) {
      const items = Array.from({ length: count }, (): [string, string, string, string] => ['Mug', '1', '1,00', '1,00'])
      const sums = [{ label: 'Total', sum: '1,00' }]
      const parties = [{ heading: 'Seller', lines: ['Tone'] }]
      const columns: [string, string, string, string] = ['Item', 'Units', 'Price', 'Sum']
      const sheet = { mark: 'Kalata', contact: [], title: 'Invoice', facts: [], parties, columns, items, sums, notes: [note] }
      const doc = drawInvoice({ ...sheet, foot: (number) => `Page ${number}` })
      const file = doc.bytes({ title: 'Invoice', lang: 'en', producer: 'Kalata', createdAt: test.clock.now() })
      const written = heightsOf(file).filter((height) => height > footHeight)
      expect(Math.min(...written), `${count} items`).toBeGreaterThanOrEqual(page.height - 770)
      expect(heightsOf(file).filter((height) => height <= footHeight).length, `${count} items`).toBe(doc.pageCount())
    }
  })

  it('is not there for a natural person', async () => {
    const { orderNo, get } = await anInvoicedOrder(0)
    await deliver(test.ctx(), orderNo)
    expect(await get('en')).toMatchObject({ key: 'order.notAllowed' })
  })
})

describe('text of a PDF', () => {
  it.each([
    ['古丽米热·艾山', '古丽米热·艾山'],
    ['王喆，李珺，䶮䶮 陳龍', '王喆，李珺，䶮䶮 陳龍'],
    ['Oʻgʻli, O‘g‘li, ’t Hooft', 'Oʻgʻli, O‘g‘li, ’t Hooft'],
    ['Nguyễn Thị Əliyev Ñandú', 'Nguyễn Thị Əliyev Ñandú'],
    ['Yıldız Şahin, Ұлықбек', 'Yıldız Şahin, Ұлықбек'],
    ['Γιώργος Աննա Ғани Ҷамшед', 'Γιώργος Աննա Ғани Ҷамшед'],
    ['ア・李 Jean‑Luc O\u02bdNeil', 'ア・李 Jean-Luc O‘Neil'],
    ['たかはし ユーコ', 'たかはし ユーコ'],
    ['김민준, 똠방각하', '김민준, 똠방각하'],
    ['สมชาย ใจดี', 'สมชาย ใจดี'],
    ['ישראל כהן', 'ןהכ לארשי'],
    ['علي', '\ufef2\ufee0\ufecb'],
    ['अनिल', '???'],
    ['ab\u200dc', 'abc'],
  ])('prints the name %s', (name, printed) =>
    expect(
      fonts
        .runsOf(name, 'bold')
        .map(({ text }) => text)
        .join(''),
    ).toBe(printed),
  )

  it('is split by the fonts that have it, and shows a question mark for what none has', () => {
    expect(fonts.runsOf('Чай 茶 ჩაი 5 ₾', 'bold').map(({ font }) => font)).toEqual([
      ...['cyrillic-bold', 'latin-bold', 'han-regular', 'latin-bold', 'georgian-bold', 'latin-bold', 'latin-ext-bold'],
    ])
    expect(fonts.runsOf('a\u{1f600}b', 'regular')).toEqual([{ font: 'latin-regular', text: 'a?b' }])
    // Spaces and dashes of typesetting, single quotation marks, a mark that no letter was composed with.
    expect(fonts.runsOf('a\u2009b\u202fc \u2039d\u203a \u2012 e\u0347', 'regular')).toEqual([
      { font: 'latin-regular', text: "a b c 'd' - e" },
    ])
  })

  it('reads the rarer Chinese characters only where one is written', () => {
    expect(fonts.runsOf('李珺', 'bold').map(({ font }) => font)).toEqual(['han-regular', 'han-rare-regular'])
  })

  it('is broken between words and Chinese characters, never wider than asked', () => {
    for (const text of [
      'one two three four five six seven',
      '手工陶瓷马克杯手工陶瓷马克杯',
      'ერთიორისამიოთხიხუთიექვსიშვიდი',
      'a'.repeat(80),
    ]) {
      const lines = fonts.linesOf(text, 60, 'regular', 9)
      expect(lines.length).toBeGreaterThan(1)
      for (const line of lines) expect(fonts.widthOf(line, 'regular', 9)).toBeLessThanOrEqual(60)
      expect(lines.join('').replace(/ /g, '')).toBe(text.replace(/ /g, ''))
    }
  })

  it('embeds only what it writes', () => {
    const doc = new PdfDocument(fonts)
    doc.addPage()
    doc.text('É茶', 50, 50, { size: 10 })
    const file = doc.bytes({ title: '茶', lang: 'zh-Hans-CN', producer: 'Kalata', createdAt: test.clock.now() })
    expect(readPdf(file).texts).toEqual(['É茶'])
    expect(file.length).toBeLessThan(12_000)
  })

  it('reads Hangul, kana and others only where one is written, and is copied by letters, not by the forms of Arabic ones', () => {
    const doc = new PdfDocument(fonts)
    doc.addPage()
    doc.text('سلام ที่ 김', 50, 50, { size: 10, weight: 'bold' })
    const file = doc.bytes({ title: 'x', lang: 'en', producer: 'Kalata', createdAt: test.clock.now() })
    const { texts, contents } = readPdf(file)
    expect(texts).toEqual(['ملاس ที่ 김'])
    // The tone of Thai stands a fifth of its size above the vowel.
    expect(new Set(Array.from(contents[0]!.matchAll(/ ([\d.]+) Td/g), ([, y]) => y))).toEqual(new Set(['791.89', '793.89']))
    expect(file.length).toBeLessThan(20_000)
    const read: string[] = []
    const watched = new Fonts({ faces, read: (name) => (read.push(name), readFont(name)) })
    watched.runsOf('ABC 李', 'regular')
    expect(read.filter((name) => /hebrew|arabic|thai|kana|hangul/.test(name))).toEqual([])
  })
})
