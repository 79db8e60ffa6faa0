import { beforeEach, expect, it, vi } from 'vitest'
import { openMessages } from '../i18n/messages.tsx'
import { notices } from '#storefront/ui/overlays/toast-store.ts'

vi.mock(import('../i18n/page-messages.ts'), async (load) => {
  const messages = openMessages('en', { 'ui.error': 'error' })
  return { ...(await load()), pageText: messages.t }
})

const texts = () => notices().map(({ text, kind }) => `${kind}: ${text}`)
let reply: { status: number; body: string }

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: { lang: 'en' } } })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(reply.body, { status: reply.status })))
})

/** The kinds of failure one after another, as the client of the browser meets them. */
it('a nonzero code shows its message as an error toast, once; what never reached the server shows none', async () => {
  const { api } = await import('./browser.ts')
  const { toastFailure } = await import('./error-toast.ts')
  const call = () => api.cart.count().catch((error: unknown) => toastFailure(error, 'fallback'))
  reply = { status: 200, body: '{"code":4002,"message":"Only 3 left","key":"cart.onlyLeft"}' }
  await call()
  expect(texts()).toEqual(['error: Only 3 left'])
  reply = { status: 500, body: '{"code":"7","message":""}' }
  await call()
  expect(texts()).toEqual(['error: Only 3 left', 'error: error'])
  for (const body of ['{"code":0,"message":"","dataMap":{"count":1}}', '{"code":"0","message":"fine"}', '{"message":""}']) {
    reply = { status: 200, body }
    await call()
  }
  reply = { status: 401, body: '{"code":1001,"message":"Sign in","key":"session.missing"}' }
  await call()
  expect(texts()).toHaveLength(2)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await call()
  expect(texts().at(-1)).toBe('error: fallback')
  vi.unstubAllGlobals()
})
