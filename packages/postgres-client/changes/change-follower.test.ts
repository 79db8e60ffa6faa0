import { expect, it } from 'vitest'
import { ChangeFollower, type Snapshot } from './change-follower.ts'

interface Written {
  key: string
  id: number | null
  changedBy: number
}

/** A database of changes: which transactions have ended, and which history it has. */
function aDatabase() {
  const written: Written[] = []
  const open = new Set<number>()
  const marks = new Set<string>()
  const state = { next: 1, timeline: '1', mark: null as string | null, changesSince: 0 }
  return {
    state,
    marks,
    begin(): number {
      open.add(state.next)
      return state.next++
    },
    write: (changedBy: number, id: number | null) => void written.push({ key: `${id} ${changedBy}`, id, changedBy }),
    end: (transaction: number) => void open.delete(transaction),
    /** One transaction from begin to end. */
    commit(id: number | null): void {
      written.push({ key: `${id} ${state.next}`, id, changedBy: state.next++ })
    },
    mark(name: string): void {
      state.mark = name
      marks.add(name)
    },
    snapshot: (): Snapshot => ({ xmin: Math.min(state.next, ...open), xmax: state.next, timeline: state.timeline, mark: state.mark }),
    follower(): ChangeFollower<Written> {
      return new ChangeFollower<Written>({
        select: async (since) => ({
          ...this.snapshot(),
          changesSince: state.changesSince,
          changes: written.filter(({ changedBy }) => changedBy >= since && !open.has(changedBy)),
        }),
        idOf: ({ id }) => id,
        keyOf: ({ key }) => key,
        presentMarks: async (asked) => new Set(asked.filter((mark) => marks.has(mark))),
      })
    },
  }
}

async function read(follower: ChangeFollower<Written>): Promise<number[] | undefined> {
  const followed = await follower.next()
  followed?.done()
  return followed && [...followed.ids]
}

it('tells each change once, also of a transaction that ends after later ones', async () => {
  const db = aDatabase()
  const follower = db.follower()
  expect(await follower.next()).toBeUndefined()
  follower.begin(db.snapshot())
  const slow = db.begin()
  db.write(slow, 7)
  db.commit(1)
  db.commit(null)
  expect(await read(follower)).toEqual([1])
  db.commit(2)
  expect(await read(follower)).toEqual([2])
  db.end(slow)
  expect(await read(follower)).toEqual([7])
  expect(await read(follower)).toEqual([])
})

it('tells again what was not done with', async () => {
  const db = aDatabase()
  const follower = db.follower()
  follower.begin(db.snapshot())
  db.commit(1)
  expect([...(await follower.next())!.ids]).toEqual([1])
  expect(await read(follower)).toEqual([1])
})

it('reads again what a promoted server may have otherwise', async () => {
  const db = aDatabase()
  const follower = db.follower()
  follower.begin(db.snapshot())
  for (const [at, mark] of ['a', 'b', 'c'].entries()) {
    db.mark(mark)
    db.commit(at + 1)
    await read(follower)
  }
  db.state.timeline = '2'
  db.marks.delete('c')
  const followed = (await follower.next())!
  expect([followed.isRecovered, [...followed.lost].sort()]).toEqual([true, [1, 2, 3]])
})

it('asks for everything where no mark is left, changes were deleted, or the history is another', async () => {
  const deleted = aDatabase()
  const follower = deleted.follower()
  follower.begin(deleted.snapshot())
  for (let id = 0; id < 5; id++) deleted.commit(id)
  deleted.state.changesSince = 4
  expect(await follower.next()).toBeUndefined()
  const promoted = aDatabase()
  const other = promoted.follower()
  other.begin(promoted.snapshot())
  promoted.state.timeline = '2'
  expect(await other.next()).toBeUndefined()
  const restored = aDatabase()
  const late = restored.follower()
  late.begin({ ...restored.snapshot(), xmin: 1000, xmax: 1000 })
  expect(await late.next()).toBeUndefined()
})
