// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { mount } from '../testing/mount.tsx'
import { useRequestKey } from './use-request-key.ts'

afterEach(() => void vi.unstubAllGlobals())

it('a request has a key of its own, also on pages without a secure context', async () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  let key!: ReturnType<typeof useRequestKey>
  function Form() {
    key = useRequestKey()
    return null
  }
  await mount(<Form />, { catalogues: [] })
  const first = key.of({ text: 'one' })
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(key.of({ text: 'one' })).toBe(first)
  const second = key.of({ text: 'two' })
  expect(second).not.toBe(first)
  key.renew()
  expect([first, second]).not.toContain(key.of({ text: 'two' }))
})
