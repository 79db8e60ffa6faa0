import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Route } from '#storefront/app/router/page.ts'
import routes from './routes.ts'

const filesOf = (entries: Route[]): string[] =>
  entries.flatMap(({ handle, children }) => [...(handle ? [handle.file] : []), ...filesOf((children ?? []) as Route[])])

it('an error of a page leaves what stands around it: every page has a boundary of its own', () => {
  const pages = [...new Set(filesOf(routes))].filter((file) => file.endsWith('.tsx') && !file.startsWith('shell/'))
  expect(pages.length).toBeGreaterThan(30)
  const without = pages.filter((file) => !/\bErrorBoundary\b/.test(readFileSync(`storefront/${file}`, 'utf8')))
  expect(without).toEqual([])
})
