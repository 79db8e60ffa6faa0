import { expect, it } from 'vitest'
import { shareStatements, sharedStatement } from './shared-statement.ts'

/** Two statements that note what they were sent with. */
function twoStatements() {
  const sent: [name: string, rows: number[]][] = []
  const statement = (name: string) =>
    sharedStatement<object, number, number>(async (_, rows) => {
      sent.push([name, rows])
      if (rows.includes(13)) throw new Error(`${name} failed`)
      return rows.map((row) => 10 * row)
    })
  return { sent, lock: statement('lock'), write: statement('write'), tx: {} }
}

it('sends each row when it is called, outside of work that shares statements', async () => {
  const { sent, lock, tx } = twoStatements()
  const locked = [lock(tx, 1), lock(tx, 2)]
  expect(sent).toEqual([
    ['lock', [1]],
    ['lock', [2]],
  ])
  expect(await Promise.all(locked)).toEqual([10, 20])
})

it('sends the rows of one turn together, statements in the order of their first calls, and again what follows on them', async () => {
  const { sent, lock, write, tx } = twoStatements()
  const place = async (row: number) => {
    const locked = await Promise.all([lock(tx, row), write(tx, row)])
    return [...locked, await write(tx, 2 * row)]
  }
  expect(await shareStatements(tx, () => Promise.all([place(1), place(2), place(3)]))).toEqual([
    [10, 10, 20],
    [20, 20, 40],
    [30, 30, 60],
  ])
  expect(sent).toEqual([
    ['lock', [1, 2, 3]],
    ['write', [1, 2, 3]],
    ['write', [2, 4, 6]],
  ])
  await lock(tx, 4)
  expect(sent.at(-1)).toEqual(['lock', [4]])
})

it('fails all rows of a statement that failed, and no other transaction', async () => {
  const { sent, lock, tx } = twoStatements()
  const other = {}
  const results = await shareStatements(tx, () => Promise.allSettled([lock(tx, 13), lock(tx, 1), lock(other, 2)]))
  expect(results.map((each) => (each.status === 'rejected' ? String(each.reason) : each.value))).toEqual([
    'Error: lock failed',
    'Error: lock failed',
    20,
  ])
  expect(sent).toContainEqual(['lock', [2]])
})
