import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { isSheetBelow, withDeferredStyles } from './deferred-styles.ts'

const storefront = fileURLToPath(new URL('../storefront/', import.meta.url))

/** Names of the style modules that a file of the storefront gets for its deferred parts. */
function addedTo(path: string): string[] {
  const file = join(storefront, path)
  const code = withDeferredStyles(readFileSync(file, 'utf8'), file)
  return [...code.matchAll(/^import ".*\/([\w-]+)\.module\.css"$/gm)].map(([, name]) => name!)
}

it('a page has the styles of its deferred parts, of what they import, and of parts within them', () => {
  const names = addedTo('catalogue/details.route.tsx')
  expect(names).toEqual(expect.arrayContaining(['gallery', 'favourite-button', 'thumbnails', 'product-grid', 'product-card']))
  expect(new Set(names).size).toBe(names.length)
})

it('what is loaded on demand brings its styles itself', () => {
  expect(addedTo('catalogue/details.route.tsx')).not.toContain('gallery-zoom')
})

it('knows which styles a page needs below its first view alone', () => {
  addedTo('catalogue/details.route.tsx')
  const page = join(storefront, 'catalogue/details.route.tsx')
  const isBelow = (sheet: string, id = page) => isSheetBelow(join(storefront, sheet), id)
  expect(isBelow('reviews/review-item.module.css')).toBe(true)
  expect(isBelow('reviews/review-item.module.css', `${page}?a=b`)).toBe(true)
  expect(isBelow('catalogue/gallery.module.css')).toBe(false)
  expect(isBelow('ui/badge.module.css')).toBe(false)
  expect(isBelow('reviews/review-item.module.css', join(storefront, 'reviews/reviews.route.tsx'))).toBe(false)
})
