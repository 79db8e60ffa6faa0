import { expect, test } from 'vitest'
import { isDeferredChunk } from './initial-chunks.ts'
import { withDeferredStyles } from './deferred-styles.ts'
import { withoutImportsOf } from './style-chunks.ts'

test('only imports of files that are gone leave a script', () => {
  const code = 'import{a as b}from"./kept-12345678.js";import"./gone-12345678.js";import "./kept-12345678.js";b("./gone-12345678.js");'
  expect(withoutImportsOf(code, new Set(['assets/gone-12345678.js']))).toBe(
    'import{a as b}from"./kept-12345678.js";import "./kept-12345678.js";b("./gone-12345678.js");',
  )
})

test('deferred parts are known by the names of their scripts', () => {
  expect(isDeferredChunk('assets/later-details-DzDqf3Tr.js')).toBe(true)
  expect(isDeferredChunk('assets/later-DzDqf3Tr.js')).toBe(true)
  expect(isDeferredChunk('assets/auth-dialog-DzDqf3Tr.js')).toBe(false)
  withDeferredStyles("const Part = deferredPart(() => import('./part-of-a-test.tsx'), 'Part')", '/storefront/shell/host.tsx')
  expect(isDeferredChunk('assets/part-of-a-test-Dz_qf-Tr.js')).toBe(true)
})
