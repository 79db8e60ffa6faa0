// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { mount, type Mounted } from '#storefront/app/testing/mount.tsx'
import { AccountStep } from './account-step.tsx'
import { LoginForm } from './login-form.tsx'
import { useAccountStep } from './use-account-step.ts'
import { useLogin } from './use-login.ts'
import { ForgotForm } from './forgot-form.tsx'
import { useForgot } from './use-forgot.ts'

const login = vi.spyOn(api.accounts, 'login')
const status = vi.spyOn(api.accounts, 'accountStatus')
const sendMailCode = vi.spyOn(api.accounts, 'sendMailCode')
const checkCode = vi.spyOn(api.accounts, 'checkCode')
const limit = (key: string, seconds: number) => new CallError(key, '', { seconds }, 200)

beforeEach(() => {
  sessionStorage.clear()
  status.mockResolvedValue({ userStatus: 1 })
  sendMailCode.mockResolvedValue({ verificationCodeKey: 'k'.repeat(22), retryAfter: 0, expiresIn: 600 })
})

function Login() {
  const state = useLogin(undefined, 'nino@example.ge')
  return <LoginForm state={state} redirect={undefined} providers={[]} onRegister={() => undefined} onForgot={() => undefined} />
}
function Forgot() {
  return <ForgotForm state={useForgot('nino@example.ge')} onLogin={() => undefined} />
}
/** Where the account step led, in turn. */
const led: [string, string][] = []
function Account() {
  const lead = (to: string) => (account: string) => void led.push([to, account])
  const state = useAccountStep({ account: undefined, onKnown: lead('login'), onNew: lead('register') })
  return <AccountStep state={state} redirect={undefined} providers={[]} />
}
const isOff = (page: Mounted, name: string) => (page.get('button', name) as HTMLButtonElement).disabled

it('the password rests after too many wrong ones; a code may be asked for, and another account signs in', async () => {
  login.mockRejectedValue(limit('account.wait', 300))
  const page = await mount(<Login />, { catalogues: ['accounts'] })
  await page.type(page.get('field', 'Password'), 'Kerami4ka')
  await page.submit()
  await page.settle(1100)
  expect(page.text()).toContain('please retry after 5 minutes')
  expect([isOff(page, 'Sign in'), isOff(page, 'Sign in with a code')]).toEqual([true, false])
  await page.type(page.get('field', 'Password'), 'Kerami4kb')
  expect(isOff(page, 'Sign in')).toBe(true)
  await page.type(page.get('field', /^E-mail/), 'gia@example.ge')
  expect([page.text().includes('please retry'), isOff(page, 'Sign in')]).toEqual([false, false])
})

it('a code that is sent again is asked for where it is typed, as the button that was pressed is gone', async () => {
  const page = await mount(<Forgot />, { catalogues: ['accounts'] })
  await page.submit()
  await page.settle(50)
  sendMailCode.mockResolvedValueOnce({ verificationCodeKey: 'k'.repeat(22), retryAfter: 90, expiresIn: 600 })
  const resend = page.get('button', 'Send again')
  await act(async () => resend.focus())
  await page.click(resend)
  await page.settle(50)
  expect(page.has('button', 'Send again')).toBe(false)
  expect(document.activeElement).toBe(page.get('field', /code/i))
})

describe('a form, where a code was sent to an account before', () => {
  const sent = { model: 'mail', userName: 'nino@example.ge', key: 'k', resendAt: 0, expiresAt: Date.now() + 600_000, validitySeconds: 600 }
  const openWith = (account: string, openedWith = '') => {
    sessionStorage.setItem('forgotCode', JSON.stringify({ ...sent, storeUntil: sent.expiresAt, openedWith }))
    const Opened = () => <ForgotForm state={useForgot(account)} onLogin={() => undefined} />
    return mount(<Opened />, { catalogues: ['accounts'] })
  }

  it.each([
    ['', ''],
    ['Nino@example.ge', ''],
    // The page was opened with another one, the code asked for this one, and the page reloaded.
    ['gia@example.ge', 'gia@example.ge'],
  ])('goes on with the code when it is opened with %j, before with %j', async (account, openedWith) => {
    expect((await openWith(account, openedWith)).has('field', /code/i)).toBe(true)
  })

  it('begins anew when it is opened for another account', async () => {
    const page = await openWith('gia@example.ge')
    expect(page.has('field', /code/i)).toBe(false)
    expect((page.get('field', /^E-mail/) as HTMLInputElement).value).toBe('gia@example.ge')
  })
})

it('too many codes rest the way to another one, not the code that came', async () => {
  const page = await mount(<Forgot />, { catalogues: ['accounts'] })
  await page.submit()
  await page.settle(50)
  sendMailCode.mockRejectedValue(limit('code.tooSoon', 600))
  await page.click(page.get('button', 'Send again'))
  await page.settle(1100)
  expect(page.text()).toContain('please retry after 10 minutes')
  expect(isOff(page, 'Send again')).toBe(true)
  checkCode.mockRejectedValue(limit('request.tooMany', 600))
  await page.type(page.get('field', /code/i), '123456')
  await page.settle(1100)
  expect(checkCode).toHaveBeenCalledOnce()
  expect([isOff(page, 'Send again'), isOff(page, 'Continue')]).toEqual([false, true])
})

it('the account alone leads to the login or the registration, and rests after too many questions', async () => {
  const page = await mount(<Account />, { catalogues: ['accounts'] })
  await page.type(page.get('field', /^E-mail/), ' NINO@example.ge ')
  await page.submit()
  status.mockResolvedValue({ userStatus: 0 })
  await page.type(page.get('field', /^E-mail/), '555 12 34 56')
  await page.submit()
  expect(led).toEqual([
    ['login', 'nino@example.ge'],
    ['register', '+995 555 12 34 56'],
  ])
  expect(status).toHaveBeenLastCalledWith({ userName: '+995555123456', type: 0 })
  status.mockRejectedValue(limit('request.tooMany', 60))
  await page.submit()
  await page.settle(1100)
  expect(page.text()).toContain('retry after')
  expect([isOff(page, 'Continue'), led.length]).toEqual([true, 2])
})
