// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { MemberInfo } from '#contract/accounts/schemas.ts'
import type { Address } from '#contract/addresses/calls.ts'
import { useAddressForm } from '#storefront/addresses/use-address-form.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { DeliveryAddress } from './form/delivery-address.tsx'
import { PaymentMethods } from './form/payment-methods.tsx'

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
const member = { name: 'Nino Beridze', mobilePhone: '+995555123456' } as MemberInfo
const onSubmit = vi.fn<() => void>()

function Panels({ book }: { book: Address[] }) {
  const [method, setMethod] = useState<'sandbox' | 'cash'>('sandbox')
  const [addressId, setAddressId] = useState(book[0]?.id)
  const form = useAddressForm({ capitalName: 'Tbilisi', initial: { recipient: member.name } })
  return (
    <>
      <DeliveryAddress
        book={book}
        form={form}
        member={member}
        selected={addressId}
        onSelect={setAddressId}
        onSaved={() => undefined}
        onSubmit={() => {
          if (form.checkAll()) onSubmit()
        }}
      />
      <PaymentMethods
        cards={[]}
        cardId={undefined}
        cardMinimum={undefined}
        methods={['sandbox', 'cash']}
        selected={method}
        onSelect={setMethod}
      />
      <output>
        {method} to {addressId}
      </output>
    </>
  )
}
const catalogues = ['checkout' as const, 'addresses' as const]

it('chooses how it is paid and where it goes', async () => {
  const page = await mount(<Panels book={[home, work]} />, { catalogues })
  expect(page.text()).toContain(`sandbox to ${home.id}`)
  await page.click(page.get('field', /Cash to the courier/))
  await page.click(page.get('field', /Chavchavadze/))
  expect(page.text()).toContain(`cash to ${work.id}`)
})

it('asks for the first address on the page, begun with what the account knows, and names what is missing', async () => {
  const page = await mount(<Panels book={[]} />, { catalogues })
  expect((page.get('field', /recipient/i) as HTMLInputElement).value).toBe('Nino Beridze')
  await page.submit()
  expect(onSubmit).not.toHaveBeenCalled()
  const street = page.get('field', /street/i)
  expect(street.getAttribute('aria-invalid')).toBe('true')
  await page.type(street, 'Rustaveli')
  expect(street.getAttribute('aria-invalid')).toBe(null)
})

it('offers no card where the order costs less than can be paid by card, and says from when', async () => {
  const onSelect = vi.fn<() => void>()
  const methods = (
    <PaymentMethods cards={[]} cardId={undefined} methods={['sandbox', 'cash']} cardMinimum={200} selected="cash" onSelect={onSelect} />
  )
  const page = await mount(methods, { catalogues })
  expect((page.get('field', /Bank card/) as HTMLInputElement).disabled).toBe(true)
  expect((page.get('field', /Cash to the courier/) as HTMLInputElement).disabled).toBe(false)
  expect(page.text()).toContain('From 2,00 ₾: this order costs less')
})
