// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signBrowserIn, signBrowserOut } from '#storefront/accounts/session/browser-member.ts'
import { closeDialog, useOpenDialog } from '#storefront/accounts/session/member-store.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { FeedbackLink } from '#storefront/feedback/feedback-link.tsx'
import { AccountEntries } from './account-entries.tsx'
import { AccountMenu } from './header-actions.tsx'
import { MerchantLink } from '../footer/merchant-link.tsx'
import { SectionTabs } from '../navigation/section-tabs.tsx'

const member = { name: 'Nino', memberType: 0 as const }

/** Names the dialog that is open, as the frame would show it. */
const OpenDialog = () => <output>{useOpenDialog()?.name ?? 'none'}</output>

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  closeDialog()
  signBrowserOut()
})

afterEach(() => {
  // Stores outlive what shows them: the next file would begin with this one's dialog.
  closeDialog()
  vi.useRealTimers()
})

describe('the four tabs', () => {
  const names = ['Home', 'Discounts', 'Lightning deals', 'Group buying']
  it.each([
    ['/home', 'home'],
    ['/', 'home'],
    ['/discount-deals', 'discount'],
    ['/lightning-deals', 'lightning'],
    ['/groupbuy-deals', 'group'],
  ])('on %s the tab %s is active and stored', async (path, key) => {
    const page = await mount(<SectionTabs />, { catalogues: [], path })
    const active = [...document.querySelectorAll('[aria-current="page"]')]
    expect(active).toHaveLength(1)
    expect(active[0]!.getAttribute('href')).toBe(path === '/' ? '/home' : path)
    expect(localStorage.getItem('activeTab')).toBe(key)
    expect(document.querySelectorAll('nav a')).toHaveLength(names.length)
    expect(page.has('link', active[0]!.textContent)).toBe(true)
  })

  it('have the day on which an order of now arrives beside them', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T13:59:55Z') })
    const data = { notices: [], policies: {}, delivery: { day: '2026-11-30', until: '2026-11-28T14:00:00Z' } }
    const page = await mount(<SectionTabs />, { catalogues: [], path: '/cart', id: 'shell/frame', data })
    expect(page.text()).toContain('Order now: arrives Monday, 30 November')
    vi.setSystemTime('2026-11-28T14:00:00Z')
    await act(async () => void dispatchEvent(new Event('focus')))
    expect(page.text()).not.toContain('30 November')
    expect(page.text()).toContain('Free delivery')
  })

  it('leave the stored one as it is where no tab leads', async () => {
    await mount(<SectionTabs />, { catalogues: [], path: '/lightning-deals' })
    await mount(<SectionTabs />, { catalogues: [], path: '/cart' })
    expect(localStorage.getItem('activeTab')).toBe('lightning')
  })
})

describe('the account', () => {
  it('is an entry that opens the register dialog for visitors', async () => {
    const page = await mount(
      <>
        <AccountMenu />
        <OpenDialog />
      </>,
      { catalogues: ['accounts'] },
    )
    expect(page.text()).toContain('none')
    await page.click(document.querySelector<HTMLElement>('a[href="/register"]')!)
    expect(document.querySelector('output')!.textContent).toBe('register')
  })

  it('is a menu for members', async () => {
    signBrowserIn()
    await mount(<AccountMenu />, { catalogues: ['accounts'] })
    expect(document.querySelector('a[href="/register"]')).toBeNull()
    expect(document.querySelector('button, summary')).not.toBeNull()
  })

  it('menu leads to every page of the specification and logs out', async () => {
    const page = await mount(<AccountEntries member={member} />, { catalogues: ['accounts'] })
    const paths = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!.split('?')[0])
    for (const name of ['orders', 'wishlist', 'my-cards', 'addresses', 'group-orders', 'notifications', 'account', 'change-password'])
      expect(paths, name).toContain(`/user/profile/${name}`)
    expect(page.has('button', 'Log out')).toBe(true)
    expect(page.text()).toContain('Nino')
  })
})

describe('the link to feedback', () => {
  it('opens the register dialog for visitors', async () => {
    const page = await mount(
      <>
        <FeedbackLink />
        <OpenDialog />
      </>,
      { catalogues: [] },
    )
    await page.click(page.get('link', 'Feedback'))
    expect(document.querySelector('output')!.textContent).toBe('register')
  })

  it('opens a new tab for members', async () => {
    signBrowserIn()
    const page = await mount(
      <>
        <FeedbackLink />
        <OpenDialog />
      </>,
      { catalogues: [] },
    )
    const link = page.get('link', 'Feedback')
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/feedback', '_blank'])
    let prevented: boolean | undefined
    link.addEventListener('click', (event) => {
      prevented = event.defaultPrevented
      event.preventDefault()
    })
    await page.click(link)
    expect(prevented).toBe(false)
    expect(document.querySelector('output')!.textContent).toBe('none')
  })
})

describe("the merchants' link", () => {
  const open = (merchantUrl: string) =>
    mount(<MerchantLink />, { catalogues: [], id: 'shell/frame', data: { notices: [], policies: { merchantUrl } } })

  it('leads out of the mall, to where merchants sign in', async () => {
    const page = await open('https://sellers.example/login')
    expect(page.get('link', 'Sellers: sign in').getAttribute('href')).toBe('https://sellers.example/login')
  })

  it('leads to how a shop comes into the mall where there is none', async () => {
    await open('')
    expect(document.querySelector('a')!.getAttribute('href')).toBe('/business-register')
  })
})
