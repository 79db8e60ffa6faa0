import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ThirdLoginDone } from '#contract/accounts/constants.ts'
import { hear, ThirdLoginError } from './third-party-popup.ts'

const origin = 'https://kalata.example'
const done: ThirdLoginDone = { type: 'thirdlogin:done', done: 'login' }
let page: EventTarget
let popup: { closed: boolean; close: () => void }

/** What the browser gives: a page of an origin, and a popup it opened. */
beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  popup = { closed: false, close: () => (popup.closed = true) }
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { origin })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const say = (message: { origin: string; source: unknown; data: unknown }) =>
  page.dispatchEvent(Object.assign(new Event('message'), message))
const settled = async (word: Promise<unknown>) => {
  const open = Symbol('still waiting')
  await vi.advanceTimersByTimeAsync(0)
  return Promise.race([word, Promise.resolve(open)]).then((value) => (value === open ? 'waits' : value))
}

describe('the word of a popup', () => {
  it('is believed from the exact own origin and the popup itself alone', async () => {
    const word = hear(popup as Window)
    say({ origin: 'https://elsewhere.example', source: popup, data: done })
    say({ origin: 'https://kalata.example.evil', source: popup, data: done })
    say({ origin, source: {}, data: done })
    say({ origin, source: popup, data: { type: 'something else', done: 'login' } })
    say({ origin, source: popup, data: null })
    expect(await settled(word)).toBe('waits')
    say({ origin, source: popup, data: done })
    expect(await word).toBe('login')
    expect(popup.closed).toBe(true)
  })

  it('may be that something went wrong', async () => {
    const word = hear(popup as Window)
    const said = word.catch((error: unknown) => error)
    say({ origin, source: popup, data: { type: 'thirdlogin:done', error: 'thirdLogin.cancelled' } })
    expect(await said).toBeInstanceOf(ThirdLoginError)
    expect(await said).toMatchObject({ key: 'thirdLogin.cancelled' })
  })

  it('is not waited for once the popup is closed', async () => {
    const word = hear(popup as Window)
    popup.closed = true
    await vi.advanceTimersByTimeAsync(1000)
    expect(await settled(word)).toBe('waits')
    await vi.advanceTimersByTimeAsync(1500)
    expect(await word).toBe('left')
  })
})
