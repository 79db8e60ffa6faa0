import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberingPlans } from './numbering-plans.ts'
import { formatPhone, isDiallablePhone, needsNumberingPlans, normalizePhone, phoneWithAreaCode } from './phone.ts'

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
    ['+7 8 912 345-67-89', '+79123456789'],
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['0049 (0)151 12345678', '+4915112345678'],
    ['+39 06 698 12345', '+390669812345'],
    ['+225 07 07 12 34 56', '+2250707123456'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['8 912 345-67-89', '+79123456789'],
    ['8 10 995 555 12 34 56', '+995555123456'],
    ['8 10 44 20 7946 0018', '+442079460018'],
    ['tel:+995555123456', '+995555123456'],
    ['+995 (0)555 12 34 56', '+995555123456'],
    ['138 1234 5678', undefined],
    ['+86 138 1234 5678', '+8613812345678'],
    ['86 138 1234 5678', '+8613812345678'],
    ['+1 310 555 0100', '+13105550100'],
    ['84 912 345 678', '+84912345678'],
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
  ])('%j is %s in E.164', (value, phone) => expect(normalizePhone(value, numberingPlans)).toBe(phone))

  it.each([
    ['555123456', undefined, '+995555123456'],
    ['8 10 995 555 12 34 56', '7', '+995555123456'],
    ['810 555 0100', '1', '+18105550100'],
    ['', undefined, undefined],
    ['12345678', undefined, undefined],
    ['0555123456', undefined, '+995555123456'],
    ['0151 12345678', '49', '+4915112345678'],
    ['06 698 12345', '39', '+390669812345'],
    ['+7 916 123-45-67', '995', '+79161234567'],
    ['916 123 45 67', '7', '+79161234567'],
    ['123', '49', undefined],
    ['8 912 345-67-89', '7', '+79123456789'],
    ['8 (800) 555-35-35', '7', '+78005553535'],
    ['843 123 45 67', '7', '+78431234567'],
    ['8 912 345-67-8', '7', '+78912345678'],
    ['7 912 345-67-89', '7', '+79123456789'],
    ['９１２ ３４５ ６７ ８９', '7', '+79123456789'],
    ['call me', '7', undefined],
    ['8 029 123-45-67', '375', '+375291234567'],
    ['029 123-45-67', '375', '+375291234567'],
    ['06 20 123 4567', '36', '+36201234567'],
    ['1 (212) 555-0100', '1', '+12125550100'],
    ['8 612 34567', '370', '+37061234567'],
    ['8 66 12 34 56', '993', '+99366123456'],
    ['07 07 12 34 56', '225', '+2250707123456'],
    ['06 123 4567', '242', '+242061234567'],
    ['020 7946 0018', '44', '+442079460018'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', '971', '+971501234567'],
    ['912 345 67 8', '7', undefined],
    ['8 555 12 34 56', '995', undefined],
    ['612 345 678', '34', '+34612345678'],
  ])('%j beside area code %j is %s', (value, areaCode, phone) => expect(phoneWithAreaCode(value, areaCode, numberingPlans)).toBe(phone))

  it.each(['+995555123456', '555 12 34 56', '00995 555123456', '+49 151 23456789', '+1 (212) 555-0100', '５５５１２３４５６'])(
    '%s can be dialled',
    (phone) => expect(isDiallablePhone(phone)).toBe(true),
  )

  it.each([
    ['+7 8 912 345-67-89', '995', '+789123456789'],
    ['0151 12345678', '49', '+4915112345678'],
    ['8 912 345-67-89', '7', '+789123456789'],
    ['8 555 12 34 56', '995', undefined],
    ['123', '49', undefined],
  ])('%j beside area code %j is %s before the numbering plans are loaded', (value, areaCode, phone) => {
    expect(phoneWithAreaCode(value, areaCode)).toBe(phone)
    // What is sent without the plans is read with them.
    if (phone?.startsWith('+7')) expect(normalizePhone(phone, numberingPlans)).toBe('+79123456789')
  })

  it('that the plans do not know stay as written', () => {
    expect(normalizePhone('+1 212 555 01', numberingPlans)).toBe('+121255501')
    expect(normalizePhone('+999 1234 5678', numberingPlans)).toBe('+99912345678')
  })

  it.each(['+1 (212) 555-0100 ext. 5', '+7 495 123-45-67 доб. 123', '+44 20 7946 0018 #12', '+995 555 12 34 56 x7', '555 12 34 56 ext 7'])(
    '%s can be dialled with its extension',
    (phone) => expect(isDiallablePhone(phone, numberingPlans)).toBe(true),
  )

  it.each(['+995 322 12 34 56 ext. 5', '4915112345678 #5', '+1 (212) 555-0100 or 0101', 'ext. 5'])(
    '%s cannot be dialled, with extensions read',
    (phone) => expect(isDiallablePhone(phone, numberingPlans)).toBe(false),
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
  ])('%s cannot be dialled', (phone) => expect(isDiallablePhone(phone)).toBe(false))

  it.each(['+7', '0049 151', '+1 (212) 555-0100', '555 12 34 56 ext', '+995 322 #1'])('%s needs the plans of other countries', (text) =>
    expect(needsNumberingPlans(text)).toBe(true),
  )

  it.each(['', '5', '555 12 34 56', '+', '+9', '+99', '+995 555', '00995', 'nino', '995555123456'])(
    '%j needs no plans of other countries',
    (text) => expect(needsNumberingPlans(text)).toBe(false),
  )

  it('beside another area code needs its plan', () =>
    expect(['151', ''].map((text) => needsNumberingPlans(text, '49'))).toEqual([true, false]))

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
