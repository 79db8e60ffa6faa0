import { expect, it } from 'vitest'
import { rateOf } from './read-rate.ts'

it.each([
  ['USD=2.7215', 'USD', 27_215],
  ['eur=3', 'EUR', 30_000],
  ['USD=2,7', 'USD', 27_000],
  ['$=2.725', '$', 27_250],
])('%s is a rate', (text, ...rate) => expect(rateOf(text)).toEqual(rate))

it.each(['USD', 'USD=0', 'USD=-1', 'USD=x', 'USD=1.23456'])('%s is none', (text) => expect(rateOf(text)).toBeUndefined())
