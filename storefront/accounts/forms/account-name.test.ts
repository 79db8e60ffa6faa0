import { describe, expect, it } from 'vitest'
import { numberingPlans } from '#contract/core/numbering-plans.ts'
import { accountError, accountName, contactError, formatAccount, isForeignPhone, needsAreaCode } from './account-name.ts'

const input = (account: string, areaCode = '995') => ({ account, areaCode })

describe('account input', () => {
  it.each(['555123456', '555 12 34 56', '555-12-34-56', '(555) 12 34 56', '+995 555 12 34 56', '00995555123456', '995555123456'])(
    'is the Georgian number in %s',
    (account) => {
      expect(accountError(input(account), 'register')).toBeUndefined()
      expect(accountName(input(account))).toEqual({ model: 'phone', userName: '+995555123456' })
    },
  )

  it('is another country’s number beside its area code', () => {
    expect(accountName(input('1701234567', '49'))).toEqual({ model: 'phone', userName: '+491701234567' })
    expect(accountError(input('555123456', '49'), 'login')).toBeUndefined()
  })

  it('is read by the plan of its country once it is loaded', () => {
    const russian = input('8 912 345-67-89', '7')
    expect(isForeignPhone(russian)).toBe(true)
    expect(accountName(russian, numberingPlans)).toEqual({ model: 'phone', userName: '+79123456789' })
    expect(accountError(input('912 345', '7'), 'login', numberingPlans)).toBe('account.phoneFormat')
    expect([input('555 12 34 56'), input('9nino@example.ge'), input('+995 555')].filter(isForeignPhone)).toEqual([])
  })

  it.each(['455123456', '55512345', '5551234567', '5'])('is not a Georgian number in %s', (account) => {
    expect(accountError(input(account), 'register')).toBe('account.phoneFormat')
    expect(accountError(input(account), 'login')).toBe('account.phoneFormat')
  })

  it('is an e-mail address otherwise, with an error by form', () => {
    expect(accountName(input(' Nino@Example.GE '))).toEqual({ model: 'mail', userName: 'nino@example.ge' })
    expect(accountError(input('nino@'), 'register')).toBe('account.mailboxFormat')
    expect(accountError(input('nino@'), 'login')).toBe('account.mailFormat')
    // A leading zero makes it no phone number (specification, section 5).
    expect(accountError(input('0555123456'), 'login')).toBe('account.mailFormat')
    expect(accountError(input(''), 'login')).toBe('account.required')
  })

  it('is rejected where it must be of the other kind', () => {
    expect(contactError(input('nino@example.ge'), 'mail')).toBeUndefined()
    expect(contactError(input('555123456'), 'mail')).toBe('account.mailboxFormat')
    expect(contactError(input(' '), 'mail')).toBe('account.required')
    expect(contactError(input('555 12 34 56'), 'phone')).toBeUndefined()
    expect(contactError(input('995555123456'), 'phone')).toBeUndefined()
    expect(contactError(input('1701234567', '49'), 'phone')).toBeUndefined()
    expect(contactError(input('nino@example.ge'), 'phone')).toBe('account.phoneFormat')
    expect(contactError(input('5551234'), 'phone')).toBe('account.phoneFormat')
    expect(contactError(input(' '), 'phone')).toBe('account.required')
  })

  it('needs an area code while it is a number without a country', () => {
    expect(['555', '555 12', '+995555', 'nino', '0555', ''].filter(needsAreaCode)).toEqual(['555', '555 12'])
  })

  it('is formatted for display', () => {
    expect(formatAccount('+995555123456')).toBe('+995 555 12 34 56')
    expect(formatAccount('nino@example.ge')).toBe('nino@example.ge')
  })
})
