// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallError } from './client.ts'
import { client } from './send.ts'

let sent: { path: string; body: string | undefined; signal: AbortSignal; answer(): void }[]

beforeEach(() => {
  document.documentElement.dataset.lang = 'en'
  sent = []
  vi.stubGlobal('fetch', (path: string, { body, signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    signal!.addEventListener('abort', () => reject(signal!.reason as Error))
    sent.push({ path, body: body as string | undefined, signal: signal!, answer: () => resolve(new Response('{"code":"0","data":[]}')) })
    return promise
  })
})
afterEach(() => void vi.unstubAllGlobals())

it("cancels a request that is sent again while it runs, with 'Duplicate request'", async () => {
  const first = client.search.suggest({ keywords: 'cup' })
  const second = client.search.suggest({ keywords: 'cup' })
  await expect(first).rejects.toThrow('Duplicate request')
  await expect(first).rejects.toBeInstanceOf(CallError)
  sent[1]!.answer()
  await expect(second).resolves.toEqual([])
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

it('leaves other requests alone, and the same one once it has been answered', async () => {
  const [cup, mug] = [client.search.suggest({ keywords: 'cup' }), client.search.suggest({ keywords: 'mug' })]
  for (const request of sent) request.answer()
  await Promise.all([cup, mug])
  const repeated = client.search.suggest({ keywords: 'cup' })
  sent[2]!.answer()
  await repeated
  expect(sent.every(({ signal }) => !signal.aborted)).toBe(true)
})
