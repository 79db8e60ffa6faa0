import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cacheNames, dropOldBuilds, eraseProducts, storedPage, storePage, storeShell } from './stored-pages.ts'

const origin = 'https://mall.example'
const absolute = (input: string | Request) => (typeof input === 'string' ? new URL(input, origin).href : input.url)

/** A browser's cache: entries in the order in which they were put. */
class MemoryCache {
  entries = new Map<string, Response>()
  match = async (input: string | Request) => this.entries.get(absolute(input))?.clone()
  put = async (input: string | Request, response: Response) => void this.entries.set(absolute(input), response)
  delete = async (input: string | Request) => this.entries.delete(absolute(input))
  keys = async () => [...this.entries.keys()].map((url) => ({ url }) as Request)
  add = async (path: string) => this.put(path, await fetch(path))
}

const all = new Map<string, MemoryCache>()
const loaded: string[] = []
let lang = 'ka'
let status = 200

beforeEach(() => {
  all.clear()
  loaded.length = 0
  ;[lang, status] = ['ka', 200]
  vi.stubGlobal('caches', {
    open: async (name: string) => all.get(name) ?? all.set(name, new MemoryCache()).get(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  })
  vi.stubGlobal('fetch', async (path: string) => {
    loaded.push(path)
    return new Response(`<html data-lang="${lang}"><script src="/assets/a.js"></script>${path}`, { status })
  })
})
afterEach(() => void vi.unstubAllGlobals())

const old = cacheNames('old')
const names = cacheNames('new')
const find = (path: string) => storedPage(new URL(path, origin))
const paths = (name: string) => [...(all.get(name)?.entries.keys() ?? [])].map((url) => url.slice(origin.length))

it('stores the fifty products visited last, whatever build they were visited in', async () => {
  for (let id = 1; id <= 30; id++) await storePage(old, `/details?id=${id}`)
  for (let id = 31; id <= 55; id++) await storePage(names, `/details?id=${id}`)
  await storePage(names, '/details?id=6')
  expect(paths(old.pages)).toEqual(Array.from({ length: 24 }, (_, index) => `/details?id=${index + 7}`))
  expect(paths(names.pages)).toHaveLength(26)
  expect(paths(names.pages).at(-1)).toBe('/details?id=6')
  expect(await (await find('/details?id=7&offer=2'))!.text()).toContain('/details?id=7')
  expect(await find('/details?id=5')).toBeUndefined()
})

it('stores the files that a page names once, and no page of another status', async () => {
  await storePage(names, '/details?id=1')
  await storePage(names, '/details?id=2')
  expect(loaded.filter((path) => path === '/assets/a.js')).toHaveLength(1)
  status = 503
  await storePage(names, '/details?id=3')
  expect(await find('/details?id=3')).toBeUndefined()
  expect(await find('/details?id=2')).toBeDefined()
})

it('stores the pages of the shell again where the language has changed', async () => {
  await storeShell(names)
  loaded.length = 0
  await storeShell(names, 'ka')
  expect(loaded).toEqual([])
  lang = 'ru'
  await storeShell(names, 'ru')
  expect(await (await find('/cart'))!.text()).toContain('data-lang="ru"')
  expect(await (await find('/offline?from=/home'))!.text()).toContain('data-lang="ru"')
})

it('keeps the build before this one and deletes the older ones', async () => {
  for (const version of ['a', 'b', 'new']) await storePage(cacheNames(version), `/details?id=${version.length}`)
  await dropOldBuilds(names)
  expect([...all.keys()].sort()).toEqual(['files b', 'files new', 'pages b', 'pages new'])
})

it('forgets what was visited, and keeps the shell', async () => {
  await storeShell(names)
  await storePage(names, '/details?id=1')
  await eraseProducts()
  expect(paths(names.pages)).toEqual(['/offline', '/cart'])
})
