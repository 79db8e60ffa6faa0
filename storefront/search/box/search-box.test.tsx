// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '#storefront/app/client/browser.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { addRecentSearch, recentSearches } from './recent-searches.ts'
import { SearchBox } from './search-box.tsx'

const suggest = vi.spyOn(api.search, 'suggest')
const words = (...texts: string[]) => texts.map((keywords, id) => ({ id, keywords, kind: 'query' as const }))

beforeEach(() => {
  localStorage.clear()
  suggest.mockReset()
})

async function typed(text: string) {
  // Loaded ahead: how long that takes is not the test's.
  await Promise.all([import('./suggestion-rows.ts'), import('./suggestions.tsx')])
  const page = await mount(<SearchBox />, { catalogues: ['search', 'catalogue'] })
  const field = page.get('field', /./) as HTMLInputElement
  await page.type(field, text)
  await page.settle(450)
  return { page, field }
}

it('suggests what the server answers, walks through it by the arrow keys, and searches for the chosen one', async () => {
  suggest.mockResolvedValue(words('mug', 'mug set'))
  const { page, field } = await typed('mu')
  expect(suggest).toHaveBeenCalledWith({ keywords: 'mu' })
  expect(field.getAttribute('aria-expanded')).toBe('true')
  await page.waitFor('option', 'mug set')
  await page.key(field, 'ArrowDown')
  await page.key(field, 'ArrowDown')
  expect(field.value).toBe('mug set')
  await page.submit()
  await page.settle()
  expect(recentSearches()).toEqual(['mug set'])
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

it('searches for what was typed where there are no suggestions', async () => {
  suggest.mockRejectedValue(new TypeError('Failed to fetch'))
  const { page, field } = await typed('vase')
  expect(field.getAttribute('aria-expanded')).toBe('false')
  await page.submit()
  expect(recentSearches()).toEqual(['vase'])
})

it('is emptied by its button', async () => {
  suggest.mockResolvedValue(words())
  const { page, field } = await typed('vase')
  await page.click(page.get('button', /clear/i))
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
})

it('leaves the keys to an input method that composes', async () => {
  suggest.mockResolvedValue(words('杯子', '杯垫'))
  const { field } = await typed('bei')
  for (const key of ['ArrowDown', 'Escape'])
    await act(
      async () => void field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, isComposing: true })),
    )
  expect(field.value).toBe('bei')
  expect(field.getAttribute('aria-expanded')).toBe('true')
})

it('names where a category belongs that what was entered does not name', async () => {
  const category = (id: number, keywords: string) => ({
    id,
    keywords,
    kind: 'category' as const,
    level: 2,
    parentId: 3,
    parentName: 'Lighting and decor',
  })
  suggest.mockResolvedValue([category(7, 'Chandeliers'), category(8, 'Lamps')])
  const { page } = await typed('lamp')
  await page.waitFor('option', 'Chandeliers · Lighting and decor')
  expect(page.has('option', 'Lamps')).toBe(true)
})

it('leads somewhere when the empty field is clicked, and remembers no search for it', async () => {
  vi.spyOn(api.catalogue, 'categories').mockResolvedValue([{ id: 4, categoryName: 'Kitchen' }] as never)
  await Promise.all([import('./suggestion-rows.ts'), import('./suggestions.tsx')])
  const page = await mount(<SearchBox />, { catalogues: ['search', 'catalogue'] })
  await page.click(page.get('field', /./))
  await page.waitFor('option', 'Search by photo')
  await page.click(page.get('option', 'Kitchen'))
  expect(recentSearches()).toEqual([])
})

it('does not bring back recent searches that were cleared while categories were on their way', async () => {
  addRecentSearch('kett')
  const { promise, resolve } = Promise.withResolvers<never>()
  vi.spyOn(api.catalogue, 'categories').mockReturnValue(promise)
  await Promise.all([import('./suggestion-rows.ts'), import('./suggestions.tsx')])
  const page = await mount(<SearchBox />, { catalogues: ['search', 'catalogue'] })
  await page.click(page.get('field', /./))
  await page.waitFor('option', 'kett')
  await page.click(page.get('button', 'Clear history'))
  resolve([{ id: 4, categoryName: 'Kitchen' }] as never)
  await page.settle()
  expect(page.get('field', /./).getAttribute('aria-expanded')).toBe('false')
})
