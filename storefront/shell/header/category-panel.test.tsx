// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import type { CategoryNode } from '#contract/catalogue/schemas.ts'
import { api } from '#storefront/app/client/browser.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import CategoryPanel from './category-panel.tsx'

const picture = { src: '/media/none', width: 640, height: 640 }
const node = (id: number, name: string, children: [number, string][]): CategoryNode => ({
  ...{ id, categoryName: name, iconPath: 'house', picture, count: 3 },
  categoryList: children.map(([child, childName]) => ({ id: child, categoryName: childName, iconPath: 'house', picture, count: 1 })),
})

const nodes = [
  node(1, 'Home', [[2, 'Kitchen']]),
  node(5, 'Toys', [
    [6, 'Dolls'],
    [7, 'Trains'],
  ]),
]

it('shows root categories with level 1, and the children of the open one with level 2 and their parent', async () => {
  vi.spyOn(api.catalogue, 'categories').mockResolvedValue(nodes)
  vi.spyOn(api.search, 'search').mockRejectedValue(new TypeError('offline'))
  const page = await mount(<CategoryPanel />, { catalogues: ['catalogue'] })
  await page.settle()
  const paths = () => [...document.querySelectorAll('a[href*="level=2"]')].map((link) => link.getAttribute('href'))
  expect(page.get('link', 'Home').getAttribute('href')).toBe('/search_result?id=1&level=1')
  expect(page.get('link', 'Toys').getAttribute('href')).toBe('/search_result?id=5&level=1')
  expect(paths()).toEqual(['/search_result?id=2&level=2&parentId=1'])
  await act(async () => page.get('link', 'Toys').focus())
  expect(paths()).toEqual(['/search_result?id=6&level=2&parentId=5', '/search_result?id=7&level=2&parentId=5'])
})

it('leads into a department by price and brand, and to its products', async () => {
  vi.spyOn(api.catalogue, 'categories').mockResolvedValue(nodes)
  const card = { productId: 3, name: 'Dila mug', picture, price: 4200, priceVaries: false }
  const reply = {
    pageResult: { results: [card] },
    onSaleCount: 2,
    priceRange: { min: 1000, max: 9000 },
    brandList: [{ brandId: 4, brandName: 'Tone', count: 3 }],
  }
  vi.spyOn(api.search, 'search').mockResolvedValue(reply as never)
  const page = await mount(<CategoryPanel />, { catalogues: ['catalogue', 'search'] })
  await page.settle(200)
  await page.waitFor('link', 'Tone')
  const paths = [...document.querySelectorAll('nav[aria-label="Quick filters"] a')].map((link) => link.getAttribute('href'))
  expect(paths).toEqual([
    '/search_result?id=1&level=1&onSale=1',
    '/search_result?id=1&level=1&priceMax=50',
    '/search_result?id=1&level=1&brandIds=4',
  ])
  expect(document.querySelector('a[href="/details?id=3"]')!.textContent).toContain('Dila mug')
})
