import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { leavesOf } from '#demo/testing/routes.ts'
import routes from '#storefront/routes.ts'
import type { RouteHandle } from '../router/page.ts'
import { filesOf, languageOf, requestKind, storedPath } from './worker-requests.ts'

const origin = 'https://mall.example'
const kind = (path: string, part: { method?: string; mode?: string; referrer?: string } = {}) =>
  requestKind({ method: 'GET', mode: 'cors', referrer: '', url: origin + path, ...part }, origin)
const navigate = { mode: 'navigate' }
const pages = routes.flatMap((route) => leavesOf(route))

describe('the service worker', () => {
  it('answers for files of the build, for public pages, and for the pictures of what is read offline', () => {
    expect(kind('/assets/frame-Ab1.js')).toBe('file')
    expect(kind('/details?id=5', navigate)).toBe('page')
    expect(kind('/media/ab/cd-640.avif', { referrer: `${origin}/details?id=5` })).toBe('picture')
    expect(kind('/media/ab/cd-640.avif', { referrer: `${origin}/home` })).toBeUndefined()
    expect(kind('/media/ab/cd-640.avif')).toBeUndefined()
  })

  it.each([
    '/submit',
    '/success',
    '/fail',
    '/orderDetail/KA1',
    '/user/profile/orders',
    '/member/order',
    '/login',
    '/thirdlogin',
    '/feedback',
  ])('stores nothing of %s', (path) => {
    expect(kind(path, navigate)).toBe('unstored')
    expect(storedPath(new URL(path, origin))).toBeUndefined()
  })

  it('never sees a call, a write, data of a page, or another site', () => {
    expect(kind('/api/minimall/cart/h5/view', { method: 'POST' })).toBeUndefined()
    expect(kind('/api/minimall/home')).toBeUndefined()
    expect(kind('/details.data?id=5')).toBeUndefined()
    expect(kind('/details', { ...navigate, method: 'POST' })).toBeUndefined()
    for (const path of ['/api/mall/orders/KA1/invoice', '/submit.data', '/sitemap.xml']) expect(kind(path, navigate), path).toBeUndefined()
    expect(requestKind({ method: 'GET', mode: 'navigate', referrer: '', url: 'https://other.example/home' }, origin)).toBeUndefined()
  })

  it('answers for cacheable pages alone, which are the same for everybody', () => {
    expect(pages.length).toBeGreaterThan(40)
    for (const { path } of pages.filter((page) => !/[:*]/.test(page.path))) {
      const handle = matchRoutes(routes, path)!.at(-1)!.route.handle as RouteHandle | undefined
      expect(kind(path || '/', navigate), path).toBe(handle?.cacheable ? 'page' : 'unstored')
    }
  })

  it('stores a product under its id, and the cart and the offline page under their names', () => {
    const stored = (path: string) => storedPath(new URL(path, origin))
    expect(stored('/details?lang=en&id=5&offer=9')).toBe('/details?id=5')
    for (const path of ['/details', '/details?id=0', '/details?id=5x', '/home', '/submit']) expect(stored(path)).toBeUndefined()
    expect(stored('/cart--')).toBe('/cart')
    expect(stored('/offline?from=/home')).toBe('/offline')
  })

  it('finds the files and the language in the HTML of a page', () => {
    const html =
      '<html lang="ka-GE" data-lang="ka"><link href="/assets/a-1.css"><script>import "/assets/b.js"</script><link href="/assets/a-1.css">'
    expect(filesOf(html)).toEqual(['/assets/a-1.css', '/assets/b.js'])
    expect(languageOf(html)).toBe('ka')
  })
})
