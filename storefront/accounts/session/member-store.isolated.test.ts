import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const userInfo = `userInfo=${encodeURIComponent('{"name":"Nino","memberType":0}')}`
const page = { cookie: '', documentElement: { dataset: { lang: 'en' } } }
const storage = new Map<string, string>()
const reload = vi.fn<() => void>()
let calls: { path: string; body: unknown }[]
let failing: boolean

/** The store as a page of its own loads it. */
async function openStore() {
  vi.resetModules()
  const store = await import('./member-store.ts')
  // Loaded ahead, since its loading is not the timers'.
  await import('#storefront/app/client/send.ts')
  const lost = vi.fn<() => void>()
  const stop = [store.subscribeMember(() => undefined), store.subscribeSessionLoss(lost)]
  return { ...store, lost, close: () => stop.forEach((end) => end()) }
}

beforeEach(() => {
  vi.useFakeTimers()
  ;[calls, failing, page.cookie] = [[], false, `${userInfo}; userId=m1`]
  storage.clear()
  for (const key of ['cartCount', 'viewed', 'searches', 'lang', 'cart']) storage.set(key, '1')
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('addEventListener', vi.fn<() => void>())
  vi.stubGlobal('removeEventListener', vi.fn<() => void>())
  vi.stubGlobal('localStorage', { getItem: (key: string) => storage.get(key) ?? null, removeItem: (key: string) => storage.delete(key) })
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    calls.push({ path, body: JSON.parse(body) })
    return failing ? Promise.reject(new TypeError('offline')) : Promise.resolve(new Response('{"code":0,"message":"","data":{}}'))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a login cookie that is gone signs out within 2 s, on the server too, and takes along what was remembered', async () => {
  const store = await openStore()
  expect(store.currentMember()).toEqual({ name: 'Nino', memberType: 0 })
  expect(store.storeMemberId()).toEqual({ storeMemberId: 'm1' })
  page.cookie = 'userId=m1'
  await vi.advanceTimersByTimeAsync(2000)
  expect(store.currentMember()).toBeNull()
  expect(store.storeMemberId()).toEqual({})
  expect(store.lost).toHaveBeenCalledOnce()
  expect(calls).toEqual([{ path: '/api/minimall/member/logout', body: { lost: true } }])
  expect([...storage.keys()]).toEqual(['lang', 'cart'])
  store.close()
})

it('a session that could not be ended on the server is ended by a later poll', async () => {
  const store = await openStore()
  ;[failing, page.cookie] = [true, '']
  await vi.advanceTimersByTimeAsync(4000)
  expect(calls).toHaveLength(2)
  failing = false
  await vi.advanceTimersByTimeAsync(6000)
  expect(calls).toHaveLength(3)
  expect(store.lost).toHaveBeenCalledOnce()
  store.close()
})

it('another member in another tab reloads the page, which remembers nothing of the one before', async () => {
  const store = await openStore()
  const { setDraftStore } = await import('#storefront/app/forms/save-drafts.ts')
  const [save, clear] = [vi.fn<() => void>(), vi.fn<() => void>()]
  setDraftStore({ save, clear })
  page.cookie = `${userInfo}; userId=m2`
  await vi.advanceTimersByTimeAsync(2000)
  expect(reload).toHaveBeenCalledOnce()
  expect(clear).toHaveBeenCalledOnce()
  expect(save).not.toHaveBeenCalled()
  expect(calls).toEqual([])
  expect([...storage.keys()]).toEqual(['lang', 'cart'])
  store.close()
})

it.each([
  ['m2', ['lang', 'cart']],
  ['m1', ['cartCount', 'viewed', 'searches', 'lang', 'cart']],
])('a login as %s on the page of m1 leaves of what was remembered %j', async (id, left) => {
  const store = await openStore()
  page.cookie = `${userInfo}; userId=${id}`
  await store.finishLogin(() => Promise.resolve())
  expect([...storage.keys()]).toEqual(left)
  store.close()
})

describe('a call rejected for want of a session', () => {
  const rejection = () => Response.json({ code: 1001, message: 'Sign in', key: 'session.missing' }, { status: 401 })

  /** Answers of the server from now on; anything but the profile is sent with a session that has ended. */
  function answer(profile: () => Response): void {
    vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) => {
      calls.push({ path, body: body && JSON.parse(body) })
      if (path.endsWith('/logout')) return Promise.resolve(Response.json({ code: 0, message: '', data: {} }))
      return Promise.resolve(path.endsWith('/user/info') ? profile() : rejection())
    })
  }

  async function rejectedTwice(store: Awaited<ReturnType<typeof openStore>>): Promise<void> {
    const { api } = await import('#storefront/app/client/browser.ts')
    expect(store.currentMember()).not.toBeNull()
    await Promise.allSettled([api.cart.count({}), api.notifications.unreadCount()])
    await vi.advanceTimersByTimeAsync(0)
  }

  it('signs out where the session is gone, asking once', async () => {
    answer(rejection)
    const store = await openStore()
    await rejectedTwice(store)
    expect(store.currentMember()).toBeNull()
    expect(calls.filter(({ path }) => path.endsWith('/user/info'))).toHaveLength(1)
    store.close()
  })

  it('changes nothing where a new login has replaced the session of the call', async () => {
    answer(() => Response.json({ code: 0, message: '', data: {} }))
    const store = await openStore()
    await rejectedTwice(store)
    expect(store.currentMember()).toEqual({ name: 'Nino', memberType: 0 })
    expect(calls.some(({ path }) => path.endsWith('/logout'))).toBe(false)
    store.close()
  })
})
