import { sql } from 'drizzle-orm'
import { Type } from 'typebox'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { checkRowShapes, column, preparedColumn, preparedRows, rows } from './rows.ts'

let db: Database
beforeAll(async () => {
  const test = await openTestDatabase()
  db = test.db
  await checkRowShapes()
  return () => test.close()
})
const Row = Type.Object({ id: Type.Integer(), name: Type.Union([Type.String(), Type.Null()]) })

describe.each([
  ['rows', rows],
  ['preparedRows', preparedRows],
])('%s', (_, read) => {
  it('returns rows of the declared shape, null where the schema allows it', async () => {
    const found = await read(db, Row, sql`select 1 as id, 'one' as name union all select 2, null order by id`)
    expect(found).toEqual([
      { id: 1, name: 'one' },
      { id: 2, name: null },
    ])
  })

  it.each([
    ['a missing column', sql`select 1 as id`],
    ['another type', sql`select 'one' as id, 'one' as name`],
    ['null against the schema', sql`select null::int as id, 'one' as name`],
  ])('rejects %s', async (_, statement) => {
    await expect(read(db, Row, statement)).rejects.toThrow('declared shape')
  })
})

describe.each([
  ['column', column],
  ['preparedColumn', preparedColumn],
])('%s', (_, read) => {
  it('returns the values of one column', async () => {
    expect(await read(db, Type.Integer(), sql`select id from generate_series(1, 3) id`)).toEqual([1, 2, 3])
    expect(await read(db, Type.Integer(), sql`select 1 as id where false`)).toEqual([])
  })

  it('rejects a value of another type', async () => {
    await expect(read(db, Type.Integer(), sql`select 'one' as id`)).rejects.toThrow('declared shape')
  })
})
