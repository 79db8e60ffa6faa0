import { expect, it } from 'vitest'
import { batchedLookup } from './batched-lookup.ts'

/** A lookup of lengths whose statements end when the test says so. */
function lengths(atOnce: number) {
  const statements: { keys: string[]; end(error?: Error): void }[] = []
  const lookup = batchedLookup<object, number>(
    (_, keys) =>
      new Promise((resolve, reject) => {
        const known = keys.filter((key) => key !== 'unknown')
        const end = (error?: Error) => (error ? reject(error) : resolve(new Map(known.map((key) => [key, key.length]))))
        statements.push({ keys, end })
      }),
    atOnce,
  )
  const pool = {}
  return {
    statements,
    lookup: async (key: string, db = pool) => (await lookup(db, [key])).get(key),
    lookUpAll: (keys: string[]) => lookup(pool, keys),
  }
}

it('sends the first lookups at once and asks for all that come meanwhile together', async () => {
  const { statements, lookup } = lengths(2)
  const found = Promise.all(['a', 'bb', 'ccc', 'unknown', 'ccc'].map((key) => lookup(key)))
  expect(statements.map(({ keys }) => keys)).toEqual([['a'], ['bb']])
  statements[1]!.end()
  await expect.poll(() => statements.length).toBe(3)
  expect(statements[2]!.keys).toEqual(['ccc', 'unknown'])
  statements[0]!.end()
  statements[2]!.end()
  expect(await found).toEqual([1, 2, 3, undefined, 3])
})

it('asks for at most 64 keys in a statement', async () => {
  const { statements, lookup } = lengths(1)
  const found = Promise.all(Array.from({ length: 150 }, (_, place) => lookup(`${place}`)))
  for (const size of [1, 64, 64, 21]) {
    const { keys, end } = statements.at(-1)!
    expect(keys).toHaveLength(size)
    const before = statements.length
    end()
    if (size !== 21) await expect.poll(() => statements.length).toBe(before + 1)
  }
  expect((await found).slice(98, 101)).toEqual([2, 2, 3])
})

it('fails those whose statement failed, and goes on with the others', async () => {
  const { statements, lookup } = lengths(1)
  const results = Promise.allSettled([lookup('a'), lookup('bb')])
  statements[0]!.end(new Error('away'))
  await expect.poll(() => statements.length).toBe(2)
  statements[1]!.end()
  expect(await results).toMatchObject([
    { status: 'rejected', reason: { message: 'away' } },
    { status: 'fulfilled', value: 2 },
  ])
})

it('asks each pool and each transaction for what is its own', async () => {
  const { statements, lookup } = lengths(1)
  const found = Promise.all([lookup('a'), lookup('bb', {})])
  expect(statements.map(({ keys }) => keys)).toEqual([['a'], ['bb']])
  for (const { end } of statements) end()
  expect(await found).toEqual([1, 2])
})

it('asks for the keys of one caller in one statement, however many they are', async () => {
  const { statements, lookUpAll } = lengths(1)
  const many = Array.from({ length: 100 }, (_, place) => `${place}`)
  const found = Promise.all([lookUpAll(many), lookUpAll(many.slice(0, 50)), lookUpAll(many.slice(40, 50)), lookUpAll(many.slice(0, 20))])
  for (const size of [100, 50, 20]) {
    const { keys, end } = statements.at(-1)!
    expect(keys).toHaveLength(size)
    const before = statements.length
    end()
    if (size > 20) await expect.poll(() => statements.length).toBe(before + 1)
  }
  expect((await found).map((values) => values.size)).toEqual([100, 50, 50, 20])
})

it('fails all that wait where the database is silent: nobody waits for that twice', async () => {
  const { statements, lookup } = lengths(1)
  const results = Promise.allSettled(['a', 'bb', 'ccc'].map((key) => lookup(key)))
  statements[0]!.end(Object.assign(new Error('The database has not answered for 7 s'), { code: 'ETIMEDOUT', syscall: 'read' }))
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(statements).toHaveLength(1)
  const later = lookup('dddd')
  statements[1]!.end()
  expect(await later).toBe(4)
})
