// @vitest-environment happy-dom
import { createMemoryRouter, type LoaderFunctionArgs } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPageMemory, type PageMemory } from './page-memory.ts'

const origin = 'http://localhost'
const asked: string[] = []
let failure: unknown
let memory: PageMemory | undefined

const pathOf = ({ url }: Request) => url.slice(origin.length)

/** A router with public pages below `/`, and a member's page, whose data say how often the server was asked. */
async function openRouter() {
  const load = ({ request }: LoaderFunctionArgs) => {
    const ask = async () => {
      asked.push(pathOf(request))
      if (failure) throw failure
      return { path: pathOf(request), turn: asked.length, zone: { serverNow: new Date().toISOString() } }
    }
    return memory ? memory.load(request, ask) : ask()
  }
  const router = createMemoryRouter([
    { id: 'member', path: '/user', loader: load, Component: () => null },
    {
      id: 'page',
      path: '*',
      handle: { cacheable: ['x'] },
      loader: load,
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname || nextUrl.pathname !== '/stays',
      Component: () => null,
    },
  ])
  await settle()
  let before: string[] = []
  // A browser's address is that of the next page on the way back or forward, and that of the open one on every other way.
  const address = () => new URL(before.at(-1) ?? pathOfLocation(), origin)
  const pathOfLocation = () => router.state.location.pathname + router.state.location.search
  memory = openPageMemory(router, address)
  const data = () => router.state.loaderData.page as { path: string; turn: number; zone: { serverNow: string } }
  const open = async (path: string) => {
    await router.navigate(path)
    await settle()
  }
  const back = async (to: string) => {
    before = [to]
    await router.navigate(-1)
    await settle()
    before = []
  }
  return { router, data, open, back }
}

const settle = () => vi.advanceTimersByTimeAsync(1)

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-11-22T10:00:00Z')
  asked.length = 0
  failure = undefined
  memory = undefined
})
afterEach(() => {
  memory?.stop()
  vi.useRealTimers()
})

it('back shows the page as it was without a request, also one minutes old and the one the document began with', async () => {
  const { data, open, back } = await openRouter()
  await open('/a?x=1')
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  await open('/b')
  expect(asked).toEqual(['/', '/a?x=1', '/b'])
  await back('/a?x=1')
  expect(data()).toMatchObject({ path: '/a?x=1', turn: 2 })
  await back('/')
  expect(data()).toMatchObject({ path: '/', turn: 1 })
  expect(asked).toHaveLength(3)
})

it('a link shows a page in memory at once, and asks for it again when it is older than five seconds', async () => {
  const { data, open } = await openRouter()
  await open('/a')
  await open('/b')
  await open('/a')
  expect(asked).toEqual(['/', '/a', '/b'])
  await open('/b')
  await vi.advanceTimersByTimeAsync(6_000)
  await open('/a')
  expect(asked).toEqual(['/', '/a', '/b', '/a'])
  expect(data()).toMatchObject({ path: '/a', turn: 4 })
})

it('where asking again fails the page stays; one that is gone shows that it is', async () => {
  const { router, data, open } = await openRouter()
  await open('/a')
  await open('/b')
  await vi.advanceTimersByTimeAsync(6_000)
  failure = new TypeError('Failed to fetch')
  await open('/a')
  expect(asked).toHaveLength(4)
  expect(data()).toMatchObject({ path: '/a', turn: 2 })
  expect(router.state.errors).toBeNull()
  failure = undefined
  await open('/b')
  await vi.advanceTimersByTimeAsync(6_000)
  failure = new Response(null, { status: 404 })
  await open('/a')
  expect(router.state.errors).toBeTruthy()
})

it('keeps thirty pages, the latest shown, and none that is a member\u2019s', async () => {
  const { open, back } = await openRouter()
  for (let page = 1; page <= 31; page++) await open(`/p${page}`)
  expect(asked).toHaveLength(32)
  await open('/user')
  await open('/p2')
  expect(asked).toHaveLength(33)
  await back('/user')
  expect(asked.at(-1)).toBe('/user')
  await open('/p1')
  expect(asked.at(-1)).toBe('/p1')
})

it('asks again for a page that is loaded again, and for all after the memory is cleared', async () => {
  const { router, open, back } = await openRouter()
  await open('/a')
  await router.revalidate()
  expect(asked).toEqual(['/', '/a', '/a'])
  await open('/b')
  memory!.clear()
  await back('/a')
  expect(asked.at(-1)).toBe('/a')
  expect(asked).toHaveLength(5)
})

it('a page whose address changes without loading is asked for; one that selects an offer is not', async () => {
  const { open, back } = await openRouter()
  await open('/stays?more=1')
  await open('/stays?more=2')
  await open('/a')
  await back('/stays?more=2')
  expect(asked).toEqual(['/', '/stays?more=1', '/a', '/stays?more=2'])
  await open('/stays?more=1&offer=3')
  await open('/a')
  await back('/stays?more=1&offer=3')
  expect(asked).toHaveLength(4)
})

it('the clock of a page in memory has gone on', async () => {
  const { data, open, back } = await openRouter()
  await open('/a')
  const before = Date.parse(data().zone.serverNow)
  await open('/b')
  await vi.advanceTimersByTimeAsync(60_000)
  await back('/a')
  const ahead = Date.parse(data().zone.serverNow) - before
  expect(ahead).toBeGreaterThanOrEqual(60_000)
  expect(ahead).toBeLessThan(60_100)
})
