// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mount } from '#storefront/app/testing/mount.tsx'
import { signBrowserIn, signBrowserOut } from './browser-member.ts'
import { createMemberData } from './member-data.ts'

const load = vi.fn<() => Promise<number>>()
const data = createMemberData(0, { load })
const Shown = () => <p>known: {data.use()}</p>

beforeEach(() => {
  load.mockReset()
  signBrowserOut()
})

it('an answer of before the logout is shown neither to a visitor nor in the next session', async () => {
  const { promise, resolve } = Promise.withResolvers<number>()
  load.mockReturnValueOnce(promise).mockResolvedValue(2)
  signBrowserIn()
  const page = await mount(<Shown />, { catalogues: [] })
  const apply = data.begin()
  await act(async () => signBrowserOut())
  await act(async () => signBrowserIn())
  await act(async () => resolve(9))
  await act(async () => apply(() => 8))
  await page.settle()
  expect(page.text()).toContain('known: 2')
  await act(async () => signBrowserOut())
  expect(page.text()).toContain('known: 0')
})

it('is gone at once after a logout that nobody watches', async () => {
  signBrowserIn()
  data.begin()(() => 5)
  expect(data.get()).toBe(5)
  signBrowserOut()
  expect(data.get()).toBe(0)
  signBrowserIn()
  expect(data.get()).toBe(0)
})
