import { expect, it } from 'vitest'
import { isLoadError } from './lazy-chunk.ts'

it.each([
  new TypeError('Failed to fetch'),
  new TypeError('Load failed'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
  new Error('Unable to preload CSS for /assets/a.css'),
])('%s says that something could not be loaded', (error) => expect(isLoadError(error)).toBe(true))

it.each([new TypeError('x is not a function'), new Error('Failed to fetch'), 'Failed to fetch', undefined])('%s does not', (error) =>
  expect(isLoadError(error)).toBe(false),
)
