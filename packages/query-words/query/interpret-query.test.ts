import { expect, it } from 'vitest'
import { memoryWords } from '../testing/memory-words.ts'
import { shownWords } from './interpretation.ts'
import { interpretQuery } from './interpret-query.ts'

const source = memoryWords(['绿茶'], { has: () => false, runs: new Set(['运动鞋']) })

it('finds Chinese that is not parted into words by its pairs of signs, which are shown as one', async () => {
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
