import { describe, expect, it } from 'vitest'
import { sanitizeName, userInfoOf } from './names.rules.ts'
import { maskAccount } from './account-identifier.service.ts'

describe('the userInfo cookie', () => {
  it('has the full name where it fits', () => {
    expect(userInfoOf({ firstName: 'ნინო', lastName: 'ბერიძე', memberType: 0 })).toEqual({ name: 'ნინო ბერიძე', memberType: 0 })
    expect(userInfoOf({ firstName: 'N', lastName: 'B', companyName: 'Chai LLC', memberType: 1 })).toEqual({
      name: 'Chai LLC',
      memberType: 1,
    })
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
