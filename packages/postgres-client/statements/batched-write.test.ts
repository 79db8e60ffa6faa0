import { afterEach, expect, it, vi } from 'vitest'
import { batchedWrite } from './batched-write.ts'

interface Row {
  key: string
  value: string
}

afterEach(() => void vi.useRealTimers())

/** Writes that end when the test says so; the outcome of a row is its value in capitals. */
function capitals(atOnce: number, anotherAfter = 0) {
  const statements: { values: string[]; end(error?: Error): void }[] = []
  const write = batchedWrite<object, Row, string>({
    atOnce,
    anotherAfter,
    keyOf: ({ key }) => key,
    write: (_, rows) =>
      new Promise((resolve, reject) => {
        const values = rows.map(({ value }) => value)
        statements.push({ values, end: (error) => (error ? reject(error) : resolve(values.map((value) => value.toUpperCase()))) })
      }),
  })
  const pool = {}
  return { statements, add: (value: string, key = value) => write(pool, { key, value }) }
}

it('writes the first rows at once, and all that come meanwhile together', async () => {
  const { statements, add } = capitals(2)
  const written = Promise.all(['a', 'b', 'c', 'd', 'e'].map((value) => add(value)))
  expect(statements.map(({ values }) => values)).toEqual([['a'], ['b']])
  statements[1]!.end()
  await expect.poll(() => statements.length).toBe(3)
  expect(statements[2]!.values).toEqual(['c', 'd', 'e'])
  statements[0]!.end()
  statements[2]!.end()
  expect(await written).toEqual(['A', 'B', 'C', 'D', 'E'])
})

it('never writes two rows of one key together or at one moment, and keeps their order', async () => {
  const { statements, add } = capitals(2)
  const written = Promise.all([add('a1', 'a'), add('a2', 'a'), add('b'), add('a3', 'a'), add('c')])
  expect(statements.map(({ values }) => values)).toEqual([['a1'], ['b']])
  statements[1]!.end()
  await expect.poll(() => statements.length).toBe(3)
  expect(statements[2]!.values).toEqual(['c'])
  statements[0]!.end()
  await expect.poll(() => statements.length).toBe(4)
  expect(statements[3]!.values).toEqual(['a2'])
  statements[2]!.end()
  statements[3]!.end()
  await expect.poll(() => statements.length).toBe(5)
  statements[4]!.end()
  expect(await written).toEqual(['A1', 'A2', 'B', 'A3', 'C'])
})

it('writes each row by itself where a statement of several failed: the error is that of its row alone', async () => {
  const { statements, add } = capitals(1)
  const written = Promise.allSettled(['a', 'b', 'c'].map((value) => add(value)))
  statements[0]!.end()
  await expect.poll(() => statements.length).toBe(2)
  statements[1]!.end(new Error('one of them'))
  await expect.poll(() => statements.length).toBe(3)
  statements[2]!.end(new Error('b is wrong'))
  await expect.poll(() => statements.length).toBe(4)
  statements[3]!.end()
  expect(statements.map(({ values }) => values)).toEqual([['a'], ['b', 'c'], ['b'], ['c']])
  expect(await written).toMatchObject([{ value: 'A' }, { reason: { message: 'b is wrong' } }, { value: 'C' }])
})

it('tries nothing again where the database was cut off: the rows may be written, and each try would wait for its time limit', async () => {
  const { statements, add } = capitals(1)
  const written = Promise.allSettled(['a', 'b', 'c'].map((value) => add(value)))
  statements[0]!.end()
  await expect.poll(() => statements.length).toBe(2)
  statements[1]!.end(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' }))
  expect(await written).toMatchObject([{ value: 'A' }, { reason: { code: 'ECONNRESET' } }, { reason: { code: 'ECONNRESET' } }])
  expect(statements).toHaveLength(2)
})

it('writes at most 64 rows in a statement', async () => {
  const { statements, add } = capitals(1)
  const written = Promise.all(Array.from({ length: 100 }, (_, place) => add(`${place}`)))
  for (const size of [1, 64, 35]) {
    const { values, end } = statements.at(-1)!
    expect(values).toHaveLength(size)
    const before = statements.length
    end()
    if (size !== 35) await expect.poll(() => statements.length).toBe(before + 1)
  }
  expect((await written)[70]).toBe('70')
})

it('begins another statement beside one that takes long, and until then writes what comes together', async () => {
  vi.useFakeTimers()
  const { statements, add } = capitals(2, 10)
  const first = add('a')
  await vi.advanceTimersByTimeAsync(0)
  expect(statements.map(({ values }) => values)).toEqual([['a']])
  const written = Promise.all([first, add('b'), add('c')])
  await vi.advanceTimersByTimeAsync(9)
  expect(statements).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(statements.map(({ values }) => values)).toEqual([['a'], ['b', 'c']])
  const later = add('d')
  await vi.advanceTimersByTimeAsync(50)
  // Two are under way.
  expect(statements).toHaveLength(2)
  statements[1]!.end()
  await vi.advanceTimersByTimeAsync(0)
  expect(statements[2]!.values).toEqual(['d'])
  statements[0]!.end()
  statements[2]!.end()
  expect([await written, await later]).toEqual([['A', 'B', 'C'], 'D'])
})

it('writes together what comes in one turn of the event loop', async () => {
  const { statements, add } = capitals(2, 10)
  const written = Promise.all(['a', 'b', 'c'].map((value) => add(value)))
  await expect.poll(() => statements.map(({ values }) => values)).toEqual([['a', 'b', 'c']])
  statements[0]!.end()
  expect(await written).toEqual(['A', 'B', 'C'])
})
