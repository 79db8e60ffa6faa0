import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ThirdLoginDone } from '#contract/accounts/constants.ts'
import { awaitPopupResult, signInWithProvider, ThirdPartyError } from './third-party-popup.ts'

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

it('a popup is 600 x 500 px, in the middle of the window', async () => {
  const open = vi.fn<(...args: string[]) => null>(() => null)
  Object.assign(page, { open })
  for (const [name, value] of Object.entries({ screenX: 100, screenY: 50, outerWidth: 1440, outerHeight: 900 })) vi.stubGlobal(name, value)
  vi.stubGlobal('sessionStorage', { removeItem() {}, setItem() {} })
  vi.stubGlobal('document', { documentElement: { dataset: { lang: 'en' } } })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await expect(signInWithProvider('google', undefined)).rejects.toThrow()
  expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', 'thirdlogin', 'popup,width=600,height=500,left=520,top=250')
})

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
