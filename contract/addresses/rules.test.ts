import { describe, expect, it } from 'vitest'
import { addressErrors, normalizeAddress } from './rules.ts'

const good = {
  recipient: 'ნინო ბერიძე',
  phone: '+995 555 12 34 56',
  region: 'TB' as const,
  city: 'თბილისი',
  street: 'ჭავჭავაძის გამზირი',
  building: '37',
}
const fieldsOf = (form: Partial<typeof good> & { postalCode?: string }) => Object.keys(addressErrors({ ...good, ...form }))

describe('an address', () => {
  it('is delivered to in any script', () => {
    expect(fieldsOf({})).toEqual([])
    expect(fieldsOf({ recipient: '王芳', city: 'Batumi', street: 'Rustaveli ave.', building: '12ა' })).toEqual([])
  })

  it('is that of anybody whose name has one letter', () => {
    for (const recipient of ['李', 'O', ' ო ']) expect(fieldsOf({ recipient })).toEqual([])
    expect(fieldsOf({ recipient: '-' })).toEqual(['recipient'])
  })

  it('has an error for each wrong field', () => {
    expect(fieldsOf({ recipient: ' ', phone: '12', city: '-', street: '…', building: ' ', postalCode: '12345' })).toEqual([
      'recipient',
      'phone',
      'city',
      'street',
      'building',
      'postalCode',
    ])
    expect(fieldsOf({ postalCode: '0179' })).toEqual([])
    expect(fieldsOf({ postalCode: '' })).toEqual([])
  })

  it('is stored as typed, without blanks around and empty fields', () => {
    expect(normalizeAddress({ ...good, street: '  Pekini  ', flat: '', note: ' დარეკეთ ', isDefault: true })).toEqual({
      ...good,
      street: 'Pekini',
      note: 'დარეკეთ',
    })
  })
})
