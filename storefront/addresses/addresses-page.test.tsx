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

const page = (
  <main id="main" tabIndex={-1}>
    <AddressesRoute />
  </main>
)
const open = () => mount(page, { catalogues: ['addresses', 'accounts'], data: { signedIn: true, content: { loaded: [home, work] } } })

beforeEach(() => void vi.restoreAllMocks())

describe("a member's addresses", () => {
  it('go at once and come back with undo', async () => {
    vi.spyOn(api.addresses, 'remove').mockResolvedValue([home])
    const restore = vi.spyOn(api.addresses, 'restore').mockResolvedValue([home, work])
    const page = await open()
    const button = page.get('button', /^Delete.*Chavchavadze|^Remove.*Chavchavadze/)
    button.focus()
    await page.click(button)
    await page.settle()
    expect(page.text()).not.toContain('Chavchavadze')
    expect(document.activeElement).toBe(document.getElementById('main'))
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

describe('the form of an address', () => {
  it('shows above the addresses that are left that its own was deleted on another page', async () => {
    const data = { signedIn: true, content: { loaded: [home, work] } }
    vi.spyOn(api.addresses, 'update').mockImplementation(() => {
      data.content = { loaded: [home] }
      return Promise.reject(new CallError('notFound', 'Not found', {}, 404))
    })
    const page = await mount(<AddressesRoute />, { catalogues: ['addresses', 'accounts'], data })
    await page.click(page.get('button', /^Edit.*Chavchavadze/))
    await page.type(page.get('field', /building/i), '7')
    await page.submit()
    await page.settle()
    expect(page.has('button', /^Edit.*Chavchavadze/)).toBe(false)
    expect((page.get('field', /building/i) as HTMLInputElement).value).toBe('7')
  })

  const openForm = async () => {
    const page = await open()
    await page.click(page.get('button', 'New address'))
    await page.settle()
    return page
  }

  it('shows at most eight fields, wherever the address is; the optional ones are folded', async () => {
    const page = await openForm()
    const visible = () =>
      [...document.querySelectorAll('dialog input, dialog select, dialog textarea')].filter((each) => !each.closest('details:not([open])'))
    expect(visible().length).toBeGreaterThanOrEqual(6)
    expect(visible().length).toBeLessThanOrEqual(8)
    await page.type(page.get('field', /region/i), 'AJ')
    expect(page.has('field', /city/i)).toBe(true)
    expect(visible().length).toBeLessThanOrEqual(8)
  })

  it.each([
    ['555123456', false],
    ['+995 555 12 34 56', false],
    ['+44 20 7946 0958', false],
    ['455123456', true],
    ['+995 55 12', true],
    ['+7 1', true],
  ])('judges the phone %s by the plan of its country', async (phone, isWrong) => {
    const create = vi.spyOn(api.addresses, 'create').mockRejectedValue(new TypeError('Failed to fetch'))
    const page = await openForm()
    for (const [name, value] of [
      [/recipient/i, 'Nino Beridze'],
      [/street/i, 'Paliashvili'],
      [/building/i, '7'],
      [/phone/i, phone],
    ] as const)
      await page.type(page.get('field', name), value)
    await page.submit()
    await page.settle()
    expect(page.get('field', /phone/i).getAttribute('aria-invalid') === 'true').toBe(isWrong)
    expect(create).toHaveBeenCalledTimes(isWrong ? 0 : 1)
  })

  it('names every missing field, then saves what was typed without blanks and empty fields', async () => {
    const created = { ...work, id: '33333333-3333-4333-8333-333333333333', street: 'Paliashvili' }
    const create = vi.spyOn(api.addresses, 'create').mockResolvedValue(created)
    vi.spyOn(api.addresses, 'list').mockResolvedValue([home, created, work])
    const page = await openForm()
    await page.submit()
    expect(create).not.toHaveBeenCalled()
    const wrong = ['Recipient', 'Phone', 'Street', 'Building'].filter(
      (name) => page.get('field', new RegExp(name, 'i')).getAttribute('aria-invalid') === 'true',
    )
    expect(wrong).toEqual(['Recipient', 'Phone', 'Street', 'Building'])
    await page.type(page.get('field', /recipient/i), ' Nino Beridze ')
    await page.type(page.get('field', /phone/i), '555123456')
    await page.type(page.get('field', /street/i), 'Paliashvili')
    await page.type(page.get('field', /building/i), '7')
    await page.submit()
    await page.settle()
    expect(create).toHaveBeenCalledExactlyOnceWith({
      ...{ recipient: 'Nino Beridze', phone: '555123456', region: 'TB', city: 'Tbilisi', street: 'Paliashvili', building: '7' },
      isDefault: false,
    })
    expect(page.text()).toContain('Paliashvili')
  })

  it('asks for the city outside the capital, shows a rejection at its field and keeps what was typed', async () => {
    const update = vi
      .spyOn(api.addresses, 'update')
      .mockRejectedValueOnce(new CallError('address.phone', 'Not a phone number', { field: 'phone' }, 200))
    const page = await open()
    await page.click(page.get('button', /^Edit.*Chavchavadze/))
    await page.settle()
    await page.type(page.get('field', /region/i), 'AJ')
    await page.type(page.get('field', /city/i), 'Batumi')
    await page.submit()
    await page.settle()
    expect(update).toHaveBeenCalledWith(expect.objectContaining({ id: work.id, region: 'AJ', city: 'Batumi', street: 'Chavchavadze' }))
    expect(page.get('field', /phone/i).getAttribute('aria-invalid')).toBe('true')
    expect(page.text()).toContain('Not a phone number')
    expect((page.get('field', /city/i) as HTMLInputElement).value).toBe('Batumi')
    update.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await page.submit()
    await page.settle()
    expect(page.text()).toContain('No connection')
  })
})
