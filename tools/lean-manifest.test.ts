import { expect, it } from 'vitest'
import { leanManifest } from './lean-manifest.ts'

const route = {
  id: 'a',
  parentId: 'root',
  hasLoader: true,
  hasAction: false,
  hasDefaultExport: true,
  module: '/a.js',
  imports: ['/b.js'],
  css: ['/a.css'],
}

it('the list of routes keeps what the browser reads', () => {
  const code = leanManifest(
    `window.__reactRouterManifest=${JSON.stringify({ version: '1', entry: { module: '/e.js', imports: ['/b.js'], css: [] }, routes: { a: route } })};`,
  )
  expect(JSON.parse(code.replace('window.__reactRouterManifest=', '').replace(/;$/, ''))).toEqual({
    version: '1',
    entry: { module: '/e.js', imports: [] },
    routes: { a: { id: 'a', parentId: 'root', hasLoader: true, module: '/a.js', css: ['/a.css'] } },
  })
})

it('a list that begins in another way stops the build', () => {
  expect(() => leanManifest('window.other={}')).toThrow('in another way')
})
