import { expect, it } from 'vitest'
import { factsAt } from './published-offers.ts'

const published = (gtin: string) => factsAt({ gtin }, new Date()).gtin

it.each(['4006381333931', '96385074', '036000291452', '10614141000415', '9785948780047'])('the barcode %s is published', (gtin) =>
  expect(published(gtin)).toBe(gtin),
)

it.each(['4006381333932', '123', 'A-4006381333931', '2000000000008', '0200000000004', '40063813339310'])(
  'the barcode %s is not: search engines reject an offer for it',
  (gtin) => expect(published(gtin)).toBeUndefined(),
)
