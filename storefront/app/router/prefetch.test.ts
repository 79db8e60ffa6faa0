// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { matchRoutes } from 'react-router'
import tree from '#storefront/routes.ts'
import type { Router } from './browser.ts'
import type { RouteHandle } from './page.ts'
import { dataUrl } from '#contract/core/page-address.ts'
import { openPrefetched, watchIntent } from './prefetch.ts'

const paths = ['/home', '/details', '/cart', '/submit', '/user/profile/orders']
const handleOf = (path: string) => matchRoutes(tree, path)?.at(-1)?.route.handle as RouteHandle
const routes = paths.map((path) => ({ id: path.slice(1), path, handle: handleOf(path) })) as unknown as Router['routes']
const state = { location: { pathname: '/home', search: '' }, navigation: {} } as Router['state']
const addresses: string[] = []
let fetched: ReturnType<typeof openPrefetched>
let stop: () => void
const fresh = new Set<string>()

function link(href: string, more = ''): HTMLAnchorElement {
  document.body.insertAdjacentHTML('beforeend', `<a href="${href}" ${more}><b>x</b></a>`)
  return document.body.lastElementChild as HTMLAnchorElement
}
const over = (element: Element, pointerType = 'mouse') =>
  element.firstElementChild!.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }))
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = ''
  addresses.length = 0
  fresh.clear()
  vi.stubGlobal('fetch', (address: URL) => {
    addresses.push(address.href.replace(location.origin, ''))
    return Promise.resolve(new Response('data'))
  })
  fetched = openPrefetched({ routes, state }, { isFresh: (url) => fresh.has(url.pathname + url.search), loadCode: () => Promise.resolve() })
  stop = watchIntent(fetched.fetchAhead)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('fetches the page of a link that the pointer rests on for 65 ms, once', async () => {
  const product = link('/details?id=1')
  over(product)
  await wait(60)
  over(link('/other'))
  await wait(100)
  expect(addresses).toEqual([])
  over(product)
  await wait(65)
  over(product)
  await wait(65)
  expect(addresses).toEqual(['/details.json?id=1'])
})

it('fetches at once where a link has the focus or is touched', async () => {
  link('/details?id=1').dispatchEvent(new Event('focusin', { bubbles: true }))
  await wait(0)
  const touched = link('/details?id=2')
  touched.dispatchEvent(new Event('touchstart', { bubbles: true }))
  over(touched, 'touch')
  await wait(0)
  expect(addresses).toEqual(['/details.json?id=1'])
  touched.dispatchEvent(new Event('touchstart', { bubbles: true }))
  await wait(0)
  expect(addresses).toHaveLength(2)
})

it.each([
  ['the checkout', '/submit', ''],
  ['a member\u2019s page', '/user/profile/orders', ''],
  ['the open page', '/home', ''],
  ['another tab', '/details?id=1', 'target="_blank"'],
  ['another site', 'https://example.com/details?id=1', ''],
  ['a page in memory', '/details?id=7', ''],
  ['the page that is being opened', '/details?id=8', ''],
])('does not fetch %s', async (_, href, more) => {
  fresh.add('/details?id=7')
  Object.assign(state.navigation, { location: { pathname: '/details', search: '?id=8' } })
  over(link(href, more))
  await wait(200)
  expect(addresses).toEqual([])
  Object.assign(state.navigation, { location: undefined })
})

it('fetches nothing where the device saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  over(link('/details?id=1'))
  await wait(200)
  expect(addresses).toEqual([])
})

it('gives what was fetched to one navigation, for ten seconds', async () => {
  const url = new URL('/details?id=1', location.href)
  const address = dataUrl(url).href
  await fetched.fetchAhead(url)
  expect(await (await fetched.consume(address))!.text()).toBe('data')
  expect(fetched.consume(address)).toBeUndefined()
  await fetched.fetchAhead(url)
  await wait(10_001)
  expect(fetched.consume(address)).toBeUndefined()
})
