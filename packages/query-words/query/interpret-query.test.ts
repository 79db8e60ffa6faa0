import { expect, it } from 'vitest'
import { memoryWords } from '../testing/memory-words.ts'
import { shownWords } from './interpretation.ts'
import { interpretQuery } from './interpret-query.ts'
import { withParts } from './relaxed-words.ts'

const source = memoryWords(['绿茶'], { has: () => false, runs: new Set(['运动鞋']) })

it('finds Chinese that is not segmented by its bigrams, which are shown as one', async () => {
  const { words } = (await interpretQuery(source, '长跑护膝'))!
  expect(words).toMatchObject([
    { alternatives: [['长跑', '跑护', '护膝']], parts: ['长跑', '跑护', '护膝'].map((shown) => ({ shown, pair: true })) },
  ])
  const [run, between, knee] = words[0]!.parts!
  expect(shownWords([run!, between!, knee!])).toBe('长跑护膝')
  expect(shownWords([between!, knee!])).toBe('跑护膝')
  expect(shownWords([run!, knee!])).toBe('长跑护膝')
  expect((await interpretQuery(source, '运动鞋'))!.words[0]!.parts).toBeUndefined()
})

it('names the thing of a compound by its place, not by its end', async () => {
  const sold = memoryWords(['кормсобак', 'корм', 'собак', 'powerbank', 'power', 'bank'])
  const heads = async (query: string) =>
    (await interpretQuery(sold, query))!.words[0]!.parts!.filter(({ modifier }) => !modifier).map(({ shown }) => shown)
  expect(await heads('корм собак')).toEqual(['корм'])
  expect(await heads('power bank')).toEqual(['bank'])
})

it('reads how often Chinese is written, at most as often as the rarest of its bigrams', async () => {
  const sold = memoryWords(['机油滤芯', '净水器滤芯', '净水器'])
  const uses = async (query: string) => (await interpretQuery(sold, query))!.words.map((word) => [word.shown, word.uses])
  expect(await uses('净水器')).toEqual([['净水器', 2]])
  expect(await uses('机油 画像')).toEqual([
    ['机油', 1],
    ['画像', 0],
  ])
})

it('has the bigram where two words of Chinese meet, which may have been segmented wrongly', async () => {
  const sold = memoryWords(['美白补水面膜'])
  const joints = async (query: string) => (await interpretQuery(sold, query))!.words.map(({ shown, joint }) => [shown, joint?.shown])
  expect(await joints('美白面膜')).toEqual([
    ['美', undefined],
    ['白面', '美白'],
    ['膜', '面膜'],
  ])
  expect(await joints('美 白面 膜')).toEqual([
    ['美', undefined],
    ['白面', undefined],
    ['膜', undefined],
  ])
  const words = withParts((await interpretQuery(sold, '美白面膜'))!.words)
  expect(words.map((word) => word.shown)).toEqual(['美', '美白', '白面', '面膜', '膜', '白', '面'])
  expect(shownWords(words)).toBe('美白面膜')
  expect(shownWords(words.filter(({ isJoint }) => isJoint))).toBe('美白面膜')
})
