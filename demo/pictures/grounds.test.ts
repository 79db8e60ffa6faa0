import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { categories } from '#demo/mall/categories.ts'
import { demoProducts } from '#demo/mall/demo-products.ts'
import type { Look } from '#demo/mall/shapes.ts'
import { distance, oklab } from './colours.ts'
import { chooseGrounds, readGrounds } from './grounds.ts'

const products = await demoProducts()
const chosen = chooseGrounds(products)
const newestFirst = products.toSorted((one, other) => one.daysOld - other.daysOld)
const standing = (list: typeof products) => list.map(({ looks }) => chosen.has(looks[0]!))
const neighbours = (places: boolean[]) => places.filter((stands, place) => stands && places[place + 1])

describe('grounds', () => {
  it('lie under a fifth of every department, and under some of every category', () => {
    for (const { key, children } of categories) {
      const counts = children.map((child) => standing(products.filter(({ category }) => category === child.key)).filter(Boolean).length)
      const all = products.filter(({ category }) => children.some((child) => child.key === category)).length
      expect([key, counts.reduce((sum, count) => sum + count)]).toEqual([key, Math.round(all / 5)])
      expect([key, counts.every((count) => count > 0 && count < 4)]).toEqual([key, true])
    }
  })

  it('never lie under two neighbours of a list', () => {
    for (const { key, children } of categories) {
      const keys = new Set(children.map((child) => child.key))
      expect([key, neighbours(standing(newestFirst.filter(({ category }) => keys.has(category))))]).toEqual([key, []])
      for (const child of keys)
        expect([child, neighbours(standing(newestFirst.filter(({ category }) => category === child)))]).toEqual([child, []])
    }
  })

  it('of one tint differ from the colour that stands on them', () => {
    const colours = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Record<string, string>
    const [tints, palette] = [colours('tints.json'), colours('studio/palette.json')]
    const seamless = [...chosen].filter(([look, ground]) => /^(sweep|window|leaves|plinth)/.test(ground) && palette[look.split('.')[2]!])
    expect(seamless.length).toBeGreaterThan(30)
    for (const [look, ground] of seamless) {
      const apart = distance(oklab(palette[look.split('.')[2]!]!), oklab(tints[ground.split('.')[1]!]!))
      expect([look, ground, apart > 0.08]).toEqual([look, ground, true])
    }
  })

  it('are those on which the pictures were rendered', () => {
    for (const [look, ground] of Object.entries(readGrounds())) expect([look, ground]).toEqual([look, chosen.get(look as Look)])
  })
})
