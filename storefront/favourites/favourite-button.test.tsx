// @vitest-environment happy-dom
import { act } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { signBrowserIn, signBrowserOut } from '#storefront/accounts/session/browser-member.ts'
import { api } from '#storefront/app/client/browser.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { favouriteCount, uploadGuestFavourites } from './favourites-store.ts'
import { guestFavourites, setGuestFavourite } from './guest-favourites.ts'

const add = vi.spyOn(api.favourites, 'add')
const list = vi.spyOn(api.favourites, 'list')

const heart = (id: number) => mount(<FavouriteButton productId={id} name="Cup" />, { catalogues: ['favourites'] })
const pressed = (page: Awaited<ReturnType<typeof heart>>) => page.get('button', /Cup/).getAttribute('aria-pressed')

// As on a page whose first view is over.
beforeAll(() => import('./change-favourite.ts'))
beforeEach(() => {
  vi.resetAllMocks()
  signBrowserOut()
  localStorage.clear()
})

describe('the favourite button', () => {
  it("keeps a visitor's favourite in this browser", async () => {
    const page = await heart(7)
    await page.click(page.get('button', /Cup/))
    expect(pressed(page)).toBe('true')
    expect(guestFavourites()).toEqual([7])
    await page.click(page.get('button', /Cup/))
    expect(pressed(page)).toBe('false')
    expect(guestFavourites()).toEqual([])
    expect(add).not.toHaveBeenCalled()
  })

  it('that another tab adds while those of a visitor are merged stays in this browser', async () => {
    setGuestFavourite(7, true)
    vi.spyOn(api.favourites, 'merge').mockImplementation(async () => {
      setGuestFavourite(9, true)
      return { totalRecord: 1 }
    })
    await uploadGuestFavourites()
    expect(guestFavourites()).toEqual([9])
  })

  it("adds a member's at once, and takes it back with the reason where the server does not answer", async () => {
    list.mockResolvedValue({ ids: [], totalRecord: 0 } as never)
    signBrowserIn()
    const { promise, reject } = Promise.withResolvers<never>()
    add.mockReturnValue(promise)
    const page = await heart(8)
    await page.click(page.get('button', /Cup/))
    expect(pressed(page)).toBe('true')
    reject(new TypeError('Failed to fetch'))
    await page.settle()
    expect(pressed(page)).toBe('false')
    expect(document.body.textContent).toContain('Could not be saved')
  })

  it('is counted as the server counts, those beyond the ids that it sends too', async () => {
    list.mockResolvedValue({ ids: [8], totalRecord: 2001 } as never)
    add.mockResolvedValue({} as never)
    const page = await heart(7)
    await act(async () => signBrowserIn())
    expect(favouriteCount()).toBe(2001)
    await page.click(page.get('button', /Cup/))
    await page.settle()
    expect(favouriteCount()).toBe(2002)
    await act(async () => signBrowserOut())
  })

  it('shows what the server has where the second of two quick presses fails', async () => {
    list.mockResolvedValue({ ids: [], totalRecord: 0 } as never)
    signBrowserIn()
    const { promise, resolve } = Promise.withResolvers<never>()
    add.mockReturnValue(promise)
    vi.spyOn(api.favourites, 'remove').mockRejectedValue(new TypeError('Failed to fetch'))
    const page = await heart(9)
    await page.click(page.get('button', /Cup/))
    await page.click(page.get('button', /Cup/))
    expect(pressed(page)).toBe('false')
    resolve({} as never)
    await page.settle()
    expect(pressed(page)).toBe('true')
    expect(document.body.textContent).toContain('Could not be saved')
  })

  it('keeps a change that was confirmed while an older list was on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<never>()
    list.mockReturnValueOnce(promise).mockResolvedValue({ ids: [12], totalRecord: 1 } as never)
    add.mockResolvedValue({} as never)
    signBrowserIn()
    const page = await heart(12)
    await page.click(page.get('button', /Cup/))
    await page.settle()
    resolve({ ids: [], totalRecord: 0 } as never)
    await page.settle()
    expect(pressed(page)).toBe('true')
    expect(favouriteCount()).toBe(1)
  })

  it('shows nothing of a member whose list arrives after the logout', async () => {
    const { promise, resolve } = Promise.withResolvers<never>()
    list.mockReturnValueOnce(promise)
    signBrowserIn()
    const page = await heart(13)
    await act(async () => signBrowserOut())
    resolve({ ids: [13], totalRecord: 1 } as never)
    await page.settle()
    expect(pressed(page)).toBe('false')
    expect(favouriteCount()).toBe(0)
  })
})
