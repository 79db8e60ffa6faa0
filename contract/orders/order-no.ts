import { dayInTbilisi } from '#contract/core/calendar.ts'

/**
 * An order's number: the day it was placed, ten random characters and a check character that detects a mistyped one, as in
 * `261120-KX7MT4QD9H3`. It can be read out on the telephone (no I, L, O, U, 0, 1) and not be guessed (29^10).
 */
export const orderNoAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'.replace('V', '')
const size = orderNoAlphabet.length
const randomChars = 10
const shape = new RegExp(`^\\d{6}-[${orderNoAlphabet}]{${randomChars + 1}}$`)

/**
 * @param at when it was placed; the day is Tbilisi's
 * @param random ten places in the alphabet, each from a cryptographic source
 */
export function makeOrderNo(at: Date, random: readonly number[]): string {
  const day = dayInTbilisi(at).slice(2).replaceAll('-', '')
  const chars = random.slice(0, randomChars).map((place) => orderNoAlphabet[place % size]!)
  const body = `${day}-${chars.join('')}`
  return body + checkChar(body)
}

/** Whether it has the shape of an order number and its check character fits. Case and blanks around do not matter. */
export function isOrderNo(value: string): boolean {
  const orderNo = value.trim().toUpperCase()
  return shape.test(orderNo) && checkChar(orderNo.slice(0, -1)) === orderNo.at(-1)
}

/** Weights differ from place to place and the alphabet's size is prime, so that a wrong or a swapped character always shows. */
function checkChar(body: string): string {
  let sum = 0
  const chars = body.replace('-', '')
  for (let place = 0; place < chars.length; place++) {
    const char = chars[place]!
    const value = place < 6 ? Number(char) : orderNoAlphabet.indexOf(char)
    sum += (place + 1) * value
  }
  return orderNoAlphabet[sum % size]!
}
