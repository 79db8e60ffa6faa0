import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, isDiallablePhone, normalizePhone, phoneWithAreaCode } from './phone.ts'

describe('phone numbers', () => {
  it.each([
    ['555123456', '+995555123456'],
    [' 555 12-34-56 ', '+995555123456'],
    ['995555123456', '+995555123456'],
    ['+995 (555) 123 456', '+995555123456'],
    ['00995555123456', '+995555123456'],
    ['５５５１２３４５６', '+995555123456'],
    ['+4915112345678', '+4915112345678'],
    ['4915112345678', '+4915112345678'],
    ['', undefined],
    ['655123456', undefined],
    ['+995655123456', undefined],
    ['995512', undefined],
    ['5551234567', undefined],
    ['+5551234567', '+5551234567'],
    ['12345', undefined],
    ['+1234567', undefined],
    ['0555123456', undefined],
    ['+0555123456', undefined],
    ['1234567890123456', undefined],
    ['555x123456', undefined],
  ])('%j is %s in E.164', (value, phone) => expect(normalizePhone(value)).toBe(phone))

  it.each([
    ['555123456', undefined, '+995555123456'],
    ['', undefined, undefined],
    ['12345678', undefined, undefined],
    ['0555123456', undefined, '+995555123456'],
    ['0151 12345678', '49', '+4915112345678'],
    ['06 698 12345', '39', '+390669812345'],
    ['+7 916 123-45-67', '995', '+79161234567'],
    ['916 123 45 67', '7', '+79161234567'],
    ['123', '49', undefined],
  ])('%j beside area code %j is %s', (value, areaCode, phone) => expect(phoneWithAreaCode(value, areaCode)).toBe(phone))

  it.each(['+995555123456', '555 12 34 56', '00995 555123456', '+49 151 23456789', '+1 (212) 555-0100'])('%s can be dialled', (phone) =>
    expect(isDiallablePhone(phone)).toBe(true),
  )

  it.each([
    '',
    '+995 322 12 34 56',
    '+995 55512345',
    '5551234567',
    '+0123456789',
    '+12345',
    'call me',
    '+1234567890123456',
    // An account may be written so; on a parcel nobody could dial it.
    '4915112345678',
    '５５５１２３４５６',
  ])('%s cannot be dialled', (phone) => expect(isDiallablePhone(phone)).toBe(false))

  it('that can be dialled have an E.164 form', () => {
    const phone = string({ unit: constantFrom(...'+0123456789559- ('), minLength: 7, maxLength: 18 })
    assert(property(phone, (value) => !isDiallablePhone(value) || /^\+[1-9]\d{7,14}$/.test(normalizePhone(value) ?? '')))
  })

  it.each([
    ['+995555123456', '+995 555 12 34 56'],
    ['555 12-34-56', '+995 555 12 34 56'],
    ['+4915112345678', '+4915112345678'],
    ['+995 322 12 34 56', '+995 322 12 34 56'],
  ])('%s is shown as %s', (phone, shown) => expect(formatPhone(phone)).toBe(shown))
})
