// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeLanguage } from './change-language.ts'

const reload = vi.fn<() => void>()
let told: { path: string; body: unknown }[]

beforeEach(async () => {
  // Loaded ahead, since its loading is not the timers'.
  await import('#storefront/app/client/send.ts')
  vi.useFakeTimers()
  told = []
  // The page's own address stays as it is; only its reload would leave the test.
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    // Another test's request may be sent late.
    if (path.includes('ChangeLang')) told.push({ path, body: JSON.parse(body) })
    return Promise.reject(new TypeError('offline'))
  })
})
afterEach(() => {
  document.cookie = 'lang=; path=/; max-age=0'
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reload.mockReset()
})

it('a visitor’s page is reloaded at once, in the language that is stored', async () => {
  localStorage.setItem('products', '1')
  await changeLanguage('ka', false)
  expect(reload).toHaveBeenCalledOnce()
  expect(localStorage.getItem('lang')).toBe('en_GEO')
  expect(localStorage.getItem('products')).toBeNull()
  expect(document.cookie).toContain('lang=en_GEO')
  expect(told).toEqual([])
})

it('a member’s page tells the server and is reloaded after a second, also where the server cannot be reached', async () => {
  const done = changeLanguage('zh', true)
  await vi.advanceTimersByTimeAsync(999)
  expect(told).toEqual([{ path: '/api/minimall/member/uniteMemberChangeLang', body: { lang: 'zh_Hans_CN' } }])
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(reload).toHaveBeenCalledOnce()
  expect(localStorage.getItem('lang')).toBe('zh_Hans_CN')
})
