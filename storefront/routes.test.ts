import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import routes from './routes.ts'

const filesOf = (entries: RouteConfigEntry[]): string[] => entries.flatMap(({ file, children }) => [file, ...filesOf(children ?? [])])

it('an error of a page leaves what stands around it: every page has a boundary of its own', () => {
  const pages = [...new Set(filesOf(routes))].filter((file) => file.endsWith('.tsx') && !file.startsWith('shell/'))
  expect(pages.length).toBeGreaterThan(30)
  const without = pages.filter((file) => !/\bErrorBoundary\b/.test(readFileSync(`storefront/${file}`, 'utf8')))
  expect(without).toEqual([])
})
