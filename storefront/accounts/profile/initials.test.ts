import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  [{ firstName: 'ნინო', lastName: 'ბერიძე' }, 'ნბ'],
  [{ firstName: '伟', lastName: '王' }, '王'],
  [{ firstName: 'Nino', lastName: '' }, 'N'],
  [{ firstName: '', lastName: '', companyName: 'Chai LLC' }, 'Ch'],
])('the initials of %j are %s', (member, shown) => expect(initials(member)).toBe(shown))
