import { runInNewContext } from 'node:vm'
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
  css: ['/root.css', '/a.css'],
}

it('the list of routes keeps what the browser reads', () => {
  const root = { id: 'root', hasLoader: false, module: '/r.js', css: ['/root.css'] }
  const code = leanManifest(
    `window.__reactRouterManifest=${JSON.stringify({ version: '1', entry: { module: '/e.js', imports: ['/b.js'], css: [] }, routes: { root, a: route } })};`,
  )
  const window: Record<string, unknown> = {}
  runInNewContext(code, Object.assign(window, { window }))
  expect(window['__reactRouterManifest']).toEqual({
    routes: {
      root: { id: 'root', module: '/r.js', css: ['/root.css'] },
      a: { id: 'a', parentId: 'root', hasLoader: true, module: '/a.js', css: ['/a.css'] },
    },
  })
})

it('a list that begins in another way stops the build', () => {
  expect(() => leanManifest('window.other={}')).toThrow('in another way')
})
