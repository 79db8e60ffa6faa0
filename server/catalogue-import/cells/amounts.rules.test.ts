import { describe, expect, it } from 'vitest'
import { amountOf, rateOf, tetriIn } from './amounts.rules.ts'

describe('an amount', () => {
  it.each([
    ['42.5', 4250],
    ['42,50', 4250],
    ['19.9900', 1999],
    ['1,299.00', 129_900],
    ['1.299,00', 129_900],
    ['1 299,90', 129_990],
    ["1'299.90", 129_990],
    ['1,299,000', 129_900_000],
    ['7', 700],
    ['-3.10', -310],
  ])('%s is %i hundredths', (text, hundredths) => expect(amountOf(text)).toEqual({ hundredths }))

  it.each([
    ['15.00 USD', 'USD'],
    ['GEL 15.00', 'GEL'],
    ['₾15', 'GEL'],
    ['15,00EUR', 'EUR'],
  ])('%s is in %s', (text, currency) => expect(amountOf(text)).toEqual({ hundredths: 1500, currency }))

  it.each(['free', '1,2,3', '12.34.56', '1.299.00', '5 GEL x'])('%s is none', (text) => expect(amountOf(text)).toBe('invalid'))
  it.each(['1,299', '1.299', '42.505'])('%s may mean two', (text) => expect(amountOf(text)).toBe('ambiguous'))
  it('is empty where there is nothing', () => expect(amountOf(' ')).toBe('empty'))

  it.each([
    ['12.396694', 1240],
    ['24.5763', 2458],
    ['0.004', 0],
    ['-1.9955', -200],
    ['99,9999', 10_000],
  ])('%s is rounded to %i hundredths', (text, hundredths) => expect(amountOf(text)).toEqual({ hundredths, isRounded: true }))

  it('in another currency becomes lari at the rate that is named, half a tetri upwards', () => {
    const rates = Object.fromEntries([rateOf('USD=2.7215')!, rateOf('eur=3')!])
    expect(tetriIn({ hundredths: 1999, currency: 'USD' }, rates)).toBe(5440)
    expect(tetriIn({ hundredths: 1000, currency: 'EUR' }, rates)).toBe(3000)
    expect(tetriIn({ hundredths: 1000, currency: 'GBP' }, rates)).toBeUndefined()
    expect(tetriIn({ hundredths: 1000 }, {})).toBe(1000)
    expect(rateOf('USD=2,7')).toEqual(['USD', 27_000])
    expect(tetriIn({ hundredths: 1000, currency: '$' }, Object.fromEntries([rateOf('$=2.725')!]))).toBe(2725)
    expect(['USD', 'USD=0', 'USD=-1', 'USD=x', 'USD=1.23456'].map((text) => rateOf(text))).toEqual(Array(5).fill(undefined))
  })
})
