import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ThirdLoginDone } from '#contract/accounts/constants.ts'
import { awaitPopupResult, ThirdPartyError } from './third-party-popup.ts'

const origin = 'https://kalata.example'
const done: ThirdLoginDone = { type: 'thirdlogin:done', done: 'login' }
let page: EventTarget
let popup: { closed: boolean; close: () => void }

/** Fakes of the browser: this window at an origin, and a popup it opened. */
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

const post = (message: { origin: string; source: unknown; data: unknown }) =>
  page.dispatchEvent(Object.assign(new Event('message'), message))
const stateOf = async (result: Promise<unknown>) => {
  const open = Symbol('pending')
  await vi.advanceTimersByTimeAsync(0)
  return Promise.race([result, Promise.resolve(open)]).then((value) => (value === open ? 'pending' : value))
}

describe('the result of a popup', () => {
  it('is accepted from this origin and this window alone', async () => {
    const result = awaitPopupResult(popup as Window)
    post({ origin: 'https://elsewhere.example', source: popup, data: done })
    post({ origin: 'https://kalata.example.evil', source: popup, data: done })
    post({ origin, source: {}, data: done })
    post({ origin, source: popup, data: { type: 'something else', done: 'login' } })
    post({ origin, source: popup, data: null })
    expect(await stateOf(result)).toBe('pending')
    post({ origin, source: popup, data: done })
    expect(await result).toBe('login')
    expect(popup.closed).toBe(true)
  })

  it('may be an error', async () => {
    const result = awaitPopupResult(popup as Window)
    const failure = result.catch((error: unknown) => error)
    post({ origin, source: popup, data: { type: 'thirdlogin:done', error: 'thirdLogin.cancelled' } })
    expect(await failure).toBeInstanceOf(ThirdPartyError)
    expect(await failure).toMatchObject({ key: 'thirdLogin.cancelled' })
  })

  it('is awaited for a moment only after the popup was closed', async () => {
    const result = awaitPopupResult(popup as Window)
    popup.closed = true
    await vi.advanceTimersByTimeAsync(1000)
    expect(await stateOf(result)).toBe('pending')
    await vi.advanceTimersByTimeAsync(1500)
    expect(await result).toBe('closed')
  })
})
