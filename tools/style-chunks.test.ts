import { expect, test } from 'vitest'
import { isDeferredChunk } from './initial-chunks.ts'
import { withDeferredStyles } from './deferred-styles.ts'
import { withoutImportsOf, withoutKnownSheets } from './style-chunks.ts'

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

test('dynamic imports name no sheet that the page has', () => {
  const list = 'm.f=["assets/frame-12345678.css","assets/dialog-12345678.css","assets/home-12345678.css","assets/other-12345678.css"]'
  const dialog = 'import(`./dialog-12345678.js`)'
  const later = 'import("./later-home-12345678.js").then(e=>e.t)'
  const destructured = 'async()=>{let{a:e}=await import(`./store-12345678.js`).then(e=>e.r);return{a:e}}'
  expect(
    withoutKnownSheets(
      `${list};s(()=>${dialog},__vite__mapDeps([0,1,3]));s(()=>${later},__vite__mapDeps([0,2]));s(${destructured},__vite__mapDeps([0]))`,
      new Map([['assets/dialog-12345678.js', new Set(['assets/dialog-12345678.css'])]]),
    ),
  ).toBe(`${list};s(()=>${dialog},__vite__mapDeps([1]));s(()=>${later},[]);s(${destructured},[])`)
  expect(withoutKnownSheets('import(`./dialog-12345678.js`)', new Map())).toBe('import(`./dialog-12345678.js`)')
})
