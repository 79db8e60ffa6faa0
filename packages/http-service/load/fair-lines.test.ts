import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { LineFull, openFairLines } from './fair-lines.ts'

it('runs so many at once, one of each line in turn, and a task that fails gives its place away', async () => {
  const inLine = openFairLines(2)
  const begun: string[] = []
  let running = 0
  let most = 0
  const task = (name: string, fails = false) =>
    inLine(name[0]!, async () => {
      begun.push(name)
      most = Math.max(most, ++running)
      await nextTurn()
      running--
      if (fails) throw new Error(name)
    })
  const done = await Promise.allSettled([task('a1'), task('a2', true), task('a3'), task('a4'), task('a5'), task('b1'), task('c1')])
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'a5'])
  expect(done.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1)
  expect(most).toBe(2)
})

it('a line whose tasks end at once gives others their turn of the event loop', async () => {
  const inLine = openFairLines(1)
  let ended = 0
  const line = Array.from({ length: 50 }, () => inLine('one', () => Promise.resolve(ended++)))
  for (let turn = 0; turn < 10; turn++) await nextTurn()
  expect(ended).toBeLessThan(20)
  await Promise.all(line)
  expect(ended).toBe(50)
})

it('rejects whom no line has a place for, and nobody of another line', async () => {
  const inLine = openFairLines(1, { maxInLine: 2, maxLines: 2 })
  let end!: () => void
  const running = inLine('a', () => new Promise<void>((resolve) => (end = resolve)))
  const waiting = ['a', 'a', 'b'].map((key) => inLine(key, () => Promise.resolve(key)))
  await expect(inLine('a', () => Promise.resolve())).rejects.toBeInstanceOf(LineFull)
  await expect(inLine('c', () => Promise.resolve())).rejects.toBeInstanceOf(LineFull)
  end()
  await running
  expect(await Promise.all(waiting)).toEqual(['a', 'a', 'b'])
})
