import { describe, expect, it } from 'vitest'
import {
  accountOf,
  agreementError,
  codeDigits,
  codeError,
  companyCodeError,
  companyNameError,
  firstNameError,
  lastNameError,
  loginAccountError,
  mailError,
  newPasswordError,
  normalizeAccount,
  passwordError,
  phoneError,
  repeatPasswordError,
} from './rules.ts'

describe('account rules', () => {
  it.each([
    ['', 'account.required'],
    ['   ', 'account.required'],
    ['nino', 'account.mailFormat'],
    ['nino@', 'account.mailFormat'],
    ['nino@example', 'account.mailFormat'],
    ['a@b@example.ge', 'account.mailFormat'],
    ['.nino@example.ge', 'account.mailFormat'],
    ['ni..no@example.ge', 'account.mailFormat'],
    ['nino@-example.ge', 'account.mailFormat'],
    ['0555123456', 'account.mailFormat'],
    ['12345', 'account.phoneFormat'],
    ['655123456', 'account.phoneFormat'],
    ['555 12 34 56', undefined],
    ['555123456', undefined],
    [' Nino@Example.GE ', undefined],
    ['nino+kalata@mail.example.ge', undefined],
    ['nino@კალათა.გე', undefined],
  ])('login account %j -> %s', (value, error) => expect(loginAccountError(value)).toBe(error))

  it.each([
    ['', 'account.required'],
    ['555123456', 'account.mailboxFormat'],
    ['nino@', 'account.mailboxFormat'],
    [`${'a'.repeat(65)}@example.ge`, 'account.mailboxFormat'],
    [`a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.ge`, 'account.mailboxFormat'],
    ['nino@example.ge', undefined],
  ])('registration mail %j -> %s', (value, error) => expect(mailError(value)).toBe(error))

  it.each([
    ['', undefined, 'account.required'],
    ['555123456', undefined, undefined],
    ['12345678', undefined, 'account.phoneFormat'],
    ['123', '49', 'account.phoneFormat'],
  ])('phone %j beside area code %j -> %s', (value, areaCode, error) => expect(phoneError(value, areaCode)).toBe(error))

  it('distinguishes mail and phone', () => {
    expect(accountOf(' Nino@Example.GE')).toEqual({ mail: 'nino@example.ge' })
    expect(accountOf('555 12 34 56')).toEqual({ phone: '+995555123456' })
    expect(accountOf('+995555123456')).toEqual({ phone: '+995555123456' })
    for (const value of ['', '12345', 'nino', '0555123456', '+', '+995']) expect(accountOf(value)).toBeUndefined()
  })

  it.each([
    ['', 'account.companyNameRequired'],
    ['  ', 'account.companyNameRequired'],
    ['<b>', 'account.nameFormat'],
    ['a\u202eb', 'account.nameFormat'],
    ['შ'.repeat(121), 'account.nameFormat'],
    ['შპს „ჩაის სახლი 24“ & Co.', undefined],
  ])('company name %j -> %s', (value, error) => expect(companyNameError(value)).toBe(error))

  it.each([
    ['123456789', undefined],
    [' 123456789 ', undefined],
    ['12345678', 'account.companyCodeFormat'],
    ['1234567890', 'account.companyCodeFormat'],
    ['12345678a', 'account.companyCodeFormat'],
    ['', 'account.companyCodeFormat'],
  ])('company code %j -> %s', (value, error) => expect(companyCodeError(value)).toBe(error))

  it('makes one account of all spellings of a mail', () => {
    expect(normalizeAccount(' Ni no@EXAMPLE.ge\u200b\n')).toBe('nino@example.ge')
  })

  it.each([
    ['', 'password.required'],
    ['Ab1', 'password.length'],
    ['Abcdefg1234567890', 'password.length'],
    ['Kerami4', 'password.length'],
    ['Keramika', 'password.digit'],
    ['kerami4ka', 'password.upper'],
    ['KERAMI4KA', 'password.lower'],
    ['Kerami4ka!', 'password.charset'],
    ['Kerami 4ka', 'password.charset'],
    ['Kerამი4kaka', 'password.charset'],
    ['Password1', 'password.common'],
    ['Qwerty123', 'password.common'],
    ['Tbilisi2024', 'password.common'],
    ['Abc123Abc123', 'password.common'],
    ['Zaq12wsx', 'password.common'],
    ['Kerami4k', undefined],
    ['Kerami4kaKerami4', undefined],
  ])('new password %j -> %s', (value, error) => expect(newPasswordError(value)).toBe(error))

  it('asks for names, repetition, agreement and code', () => {
    expect(firstNameError(' ')).toBe('account.firstNameRequired')
    expect(lastNameError('')).toBe('account.lastNameRequired')
    expect(firstNameError('<b>')).toBe('account.nameFormat')
    expect(firstNameError('ა'.repeat(61))).toBe('account.nameFormat')
    for (const name of ['ნინო', 'Anne-Marie', 'O’Neill', 'Мария', '王 小明', 'José', '李', 'O'])
      expect(firstNameError(name)).toBeUndefined()
    expect(passwordError('')).toBe('password.required')
    expect(repeatPasswordError('Kerami4ka', '')).toBe('password.repeatRequired')
    expect(repeatPasswordError('Kerami4ka', 'Kerami4kb')).toBe('password.repeat')
    expect(repeatPasswordError('Kerami4ka', 'Kerami4ka')).toBeUndefined()
    expect(agreementError(false)).toBe('agreement.required')
    expect(codeError('')).toBe('code.required')
    expect(codeError('12345')).toBe('code.wrong')
    expect(codeError('012345')).toBeUndefined()
  })

  it('reads the first six digits of what is pasted', () => {
    expect(codeDigits('Code: 407-1 98 55')).toBe('407198')
    expect(codeDigits('abc')).toBe('')
    expect(codeDigits('Kalata 2026: your code is 407198. Valid until 15:30, 10 minutes.')).toBe('407198')
    expect(codeDigits('12:45 ვაჩვენეთ 407 198, +995 32 200 00 00')).toBe('407198')
    expect(codeDigits('1234567')).toBe('123456')
    expect(codeDigits('１２３４５６')).toBe('123456')
  })
})
