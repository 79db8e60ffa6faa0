// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { asMember } from '#storefront/app/client/as-member.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { useForm } from '#storefront/app/forms/use-form.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { addToCart } from '#storefront/cart/store/cart-actions.ts'
import { readGuestCart } from '#storefront/cart/store/guest-cart.ts'
import { setFavourite } from '#storefront/favourites/favourites-store.ts'
import { guestFavourites } from '#storefront/favourites/guest-favourites.ts'
import { Field } from '#storefront/ui/forms/field.tsx'
import { afterLogin } from './after-login.ts'
import { signBrowserIn, signBrowserOut } from './browser-member.ts'
import { isSignInAwaited, watchMemberSession } from './member-session.ts'
import { clearMember, closeDialog, currentMember, useMember, useOpenDialog } from './member-store.ts'

const missing = () => Object.assign(new CallError('session.missing', 'Sign in', {}, 401), { answered: true })
const write = vi.fn<() => Promise<void>>()
const reload = vi.fn<() => void>()

function Page({ member }: { member?: 'login' | 'register' }) {
  useMember()
  useEffect(watchMemberSession, [])
  const dialog = useOpenDialog()
  const { run } = useAction(write, member ? { member } : {})
  const form = useForm({ draft: null, initial: { text: '' }, save: write })
  return (
    <>
      <p>{dialog ? `dialog ${dialog.name}` : 'no dialog'}</p>
      <button onClick={() => void run()}>Remind me</button>
      <form {...form.formProps}>
        <Field label="text" {...form.field('text')} />
        <p>{form.formError ?? 'no error'}</p>
      </form>
    </>
  )
}
const open = (member?: 'login' | 'register') => mount(<Page {...(member ? { member } : {})} />, { catalogues: [] })

/** The session has ended on the server; the cookies of the browser are there still. */
function endSession(): void {
  vi.spyOn(api.accounts, 'profile').mockRejectedValue(missing())
  write.mockRejectedValueOnce(missing())
}

/** What the login form does after its call was answered. */
const logIn = (id?: string) =>
  act(async () => {
    document.cookie = `userInfo=${encodeURIComponent('{"name":"Nino","memberType":0}')}; path=/`
    document.cookie = `userId=${id ?? 'm1'}; path=/`
    await afterLogin(location.pathname + location.search)
  })

beforeEach(() => {
  vi.restoreAllMocks()
  write.mockReset().mockResolvedValue()
  reload.mockReset()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.spyOn(api.accounts, 'changeLanguage').mockResolvedValue({} as never)
  vi.spyOn(api.cart, 'view').mockResolvedValue({ count: 0, cartList: [] } as never)
  closeDialog()
  // The last member that the page has shown, whom a test before may have changed.
  signBrowserIn()
  currentMember()
  signBrowserOut()
  reload.mockReset()
  localStorage.clear()
})

describe('what a member means after the session has ended', () => {
  it('is done once the member has signed in again, on the page that stays', async () => {
    signBrowserIn()
    const page = await open()
    endSession()
    await page.click(page.get('button', 'Remind me'))
    await page.settle()
    expect(page.text()).toContain('dialog login')
    expect(write).toHaveBeenCalledOnce()
    await logIn()
    await page.settle()
    expect(write).toHaveBeenCalledTimes(2)
    expect(page.text()).toContain('no dialog')
    expect(reload).not.toHaveBeenCalled()
    await act(async () => clearMember())
  })

  it('is done for a form too, with what was typed', async () => {
    signBrowserIn()
    const page = await open()
    endSession()
    await page.type(page.get('field', 'text'), 'Fine')
    await page.submit()
    await page.settle()
    await logIn()
    await page.settle()
    expect(write.mock.calls).toEqual([[{ text: 'Fine' }], [{ text: 'Fine' }]])
    await act(async () => clearMember())
  })

  it('is not done when the dialog is closed: the form says why and what was typed stays', async () => {
    signBrowserIn()
    const page = await open()
    endSession()
    await page.type(page.get('field', 'text'), 'Fine')
    await page.submit()
    await page.settle()
    await act(async () => closeDialog())
    expect(write).toHaveBeenCalledOnce()
    expect(page.text()).toContain('Sign in')
    expect((page.get('field', 'text') as HTMLInputElement).value).toBe('Fine')
    expect(isSignInAwaited()).toBe(false)
  })

  it('is not done for another member', async () => {
    signBrowserIn()
    const page = await open()
    endSession()
    await page.click(page.get('button', 'Remind me'))
    await page.settle()
    await logIn('m2')
    await page.settle()
    expect(write).toHaveBeenCalledOnce()
    expect(reload).toHaveBeenCalled()
    signBrowserOut()
  })

  it('is in the cart and among the favourites of this browser, which the sign-in merges', async () => {
    signBrowserIn()
    await open()
    vi.spyOn(api.accounts, 'profile').mockRejectedValue(missing())
    vi.spyOn(api.cart, 'add').mockRejectedValue(missing())
    vi.spyOn(api.favourites, 'add').mockRejectedValue(missing())
    vi.spyOn(api.cart, 'price').mockResolvedValue({ cartList: [{ items: [{ offerId: 7, available: 9 }] }] } as never)
    await act(async () => void (await addToCart({ offerId: 7, quantity: 2 })))
    expect(readGuestCart().items).toEqual([{ offerId: 7, quantity: 2 }])
    await act(async () => signBrowserIn())
    await act(() => setFavourite(8, true))
    expect(guestFavourites()).toEqual([8])
  })
})

describe('what a visitor presses that only members do', () => {
  it('is done after signing in over the page', async () => {
    const page = await open('register')
    await page.click(page.get('button', 'Remind me'))
    expect(page.text()).toContain('dialog register')
    expect(write).not.toHaveBeenCalled()
    await logIn()
    await page.settle()
    expect(write).toHaveBeenCalledOnce()
    expect(reload).not.toHaveBeenCalled()
    await act(async () => clearMember())
  })

  it('is done after signing in in another tab too, which closes the dialog', async () => {
    const page = await open('register')
    await page.click(page.get('button', 'Remind me'))
    await act(async () => signBrowserIn())
    await page.settle()
    expect(write).toHaveBeenCalledOnce()
    expect(page.text()).toContain('no dialog')
    await act(async () => clearMember())
  })

  it('a failure of another kind asks nobody to sign in', async () => {
    signBrowserIn()
    const page = await open()
    await expect(asMember(() => Promise.reject(new CallError('deal.ended', 'Over', {}, 200)))).rejects.toThrow('Over')
    expect(page.text()).toContain('no dialog')
  })
})
