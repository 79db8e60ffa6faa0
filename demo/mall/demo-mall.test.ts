import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '#contract/languages.ts'
import { banners } from '#demo/mall/banners.ts'
import { brands } from '#demo/mall/brands.ts'
import { categories } from '#demo/mall/categories.ts'
import { demoSource } from '#demo/mall/demo-source.ts'
import { demoProducts, wantedLooks } from '#demo/mall/goods.ts'
import type { FullText } from '#demo/mall/shapes.ts'
import { stores } from '#demo/mall/stores.ts'
import { readRecord } from '#server/goods/records.rules.ts'
import { lariOf } from '#server/goods/reader.rules.ts'

const products = await demoProducts()
const children = categories.flatMap((top) => top.children)
const pictures = new URL('../pictures/', import.meta.url).pathname

describe('the demo mall', () => {
  it('is as large as it says', () => {
    expect([categories.length, children.length, stores.length, brands.length]).toEqual([12, 48, 30, 40])
    expect(products).toHaveLength(400)
    expect(products.flatMap(({ offers }) => offers).length).toBe(1200)
    for (const { key } of children) expect([key, products.filter(({ category }) => category === key).length >= 8]).toEqual([key, true])
    for (const { key } of stores) expect([key, products.filter(({ store }) => store === key).length >= 3]).toEqual([key, true])
    for (const { key } of brands) expect([key, products.some(({ brand }) => brand === key)]).toEqual([key, true])
  })

  it('names only what there is, and nothing twice', () => {
    const keys = (list: { key: string }[]) => list.map(({ key }) => key)
    expect(new Set(keys(products)).size).toBe(products.length)
    for (const product of products) {
      expect(keys(children)).toContain(product.category)
      expect(keys(stores)).toContain(product.store)
      if (product.brand) expect(keys(brands)).toContain(product.brand)
    }
    const looks = products.flatMap((product) => product.looks)
    expect(looks.filter((look, place) => looks.indexOf(look) !== place)).toEqual([])
  })

  it('strikes through only what was asked for some days', () => {
    const dear = products.filter(({ offers, daysOld }) => daysOld < 2 && offers.some(({ was }) => was))
    expect(dear.map(({ key }) => key)).toEqual([])
  })

  it('comes in without a fault', async () => {
    const source = await demoSource(new Date('2026-11-20'))
    for await (const { record } of source.entries()) {
      if (record?.type !== 'product') continue
      const offers = record.offers.map(({ price, was, prices, ...offer }) => ({
        ...offer,
        price: lariOf(price),
        ...(was ? { was: lariOf(was) } : {}),
        ...(prices ? { prices: prices.map((each) => ({ ...each, price: lariOf(each.price) })) } : {}),
      }))
      expect(readRecord({ ...record, offers }, 'ka')).toEqual({ record })
    }
  })
})

describe('its texts', () => {
  const texts: [string, FullText][] = [
    ...products.flatMap(({ key, name, description, attributes, options }): [string, FullText][] => [
      [key, name],
      [key, description],
      ...attributes.flatMap((attribute): [string, FullText][] => [
        [key, attribute.name],
        [key, attribute.value],
      ]),
      ...options.flatMap((option): [string, FullText][] => [
        [key, option.name],
        ...option.values.map(({ text }): [string, FullText] => [key, text]),
      ]),
    ]),
    ...[...categories, ...children].map(({ key, text }): [string, FullText] => [key, text]),
    ...stores.flatMap(({ key, name, city, about }): [string, FullText][] => [
      [key, name],
      [key, city],
      [key, about],
    ]),
    ...banners.flatMap(({ key, title, text }): [string, FullText][] => [
      [key, title],
      [key, text],
    ]),
  ]

  it('are there in four languages', () => {
    for (const [key, text] of texts)
      for (const lang of languages) expect([key, lang, (text[lang] ?? '').trim() !== '']).toEqual([key, lang, true])
  })

  it('mix no alphabets within a word', () => {
    const mixed = /[ა-ჰ][a-zA-Zа-яА-ЯёЁ]|[a-zA-Zа-яА-ЯёЁ][ა-ჰ]|[a-zA-Z][а-яА-ЯёЁ]|[а-яА-ЯёЁ][a-zA-Z]/
    for (const [key, text] of texts)
      for (const lang of languages) expect([key, lang, mixed.exec(text[lang])?.[0]]).toEqual([key, lang, undefined])
  })

  it('are written for each product, in two paragraphs', () => {
    for (const lang of languages) {
      const beginnings = products.map(({ description }) => description[lang].slice(0, lang === 'zh' ? 8 : 20))
      expect(beginnings.filter((beginning, place) => beginnings.indexOf(beginning) !== place)).toEqual([])
    }
    for (const { key, description } of products)
      for (const lang of languages) expect([key, lang, description[lang].split('\n\n').length]).toEqual([key, lang, 2])
  })
})

describe('its pictures', () => {
  const manifest = JSON.parse(readFileSync(join(pictures, 'manifest.json'), 'utf8')) as Record<string, { views: string[] }>

  it('are of looks that are sold, each light, all together within 60 MB', async () => {
    const wanted = new Set<string>(await wantedLooks())
    for (const [look, { views }] of Object.entries(manifest)) {
      expect([look, wanted.has(look), views.length > 0]).toEqual([look, true, true])
      for (const view of views) expect(statSync(join(pictures, `looks/${look}.${view}.webp`)).size).toBeLessThanOrEqual(60 * 1024)
    }
    const files = readdirSync(pictures, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'))
    expect(files.reduce((sum, name) => sum + statSync(join(pictures, name)).size, 0)).toBeLessThan(60 * 1024 * 1024)
  })
})
