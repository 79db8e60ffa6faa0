import { expect, it } from 'vitest'
import { shared } from '../segments/segment.ts'
import { FreshAnswers } from './fresh-answers.ts'
import type { IndexAnswer } from './query.ts'

const query = { sort: 'newest', limit: 1 }

/** Answers whose walks end when the test says so. */
function open() {
  const revision = shared(Int32Array, 1)
  const walks: ((id: number) => void)[] = []
  const answerOf = (id: number): IndexAnswer => ({
    ...{ ids: [id], total: 1, named: 1, namedInAll: 1, isFound: true },
    ...{ facets: {}, flags: {}, ranges: {}, attributes: [] },
  })
  const answers = new FreshAnswers(revision, () => new Promise((resolve) => walks.push((id) => resolve(answerOf(id)))))
  return { answers, walks, change: () => void Atomics.add(revision, 0, 1) }
}

it('walks once for those who ask at one moment, and once until something changes', async () => {
  const { answers, walks, change } = open()
  const asked = [answers.find(query), answers.find(query), answers.find({ ...query, limit: 2 })]
  expect(walks.length).toBe(2)
  walks[0]!(1)
  walks[1]!(2)
  const [one, other, another] = await Promise.all(asked)
  expect(other).toBe(one)
  expect(another).not.toBe(one)
  expect(await answers.find(query)).toBe(one)
  change()
  const changed = answers.find(query)
  walks[2]!(3)
  expect((await changed).ids).toEqual([3])
})

it('does not keep what was found while something changed, and shares no walk that began before', async () => {
  const { answers, walks, change } = open()
  const before = answers.find(query)
  change()
  const after = answers.find(query)
  expect(walks.length).toBe(2)
  walks[1]!(2)
  await after
  walks[0]!(1)
  expect((await before).ids).toEqual([1])
  // The older walk ended last.
  const later = answers.find(query)
  walks[2]?.(3)
  expect((await later).ids).not.toEqual([1])
})
