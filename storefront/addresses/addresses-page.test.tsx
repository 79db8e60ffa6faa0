// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Address } from '#contract/addresses/calls.ts'
import { api } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import AddressesRoute from './addresses.route.tsx'

const home: Address = {
  id: '11111111-1111-4111-8111-111111111111',
  recipient: 'Nino Beridze',
  phone: '+995555123456',
  region: 'TB',
  city: 'Tbilisi',
  street: 'Rustaveli',
  building: '24',
  isDefault: true,
}
const work: Address = { ...home, id: '22222222-2222-4222-8222-222222222222', street: 'Chavchavadze', isDefault: false }

const open = () => mount(<AddressesRoute />, { catalogues: ['addresses', 'accounts'], data: { signedIn: true, content: [home, work] } })

beforeEach(() => void vi.restoreAllMocks())

describe("a member's addresses", () => {
  it('go at once and come back with undo', async () => {
    vi.spyOn(api.addresses, 'remove').mockResolvedValue([home])
    const restore = vi.spyOn(api.addresses, 'restore').mockResolvedValue([home, work])
    const page = await open()
    await page.click(page.get('button', /^Delete.*Chavchavadze|^Remove.*Chavchavadze/))
    await page.settle()
    expect(page.text()).not.toContain('Chavchavadze')
    await page.click(page.get('button', 'Undo'))
    await page.settle()
    expect(restore).toHaveBeenCalledWith({ id: work.id })
    expect(page.text()).toContain('Chavchavadze')
  })

  it('stay, and offer no undo, where the server rejects the removal or cannot be reached', async () => {
    const remove = vi.spyOn(api.addresses, 'remove').mockRejectedValue(new TypeError('Failed to fetch'))
    const page = await open()
    await page.click(page.get('button', /^Delete.*Chavchavadze|^Remove.*Chavchavadze/))
    await page.settle()
    expect(remove).toHaveBeenCalledOnce()
    expect(page.text()).toContain('Chavchavadze')
    expect(page.text()).toContain('No connection')
    expect(page.has('button', 'Undo')).toBe(false)
  })

  it('become the default one', async () => {
    const setDefault = vi.spyOn(api.addresses, 'setDefault').mockRejectedValueOnce(new CallError('notFound', 'Not found', {}, 404))
    const page = await open()
    await page.click(page.get('button', /default/i))
    await page.settle()
    expect(page.text()).toContain('Not found')
    setDefault.mockResolvedValue([
      { ...work, isDefault: true },
      { ...home, isDefault: false },
    ])
    await page.click(page.get('button', /default/i))
    await page.settle()
    expect(setDefault).toHaveBeenLastCalledWith({ id: work.id })
    expect(page.text().indexOf('Chavchavadze')).toBeLessThan(page.text().indexOf('Rustaveli'))
  })
})
