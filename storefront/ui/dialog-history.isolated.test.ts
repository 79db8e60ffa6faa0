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
}

let browser: FakeHistory
const routerPop = vi.fn<Listener>()

/** The module as a page of its own loads it, with a router that listens after it. */
async function openPage() {
  vi.resetModules()
  const module = await import('./dialog-history.ts')
  browser.listeners = []
  module.watchDialogHistory()
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
  browser = new FakeHistory()
  vi.stubGlobal('history', browser)
  vi.stubGlobal('addEventListener', (_: string, listener: Listener) => browser.listeners.push(listener))
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

  it('gives its place to the page that a link in the dialog leads to', async () => {
    const { enterDialog } = await openPage()
    const exit = enterDialog(() => undefined)
    browser.pushState({ idx: 2, key: 'b' }, '', '/details')
    exit()
    await vi.runAllTimersAsync()
    expect(urls()).toEqual(['/home', '/cart', '/details'])
    await go(-1)
    expect([browser.url, routerPop.mock.calls.length]).toEqual(['/cart', 1])
  })

  it('stands above the new address of a dialog that stays open', async () => {
    const { enterDialog } = await openPage()
    const close = vi.fn<() => void>()
    enterDialog(close)
    browser.pushState({ idx: 2, key: 'b' }, '', '/cart?inStock=1')
    await vi.runAllTimersAsync()
    expect(urls()).toEqual(['/home', '/cart', '/cart?inStock=1', '/cart?inStock=1'])
    browser.replaceState({ idx: 2, key: 'c' }, '', '/cart?inStock=2')
    await go(-1)
    expect(close).toHaveBeenCalledOnce()
    expect([browser.url, browser.state]).toEqual(['/cart?inStock=2', { idx: 2, key: 'c' }])
    expect(routerPop).not.toHaveBeenCalled()
  })

  it('keeps a navigation that comes while the entry is being left', async () => {
    const { enterDialog } = await openPage()
    enterDialog(() => undefined)()
    await vi.advanceTimersByTimeAsync(0)
    browser.pushState({ idx: 2, key: 'b' }, '', '/details')
    await vi.runAllTimersAsync()
    expect([urls(), browser.url]).toEqual([['/home', '/cart', '/details'], '/details'])
  })

  it('closes all dialogs on a longer way back, and skips the entry on the way forward', async () => {
    const { enterDialog } = await openPage()
    const close = vi.fn<() => void>()
    enterDialog(close)
    enterDialog(close)
    await go(-2)
    expect([close.mock.calls.length, browser.url, routerPop.mock.calls.length]).toEqual([2, '/home', 1])
    await go(2)
    expect([browser.place, browser.url, routerPop.mock.calls.length]).toEqual([1, '/cart', 2])
  })

  it('is left at once by a page that was reloaded on it', async () => {
    const { enterDialog } = await openPage()
    enterDialog(() => undefined)
    await openPage()
    expect([browser.place, routerPop.mock.calls.length]).toEqual([1, 0])
  })
})
