// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signBrowserIn, signBrowserOut } from '#storefront/accounts/session/browser-member.ts'
import { api } from '#storefront/app/client/browser.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { beginUnreadCount, useUnreadCount } from './unread-store.ts'

const unreadCount = vi.spyOn(api.notifications, 'unreadCount')
const Badge = () => <p>unread: {useUnreadCount()}</p>
const open = () => mount(<Badge />, { catalogues: [] })

beforeEach(() => {
  vi.resetAllMocks()
  signBrowserOut()
  localStorage.clear()
})

describe('the number of unread notifications', () => {
  it('is loaded for a member, set by whatever learns it, and gone after the logout', async () => {
    unreadCount.mockResolvedValue({ unread: 3 })
    const page = await open()
    expect(page.text()).toContain('unread: 0')
    expect(unreadCount).not.toHaveBeenCalled()
    await act(async () => signBrowserIn())
    await page.settle()
    expect(page.text()).toContain('unread: 3')
    await act(async () => beginUnreadCount()(1))
    expect(page.text()).toContain('unread: 1')
    expect(unreadCount).toHaveBeenCalledOnce()
    await act(async () => signBrowserOut())
    expect(page.text()).toContain('unread: 0')
  })

  it('stays what it was where the server cannot be reached', async () => {
    unreadCount.mockRejectedValue(new TypeError('Failed to fetch'))
    await act(async () => signBrowserIn())
    const page = await open()
    await page.settle()
    expect(page.text()).toContain('unread: 0')
  })

  it('that comes after the logout is not shown', async () => {
    let reply: (value: { unread: number }) => void = () => undefined
    unreadCount.mockReturnValue(new Promise((resolve) => (reply = resolve)))
    await act(async () => signBrowserIn())
    const page = await open()
    await act(async () => signBrowserOut())
    await act(async () => reply({ unread: 9 }))
    await page.settle()
    expect(page.text()).toContain('unread: 0')
  })
})
