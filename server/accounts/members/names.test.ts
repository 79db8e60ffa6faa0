import { describe, expect, it } from 'vitest'
import { nameOf, sanitizeName, userInfoOf } from './names.rules.ts'
import { maskAccount } from './account-identifier.service.ts'

describe('the userInfo cookie', () => {
  it('has the full name where it fits', () => {
    expect(userInfoOf({ firstName: 'ნინო', lastName: 'ბერიძე', memberType: 0 })).toEqual({ name: 'ნინო ბერიძე', memberType: 0 })
    expect(userInfoOf({ firstName: 'N', lastName: 'B', companyName: 'Chai LLC', memberType: 1 })).toEqual({
      name: 'Chai LLC',
      memberType: 1,
    })
  })

  it('leads with the surname in Chinese', () => {
    expect(userInfoOf({ firstName: '伟', lastName: '王', memberType: 0 }).name).toBe('王伟')
    expect(nameOf({ firstName: '小明', lastName: '欧阳' })).toBe('欧阳小明')
    expect(nameOf({ firstName: 'Wei', lastName: '王' })).toBe('Wei 王')
    expect(nameOf({ firstName: '伟', lastName: '' })).toBe('伟')
  })

  it.each(['ა', 'Ж', '王', '𠀀', "'"])('never exceeds 256 bytes with %s', (character) => {
    const info = userInfoOf({ firstName: character.repeat(60), lastName: character.repeat(60), memberType: 0 })
    expect(encodeURIComponent(JSON.stringify(info)).length).toBeLessThanOrEqual(256)
    expect(info.name).not.toBe('')
    expect([...info.name].every((each) => each === character || each === ' ')).toBe(true)
  })
})

describe('a masked account', () => {
  it.each([
    [{ mail: 'nino.beridze@example.ge' }, 'n•••@example.ge'],
    [{ mail: '𠀀b@example.ge' }, '𠀀•••@example.ge'],
    [{ phone: '+995555123456' }, '••• 3456'],
  ])('of %j is %s', (account, shown) => expect(maskAccount(account)).toBe(shown))
})

it.each([
  ['  Nino   Beridze ', 'Nino Beridze'],
  ["O'Neill-Smith Jr.", "O'Neill-Smith Jr."],
  ['<script>', 'script'],
  ['-- x', 'x'],
  [42, ''],
  [undefined, ''],
])("a provider's name %j is sanitised to %j", (value, name) => expect(sanitizeName(value)).toBe(name))
