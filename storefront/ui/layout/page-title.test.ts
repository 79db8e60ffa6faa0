import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { documentTitle } from './page-title.tsx'

it('every page titles itself by one pattern', () => {
  expect(documentTitle('Cart')).toBe('Cart | Kalata')
  const titles = globSync('storefront/**/*.tsx', { exclude: ['**/*.test.tsx'] }).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/<title>\s*([^<]*?)\s*<\/title>/g)].map((match) => `${path}: ${match[1]}`),
  )
  expect(titles.length).toBeGreaterThan(3)
  for (const title of titles) expect(title).toMatch(/: \{documentTitle\(/)
})
