import { paging } from '#server/platform/http/calls/paging.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/core/languages.ts'
import { aPicture } from '#demo/factories/products.ts'
import { isNew, interleave, listPriceOf, cardsOfList, distinctImagesFirst, discountsAt, rotated, type CardRow } from './catalogue.rules.ts'

/** A moment of Tbilisi. */
const at = (text: string) => new Date(`${text}+04:00`)

describe('a card', () => {
  const row: CardRow = {
    productId: 1,
    offerId: 2,
    offerCount: 1,
    name: { ka: 'ლარნაკი', ru: 'Ваза' },
    picture: aPicture,
    price: 100,
    compareAtPrice: 100,
    inStock: true,
    createdAt: at('2026-11-01T00:00'),
    rootCategoryId: 1,
    storeId: 3,
    storeName: { ka: 'ოდა', en: 'Oda' },
    secondPicture: null,
    swatches: [],
    maxPrice: 100,
    unitsLeft: 40,
    sold: 0,
    dealKind: null,
    dealEndsAt: null,
    ratings: [0, 0, 0, 0, 0],
    groupPrice: null,
    groupSize: null,
    groupAlonePrice: null,
  }
  const toCard = (card: CardRow, lang: Language, now: Date) => cardsOfList([card], lang, now)[0]!
  const card = (facts: Partial<CardRow>) => toCard({ ...row, ...facts }, 'ka', at('2026-11-02T00:00'))
  it('names the language only where it is another', () => {
    expect(toCard(row, 'ru', at('2026-11-02T00:00'))).toMatchObject({ name: 'Ваза' })
    expect(toCard(row, 'ru', at('2026-11-02T00:00')).nameLang).toBeUndefined()
    expect(toCard(row, 'en', at('2026-11-02T00:00'))).toMatchObject({ name: 'ლარნაკი', nameLang: 'ka', storeName: 'Oda' })
  })
  it('has a group price only where it is less and the product can be bought', () => {
    expect(card({ groupPrice: 80, groupSize: 3, groupAlonePrice: 120 }).group).toEqual({ price: 80, size: 3, alonePrice: 120 })
    expect(
      [
        card({ groupPrice: 100, groupSize: 3, groupAlonePrice: 120 }),
        card({ groupPrice: 80, groupSize: 3, groupAlonePrice: 120, inStock: false }),
      ].map(({ group }) => group),
    ).toEqual([undefined, undefined])
  })
  it('strikes a price through only when it was higher', () => {
    expect(listPriceOf(100, 100)).toEqual({})
    expect(listPriceOf(100, null)).toEqual({})
    expect(listPriceOf(100, 101)).toEqual({ listPrice: 101 })
  })
  it('tells how many units were sold, from ten on', () => {
    expect(card({ sold: 9 })).not.toHaveProperty('sold')
    expect(card({ sold: 10 }).sold).toBe(10)
  })
  it('is new for 14 days', () => {
    expect(isNew(row.createdAt, at('2026-11-14T23:59'))).toBe(true)
    expect(isNew(row.createdAt, at('2026-11-15T00:00'))).toBe(false)
  })
  it('is marked as new on a quarter of a list at most, on the newest', () => {
    const list = Array.from({ length: 10 }, (_, hour) => ({ ...row, productId: hour, createdAt: at(`2026-11-05T0${hour}:00`) }))
    const marked = (rows: CardRow[]) =>
      cardsOfList(rows, 'ka', at('2026-11-10T00:00')).flatMap((each) => (each.isNew ? [each.productId] : []))
    expect(marked(list)).toEqual([8, 9])
    expect(marked(list.slice(0, 3))).toEqual([])
    expect(marked(list.map((each) => ({ ...each, createdAt: at('2026-01-01T00:00') })))).toEqual([])
  })
  it('says that prices vary, how few are left, and which colours there are', () => {
    expect(card({})).toMatchObject({ priceVaries: false, swatches: [] })
    expect(card({})).not.toHaveProperty('unitsLeft')
    expect(card({ maxPrice: 101 }).priceVaries).toBe(true)
    expect(card({ unitsLeft: 3 }).unitsLeft).toBe(3)
    expect(card({ unitsLeft: 4 })).not.toHaveProperty('unitsLeft')
    expect(card({ unitsLeft: 0, inStock: false })).not.toHaveProperty('unitsLeft')
    expect(card({ swatches: ['#111111'] }).swatches).toEqual([])
    expect(card({ swatches: ['#1', '#2', '#3', '#4', '#5'] })).toMatchObject({ swatches: ['#1', '#2', '#3', '#4'], swatchCount: 5 })
    expect(card({ secondPicture: { ...aPicture, src: '/second' } }).secondPicture?.src).toBe('/second')
  })
})

