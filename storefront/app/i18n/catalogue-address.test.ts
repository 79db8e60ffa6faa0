import { expect, test } from 'vitest'
import { catalogueAddress } from './catalogue-address.ts'

test('in development compiled catalogues have no address: a page asks for none', () => {
  expect(catalogueAddress('ka', 'common')).toBeUndefined()
})
