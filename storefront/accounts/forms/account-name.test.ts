import { describe, expect, it } from 'vitest'
import { accountFault, accountName, contactFault, shownAccount, wantsAreaCode } from './account-name.ts'

const typed = (account: string, areaCode = '995') => ({ account, areaCode })

describe('an account as it is typed', () => {
  it.each(['555123456', '555 12 34 56', '555-12-34-56', '(555) 12 34 56', '+995 555 12 34 56', '00995555123456', '995555123456'])(
    'is the Georgian number in %s',
    (account) => {
      expect(accountFault(typed(account), 'register')).toBeUndefined()
      expect(accountName(typed(account))).toEqual({ model: 'phone', userName: '+995555123456' })
    },
  )

  it('is another country’s number beside its area code', () => {
    expect(accountName(typed('1701234567', '49'))).toEqual({ model: 'phone', userName: '+491701234567' })
    expect(accountFault(typed('555123456', '49'), 'login')).toBeUndefined()
  })

  it.each(['455123456', '55512345', '5551234567', '5'])('is no Georgian number in %s', (account) => {
    expect(accountFault(typed(account), 'register')).toBe('account.phoneFormat')
    expect(accountFault(typed(account), 'login')).toBe('account.phoneFormat')
  })

  it('is an e-mail address otherwise, and the forms say in their own words when it is none', () => {
    expect(accountName(typed(' Nino@Example.GE '))).toEqual({ model: 'mail', userName: 'nino@example.ge' })
    expect(accountFault(typed('nino@'), 'register')).toBe('account.mailboxFormat')
    expect(accountFault(typed('nino@'), 'login')).toBe('account.mailFormat')
    // A zero in front makes no phone number (specification, section 5).
    expect(accountFault(typed('0555123456'), 'login')).toBe('account.mailFormat')
    expect(accountFault(typed(''), 'login')).toBe('account.required')
  })

  it('is refused where it must be of the other kind', () => {
    expect(contactFault(typed('nino@example.ge'), 'mail')).toBeUndefined()
    expect(contactFault(typed('555123456'), 'mail')).toBe('account.mailboxFormat')
    expect(contactFault(typed(' '), 'mail')).toBe('account.required')
    expect(contactFault(typed('555 12 34 56'), 'phone')).toBeUndefined()
    expect(contactFault(typed('995555123456'), 'phone')).toBeUndefined()
    expect(contactFault(typed('1701234567', '49'), 'phone')).toBeUndefined()
    expect(contactFault(typed('nino@example.ge'), 'phone')).toBe('account.phoneFormat')
    expect(contactFault(typed('5551234'), 'phone')).toBe('account.phoneFormat')
    expect(contactFault(typed(' '), 'phone')).toBe('account.required')
  })

  it('has the country before it while it is a number without one', () => {
    expect(['555', '555 12', '+995555', 'nino', '0555', ''].filter(wantsAreaCode)).toEqual(['555', '555 12'])
  })

  it('is shown as people write it', () => {
    expect(shownAccount('+995555123456')).toBe('+995 555 12 34 56')
    expect(shownAccount('nino@example.ge')).toBe('nino@example.ge')
  })
})
