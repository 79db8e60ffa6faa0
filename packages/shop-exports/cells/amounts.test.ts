import { describe, expect, it } from 'vitest'
import { amountIn, amountOf } from './amounts.ts'

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

  it('in another currency is converted at the rate that is named, half a hundredth upwards', () => {
    const rates = { USD: 27_215, EUR: 30_000, $: 27_250 }
    expect(amountIn('GEL', { hundredths: 1999, currency: 'USD' }, rates)).toBe(5440)
    expect(amountIn('GEL', { hundredths: 1000, currency: 'EUR' }, rates)).toBe(3000)
    expect(amountIn('GEL', { hundredths: 1000, currency: '$' }, rates)).toBe(2725)
    expect(amountIn('GEL', { hundredths: 1000, currency: 'GBP' }, rates)).toBeUndefined()
    expect(amountIn('GEL', { hundredths: 1000 }, {})).toBe(1000)
    expect(amountIn('EUR', { hundredths: 1000, currency: 'EUR' }, {})).toBe(1000)
  })
})
