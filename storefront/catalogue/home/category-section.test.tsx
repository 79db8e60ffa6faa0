// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { mount } from '#storefront/app/testing/mount.tsx'
import { CategorySection } from './category-section.tsx'

const picture = { src: '/media/none', width: 640, height: 640 }
const categories = Array.from({ length: 12 }, (_, index) => ({
  ...{ id: index + 10, parentId: 1, categoryName: `Category ${index}`, picture, count: 3 },
}))

it('pages recommended categories five at a time: as wide as is shown, and back', async () => {
  const page = await mount(<CategorySection categories={categories} />, { catalogues: ['catalogue'] })
  const strip = document.querySelector('a[href^="/search_result"]')!.parentElement!
  const moves: number[] = []
  Object.defineProperties(strip, {
    clientWidth: { value: 1000 },
    scrollWidth: { value: 2436 },
    scrollBy: { value: ({ left }: { left: number }) => void moves.push(left) },
  })
  const [previous, next] = [page.get('button', 'Previous categories'), page.get('button', 'Next categories')] as HTMLButtonElement[]
  const isOff = (button?: HTMLButtonElement) => button!.getAttribute('aria-disabled') === 'true'
  expect([isOff(previous), isOff(next)]).toEqual([true, false])
  await page.click(next!)
  // The gap between two pages besides.
  expect(moves).toEqual([1016])
  strip.scrollLeft = 1016
  await act(async () => void strip.dispatchEvent(new Event('scroll', { bubbles: true })))
  expect(isOff(previous)).toBe(false)
  await page.click(previous!)
  expect(moves).toEqual([1016, -1016])
})

it('names recommended categories without a number of items, which is much the same for each', async () => {
  const page = await mount(<CategorySection categories={categories} />, { catalogues: ['catalogue'] })
  expect(page.has('link', 'Category 3')).toBe(true)
  expect(page.text()).not.toMatch(/\d items?/)
})

it('needs paging for six', async () => {
  const page = await mount(<CategorySection categories={categories.slice(0, 6)} />, { catalogues: ['catalogue'] })
  expect(page.has('button', 'Next categories')).toBe(true)
})

it('needs no paging for five', async () => {
  const page = await mount(<CategorySection categories={categories.slice(0, 5)} />, { catalogues: ['catalogue'] })
  expect(page.has('button', /categories/i)).toBe(false)
})