describe('mixing', () => {
  const card = fc.record({
    id: fc.nat(),
    rootCategoryId: fc.integer({ min: 1, max: 5 }),
    picture: fc.integer({ min: 1, max: 30 }).map((n) => ({ src: `p${n}`, width: 1, height: 1 })),
  })

  it('loses and adds nothing', () => {
    expect(
      fc.check(
        fc.property(fc.array(card, { maxLength: 60 }), (cards) => {
          const mixed = [...interleave(cards, 10)]
          return mixed.length === cards.length && new Set(mixed).size === new Set(cards).size
        }),
      ).counterexample,
    ).toBeNull()
  })

  it('shows no picture twice on the first page where there are enough', () => {
    expect(
      fc.check(
        fc.property(fc.array(card, { maxLength: 60 }), (cards) => {
          const first = [...interleave(cards, 10)].slice(0, 10)
          const possible = Math.min(10, new Set(cards.map(({ picture }) => picture.src)).size)
          return new Set(first.map(({ picture }) => picture.src)).size === possible
        }),
      ).counterexample,
    ).toBeNull()
  })

  it('gives each place to the first card with the least of its page', () => {
    expect(
      fc.check(
        fc.property(fc.array(card, { maxLength: 60 }), (cards) => {
          const mixed = [...interleave(cards, 10)]
          return mixed.every((chosen, place) => {
            const page = mixed.slice(place - (place % 10), place)
            const before = mixed[place - 1]?.rootCategoryId
            const score = (row: (typeof cards)[number]) =>
              (row.rootCategoryId === before ? 1.5 : 0) +
              (page.some(({ picture }) => picture.src === row.picture.src) ? 1000 : 0) +
              page.filter(({ rootCategoryId }) => rootCategoryId === row.rootCategoryId).length
            const waiting = cards.filter((row) => !mixed.slice(0, place).includes(row))
            return waiting.find((row) => score(row) === Math.min(...waiting.map(score))) === chosen
          })
        }),
      ).counterexample,
    ).toBeNull()
  })

  it('puts what repeats a picture last, and leaves none out where there are too few others', () => {
    const rows = ['a', 'a', 'b', 'a', 'c'].map((src, id) => ({ id, picture: { src, width: 1, height: 1 } }))
    const ids = (most: number) => distinctImagesFirst(rows, most).map(({ id }) => id)
    expect([ids(2), ids(3), ids(4), ids(9)]).toEqual([
      [0, 2],
      [0, 2, 4],
      [0, 2, 4, 1],
      [0, 2, 4, 1, 3],
    ])
  })

  it('caps a page at 200 rows', () => expect(paging({ pageNo: 2, pageSize: 9999 }, 20)).toEqual({ pageNo: 2, pageSize: 200, offset: 200 }))
})

describe('the discounts beside the page of discounts', () => {
  const rows = Array.from({ length: 60 }, (_, place) => ({ place, rootCategoryId: place % 12 }))
  const page = new Set(rows.slice(0, 20))
  it('are others than it begins with, others on every page, and others tomorrow', () => {
    for (let day = 20_000; day < 20_030; day++) {
      const [home, lightning] = [discountsAt('home', rows, day), discountsAt('lightning', rows, day)]
      expect([home.length, lightning.length]).toEqual([9, 6])
      expect(new Set([...home, ...lightning]).size).toBe(15)
      expect([...home, ...lightning].filter((row) => page.has(row))).toEqual([])
      expect(discountsAt('home', rows, day)).toEqual(home)
      expect(discountsAt('home', rows, day + 1)).not.toEqual(home)
    }
  })
  it('move each day also where there are hardly more than they show', () => {
    const [today, tomorrow] = [7, 8].map((day) => discountsAt('home', rows.slice(0, 31), day))
    expect(tomorrow).not.toEqual(today)
    expect(Math.min(...[...today!, ...tomorrow!].map(({ place }) => place))).toBeGreaterThanOrEqual(16)
  })
  it('are two of a kind at most, as long as there are others', () => {
    const furniture = rows.map(({ place }) => ({ place, rootCategoryId: place % 3 === 0 ? place % 12 : 100 }))
    for (let day = 20_000; day < 20_030; day++) {
      const kinds = Map.groupBy(discountsAt('home', furniture, day), ({ rootCategoryId }) => rootCategoryId)
      expect([...kinds.values()].map(({ length }) => length).sort()).toEqual([1, 2, 2, 2, 2])
    }
  })
  it('show what there is where there are few', () => {
    for (let count = 0; count <= 36; count++) {
      const few = rows.slice(0, count)
      const [home, lightning] = [discountsAt('home', few, 7), discountsAt('lightning', few, 7)]
      expect([home.length, lightning.length]).toEqual([Math.min(9, count), Math.min(6, count)])
      if (count >= 15) expect(new Set([...home, ...lightning]).size).toBe(15)
    }
  })
})

it('a list turns by its step each day and keeps every row', () => {
  expect(rotated([1, 2, 3, 4, 5], 2, 3)).toEqual([2, 3, 4, 5, 1])
  expect(rotated([], 10, 20_000)).toEqual([])
})
