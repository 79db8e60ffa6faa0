import { describe, expect, it } from 'vitest'
import type { WordMatch } from './match-words.ts'
import { headsOf, isOneSign, leastOf, namedBy, parted, thingsAmong } from './relaxed-words.ts'

const word = (shown: string, more: Partial<WordMatch> = {}): WordMatch => ({ alternatives: [[shown]], shown, corrected: false, ...more })
const modifier = (shown: string) => word(shown, { modifier: true })
const shown = (words: readonly WordMatch[]) => words.map((each) => each.shown)

describe('the words that may name the thing', () => {
  it('are those at its place, then all that tell a kind', () => {
    const [red, teapot, mug] = [modifier('red'), modifier('teapot'), word('mug')]
    expect(thingsAmong([red, teapot, mug], [teapot, mug]).map(shown)).toEqual([['mug'], ['teapot', 'mug']])
    expect(shown(headsOf([red, mug]))).toEqual(['mug'])
    expect(shown(headsOf([red]))).toEqual(['red'])
  })

  it('are before a word that tells none', () => {
    const [photo, frame, wooden] = [modifier('photo'), modifier('frame'), word('wooden')]
    expect(thingsAmong([photo, frame, wooden], [photo, frame]).map(shown)[0]).toEqual(['photo', 'frame'])
  })

  it('are what a container has in it', () => {
    const [wine, bottle] = [modifier('wine'), word('bottle')]
    expect(thingsAmong([wine, bottle], [wine, bottle]).map(shown)[0]).toEqual(['wine'])
  })

  it('are none beside what is not sold, and no single sign', () => {
    const [leather, wallet] = [modifier('leather'), word('wallet', { notSold: true })]
    expect(thingsAmong([leather, wallet], [leather]).map(shown)).toEqual([['wallet']])
    expect(thingsAmong([word('杯')], [word('杯')])).toEqual([])
    expect(isOneSign(word('杯子'))).toBe(false)
  })
})

it('a compound is its parts, and what is no thing says more of it', () => {
  const lamp = word('desklamp', { modifier: true, parts: [word('desk'), word('lamp')] })
  const parts = parted([lamp, word('red')])
  expect(parts.map((each) => [each.shown, each.modifier])).toEqual([
    ['desk', true],
    ['lamp', true],
    ['red', undefined],
  ])
  expect(namedBy(parts, [parts[1]!]).map((each) => each.modifier)).toEqual([true, undefined, true])
})

it('one that names the thing is enough, or others that weigh as much as half', () => {
  const words = [modifier('red'), word('mug')]
  expect(leastOf(words, [60, 100])).toBe(80)
  expect(leastOf(words, [90, 20])).toBe(20)
})

it('of signs that are not parted into words a third is enough, whatever of them names the thing', () => {
  const pair = (shown: string) => word(shown, { pair: true })
  expect(leastOf([pair('长跑'), pair('跑护'), pair('护膝')], [50, 50, 50])).toBe(50)
  expect(leastOf([modifier('红色'), ...['双立', '立人', '人锅', '锅具'].map(pair)], [40, 50, 50, 50, 50])).toBe(80)
})
