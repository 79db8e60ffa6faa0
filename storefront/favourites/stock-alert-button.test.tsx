// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { signBrowserIn, signBrowserOut } from '#storefront/accounts/session/browser-member.ts'
import { api } from '#storefront/app/client/browser.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { StockAlertButton } from './stock-alert-button.tsx'

beforeEach(() => void vi.resetAllMocks())

it('keeps a subscription that was confirmed while an older list was on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<never>()
  vi.spyOn(api.favourites, 'stockAlerts')
    .mockReturnValueOnce(promise)
    .mockResolvedValue({ offerIds: [5] } as never)
  vi.spyOn(api.favourites, 'addStockAlert').mockResolvedValue({ subscribed: true } as never)
  signBrowserIn()
  const page = await mount(<StockAlertButton offerId={5} name="Cup" size="md" />, { catalogues: ['favourites'] })
  await page.click(page.get('button', 'Notify me'))
  await page.settle()
  resolve({ offerIds: [] } as never)
  await page.settle()
  expect(page.has('button', 'Notify me')).toBe(false)
})

it('shows nothing of a member whose list arrives after the logout and the next login', async () => {
  const { promise, resolve } = Promise.withResolvers<never>()
  vi.spyOn(api.favourites, 'stockAlerts')
    .mockReturnValueOnce(promise)
    .mockResolvedValue({ offerIds: [] } as never)
  signBrowserIn()
  const page = await mount(<StockAlertButton offerId={6} name="Cup" size="md" />, { catalogues: ['favourites'] })
  await act(async () => signBrowserOut())
  await act(async () => signBrowserIn())
  resolve({ offerIds: [6] } as never)
  await page.settle()
  expect(page.has('button', 'Notify me')).toBe(true)
  await act(async () => signBrowserOut())
})
