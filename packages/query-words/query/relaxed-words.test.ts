import { describe, expect, it } from 'vitest'
import type { WordMatch } from './match-words.ts'
import { headsOf, isOneCharacter, leastOf, namedBy, withParts, thingsAmong, writtenAmong } from './relaxed-words.ts'

const word = (shown: string, more: Partial<WordMatch> = {}): WordMatch => ({ alternatives: [[shown]], shown, corrected: false, ...more })
const modifier = (shown: string, more: Partial<WordMatch> = {}) => word(shown, { modifier: true, ...more })
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

  it('are none beside what is not sold, and no single character', () => {
    const [leather, wallet] = [modifier('leather'), word('wallet', { notSold: true })]
    expect(thingsAmong([leather, wallet], [leather]).map(shown)).toEqual([['wallet']])
    expect(thingsAmong([word('杯')], [word('杯')])).toEqual([])
    expect(isOneCharacter(word('杯子'))).toBe(false)
  })

  it('are any of Chinese where nothing has all words, and as the last resort where something has', () => {
    const [damo, red, portrait] = [modifier('达摩'), modifier('红', { colour: true }), word('画像')]
    expect(thingsAmong([damo, red, portrait], []).map(shown)).toEqual([['达摩', '画像']])
    expect(thingsAmong([damo, red, portrait], [damo], true).map(shown)).toEqual([['画像'], ['达摩'], ['达摩', '画像']])
    const notSold = word('钱包', { notSold: true })
    expect(thingsAmong([modifier('皮革'), notSold], []).map(shown)).toEqual([['钱包']])
  })
})

it('what nothing has is left out, but what is known to be not sold, and not all of it', () => {
  const [reptile, sand, wallet] = [word('爬虫', { uses: 3 }), word('钙沙', { uses: 0 }), word('钱包', { uses: 0, notSold: true })]
  expect(shown(writtenAmong([reptile, sand]))).toEqual(['爬虫'])
  expect(shown(writtenAmong([reptile, wallet]))).toEqual(['爬虫', '钱包'])
  expect(shown(writtenAmong([sand, wallet]))).toEqual(['钙沙', '钱包'])
  expect(shown(writtenAmong([sand, word('mug')]))).toEqual(['mug'])
})

it('a compound is its parts, and what is no thing says more of it', () => {
  const lamp = word('desklamp', { modifier: true, parts: [word('desk'), word('lamp')] })
  const parts = withParts([lamp, word('red')])
  expect(parts.map((each) => [each.shown, each.modifier])).toEqual([
    ['desk', true],
    ['lamp', true],
    ['red', undefined],
  ])
  expect(namedBy(parts, [parts[1]!]).map((each) => each.modifier)).toEqual([true, undefined, true])
})

it('where two words of Chinese meet their bigram counts, if one is a single character or rarer than it', () => {
  const pair = (shown: string, uses: number) => word(shown, { uses, pair: true, isJoint: true })
  const shownParts = (words: WordMatch[]) => shown(withParts(words))
  expect(shownParts([word('咖啡', { uses: 90 }), word('机', { uses: 900, joint: pair('啡机', 20) })])).toEqual(['咖啡', '啡机', '机'])
  expect(shownParts([word('白面', { uses: 2 }), word('面膜', { uses: 90, joint: pair('面面', 3) })])).toEqual(['白面', '面面', '面膜'])
  expect(shownParts([word('无线', { uses: 40 }), word('耳机', { uses: 60, joint: pair('线耳', 30) })])).toEqual(['无线', '耳机'])
})

it('characters of Chinese words stand behind them, each once and as far as engines have place, but those of a use or a colour', () => {
  const chinese = (shown: string, more: Partial<WordMatch> = {}) =>
    word(shown, { characters: [...shown].map((each) => word(each, { isCharacter: true })), ...more })
  const parts = withParts([chinese('鸡胸'), word('肉'), chinese('碎肉'), chinese('女士'), chinese('红色', { colour: true })])
  expect(shown(parts)).toEqual(['鸡胸', '肉', '碎肉', '女士', '红色', '鸡', '胸', '碎'])
  expect(parts.map(({ modifier }) => modifier ?? false)).toEqual([false, false, false, false, false, true, true, true])
  const many = Array.from({ length: 20 }, (_, at) => chinese(String.fromCodePoint(0x4e00 + 2 * at, 0x4e01 + 2 * at)))
  expect(withParts(many)).toHaveLength(30)
})

it('what has only characters of the words is not found', () => {
  const character = (shown: string) => modifier(shown, { isCharacter: true })
  const words = [word('雷炎'), word('饵料'), ...['雷', '炎', '饵', '料'].map(character)]
  expect(leastOf(words, [70, 60, 20, 20, 20, 20])).toBe(100)
})

it('one that names the thing is enough, or others that weigh as much as half', () => {
  const words = [modifier('red'), word('mug')]
  expect(leastOf(words, [60, 100])).toBe(80)
  expect(leastOf(words, [90, 20])).toBe(20)
})

it('of characters that are not segmented a third is enough, whatever of them names the thing', () => {
  const pair = (shown: string) => word(shown, { pair: true })
  expect(leastOf([pair('长跑'), pair('跑护'), pair('护膝')], [50, 50, 50])).toBe(50)
  expect(leastOf([modifier('红色'), ...['双立', '立人', '人锅', '锅具'].map(pair)], [40, 50, 50, 50, 50])).toBe(80)
})
