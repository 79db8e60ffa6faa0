import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Listener = (event: PopStateEvent) => void

/** The session history of a browser as far as it is used: traversals answer later. */
class FakeHistory {
  entries: { state: unknown; url: string }[] = [
    { state: { idx: 0 }, url: '/home' },
    { state: { idx: 1, key: 'a' }, url: '/cart' },
  ]
  place = 1
  listeners: Listener[] = []
  traversals = 0
  get state() {
    return this.entries[this.place]!.state
  }
  get url() {
    return this.entries[this.place]!.url
  }
  pushState(state: unknown, _: string, url = this.url) {
    this.entries = [...this.entries.slice(0, ++this.place), { state, url }]
  }
  replaceState(state: unknown, _: string, url = this.url) {
    this.entries[this.place] = { state, url }
  }
  go(delta: number) {
    this.traversals++
    setTimeout(() => {
      this.place += delta
      let stopped = false
      const event = { state: this.state, stopImmediatePropagation: () => void (stopped = true) } as unknown as PopStateEvent
      for (const listener of this.listeners) if (!stopped) listener(event)
    }, 1)
  }
  back() {
    this.go(-1)
  }
  forward() {
    this.go(1)
  }
}

let browser: FakeHistory
const router = { state: { location: { key: 'a' }, navigation: { state: 'idle' } }, listeners: [] as ((state: unknown) => void)[] }
const routerPop = vi.fn<Listener>(({ state }) => show((state as { key?: string } | null)?.key))

/** The router shows the page of an entry. */
function show(key = 'default'): void {
  router.state = { ...router.state, location: { key } }
  for (const notify of router.listeners) notify(router.state)
}
/** The router opens a page, or puts one in the place of the open one. */
function push(key: string, url: string): void {
  browser.pushState({ idx: 2, key }, '', url)
  show(key)
}
function replace(key: string, url: string): void {
  browser.replaceState({ idx: 2, key }, '', url)
  show(key)
}

/** The module as a page of its own loads it, with a router that listens after it. */
async function openPage() {
  vi.resetModules()
  const module = await import('./dialog-history.ts')
  browser.listeners = []
  router.listeners = []
  module.watchDialogHistory(
    {
      get state() {
        return router.state
      },
      subscribe(listener: (state: unknown) => void) {
        router.listeners.push(listener)
        return () => undefined
      },
    } as unknown as Parameters<typeof module.watchDialogHistory>[0],
    (listener) => browser.listeners.push(listener),
  )
  browser.listeners.push(routerPop)
  await vi.runAllTimersAsync()
  return module
}
const urls = () => browser.entries.map(({ url }) => url)
const go = async (delta: number) => {
  browser.go(delta)
  await vi.runAllTimersAsync()
}

beforeEach(() => {
  vi.useFakeTimers()
  routerPop.mockClear()
  show('a')
  browser = new FakeHistory()
  vi.stubGlobal('history', browser)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the history of dialogs', () => {
  it('closes the topmost dialog with each "Back", and then leaves the page', async () => {
    const { enterDialog } = await openPage()
    const closed: string[] = []
    enterDialog(() => closed.push('below'))
    enterDialog(() => closed.push('above'))
    expect(browser.entries).toHaveLength(3)
    await go(-1)
    expect(closed).toEqual(['above'])
    await go(-1)
    expect(closed).toEqual(['above', 'below'])
    expect([browser.place, routerPop.mock.calls.length]).toEqual([1, 0])
    await go(-1)
    expect([browser.url, routerPop.mock.calls.length]).toEqual(['/home', 1])
  })

  it('leaves no entry behind a dialog that was closed, also when another takes its place', async () => {
    const { enterDialog } = await openPage()
    const exit = enterDialog(() => undefined)
    exit()
    const exitOther = enterDialog(() => undefined)
    await vi.runAllTimersAsync()
    expect([browser.place, browser.entries.length, browser.traversals]).toEqual([2, 3, 0])
    exitOther()
    await vi.advanceTimersByTimeAsync(0)
    // Opened again while the entry is being left.
    enterDialog(() => undefined)
    await vi.runAllTimersAsync()
    expect([browser.place, browser.entries.length, routerPop.mock.calls.length]).toEqual([2, 3, 0])
  })

  it('is passed over on the way between the page and the one that a link in the dialog leads to', async () => {
    const { enterDialog } = await openPage()
    const exit = enterDialog(() => undefined)
    push('b', '/details')
    exit()
    await vi.runAllTimersAsync()
    expect(urls()).toEqual(['/home', '/cart', '/cart', '/details'])
    await go(-1)
    expect([browser.place, browser.url, router.state.location.key]).toEqual([1, '/cart', 'a'])
    await go(1)
    expect([browser.place, browser.url, router.state.location.key]).toEqual([3, '/details', 'b'])
  })

  it('stands above the new address of a dialog that stays open', async () => {
    const { enterDialog } = await openPage()
    const close = vi.fn<() => void>()
    enterDialog(close)
    push('b', '/cart?inStock=1')
    await vi.runAllTimersAsync()
    replace('c', '/cart?inStock=2')
    await vi.runAllTimersAsync()
    await go(-1)
    expect(close).toHaveBeenCalledOnce()
    expect([browser.url, browser.state]).toEqual(['/cart?inStock=2', { idx: 2, key: 'c' }])
    expect(routerPop).not.toHaveBeenCalled()
  })

  it('keeps a navigation that comes while the entry is being left', async () => {
    const { enterDialog } = await openPage()
    enterDialog(() => undefined)()
    await vi.advanceTimersByTimeAsync(0)
    push('b', '/details')
    await vi.runAllTimersAsync()
    expect([browser.url, router.state.location.key]).toEqual(['/details', 'b'])
    await go(-1)
    expect([browser.url, router.state.location.key]).toEqual(['/cart', 'a'])
  })

  it('stays while a navigation is under way, which puts its page above', async () => {
    const { enterDialog } = await openPage()
    const exit = enterDialog(() => undefined)
    router.state = { ...router.state, navigation: { state: 'loading' } }
    exit()
    await vi.runAllTimersAsync()
    router.state = { ...router.state, navigation: { state: 'idle' } }
    push('b', '/details')
    expect([browser.traversals, urls()]).toEqual([0, ['/home', '/cart', '/cart', '/details']])
  })

  it('closes all dialogs on a longer way back, and skips the entry on the way forward', async () => {
    const { enterDialog } = await openPage()
    const close = vi.fn<() => void>()
    enterDialog(close)
    enterDialog(close)
    await go(-2)
    expect([close.mock.calls.length, browser.url, routerPop.mock.calls.length]).toEqual([2, '/home', 1])
    await go(2)
    expect([browser.url, router.state.location.key]).toEqual(['/cart', 'a'])
  })

  it('is left at once by a page that was reloaded on it', async () => {
    const { enterDialog } = await openPage()
    enterDialog(() => undefined)
    await openPage()
    expect([browser.place, routerPop.mock.calls.length]).toEqual([1, 0])
  })
})
