import { sql } from 'drizzle-orm'
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { IntegerColumn } from './row-schemas.ts'
import { column, preparedColumn, preparedRows, rows } from './rows.ts'

const test = testMall()
const Row = Type.Object({ id: Type.Integer(), name: Type.Union([Type.String(), Type.Null()]) })

describe.each([
  ['rows', rows],
  ['preparedRows', preparedRows],
])('%s', (_, read) => {
  it('returns rows of the declared shape, null where the schema allows it', async () => {
    const found = await read(test.db, Row, sql`select 1 as id, 'one' as name union all select 2, null order by id`)
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
    await expect(read(test.db, Row, statement)).rejects.toThrow('declared shape')
  })
})

describe.each([
  ['column', column],
  ['preparedColumn', preparedColumn],
])('%s', (_, read) => {
  it('returns the values of one column', async () => {
    expect(await read(test.db, IntegerColumn, sql`select id from generate_series(1, 3) id`)).toEqual([1, 2, 3])
    expect(await read(test.db, IntegerColumn, sql`select 1 as id where false`)).toEqual([])
  })

  it('rejects a value of another type', async () => {
    await expect(read(test.db, IntegerColumn, sql`select 'one' as id`)).rejects.toThrow('declared shape')
  })
})
