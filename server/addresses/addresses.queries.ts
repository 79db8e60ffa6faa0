import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { sharedStatement } from '@kalata/postgres-client/statements/shared-statement.ts'
import { paddedArray } from '@kalata/drizzle-postgres/parameters/padded-array.ts'
import { addresses } from './addresses.tables.ts'

type Form = typeof addresses.$inferSelect.form
const columns = { id: addresses.id, form: addresses.form, isDefault: addresses.isDefault }
const isOwned = (memberId: string, id: string) => and(eq(addresses.id, id), eq(addresses.memberId, memberId))
const notDeleted = isNull(addresses.deletedAt)
const isPresent = (memberId: string, id: string) => and(isOwned(memberId, id), notDeleted)
const isOfMember = (memberId: string) => and(eq(addresses.memberId, memberId), notDeleted)

/** Serialises writes to a member's address book until the transaction ends, so that limit and single default hold. */
export async function lockBook(db: Executor, memberId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${memberId}::text, 5000))`)
}

/** A member's addresses: default first, then the newest. */
export function selectBook(db: Executor, memberId: string) {
  return db
    .select(columns)
    .from(addresses)
    .where(isOfMember(memberId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), addresses.id)
}

const AddressRow = Type.Object({
  id: Type.String(),
  memberId: Type.String(),
  form: Type.Unsafe<Form>(Type.Object({})),
  isDefault: Type.Boolean(),
})

/** One of a member's addresses that is not deleted. */
export const findAddress = sharedStatement<Executor, { memberId: string; id: string }, Static<typeof AddressRow> | undefined>(
  async (db, asked) => {
    const statement = sql`select a.id, a.member_id as "memberId", a.form, a.is_default as "isDefault"
      from unnest(${paddedArray(asked.map(({ id }) => id))}::uuid[], ${paddedArray(asked.map(({ memberId }) => memberId))}::uuid[]) as asked (id, member_id)
      cross join lateral (
        select * from addresses where id = asked.id and member_id = asked.member_id and deleted_at is null limit 1
      ) a`
    const found = await preparedRows(db, AddressRow, statement)
    return asked.map(({ memberId, id }) => found.find((row) => row.id === id.toLowerCase() && row.memberId === memberId))
  },
)

/** Number of a member's addresses. */
export async function countBook(db: Executor, memberId: string): Promise<number> {
  return db.$count(addresses, isOfMember(memberId))
}

/** A member's address that says exactly this. */
export async function findSame(db: Executor, memberId: string, form: Form) {
  const [row] = await db
    .select(columns)
    .from(addresses)
    .where(and(isOfMember(memberId), eq(addresses.form, form)))
    .orderBy(desc(addresses.isDefault), addresses.createdAt, addresses.id)
    .limit(1)
  return row
}

export async function insertAddress(db: Executor, memberId: string, form: Form, isDefault: boolean, now: Date) {
  const [row] = await db.insert(addresses).values({ memberId, form, isDefault, createdAt: now }).returning(columns)
  return row!
}

/** Replaces an address's form; undefined when there is none. */
export async function updateForm(db: Executor, memberId: string, id: string, form: Form) {
  const [row] = await db.update(addresses).set({ form }).where(isPresent(memberId, id)).returning(columns)
  return row
}

/** Leaves a member without a default address. */
export async function clearDefault(db: Executor, memberId: string): Promise<void> {
  const isDefault = and(eq(addresses.memberId, memberId), eq(addresses.isDefault, true))
  await db.update(addresses).set({ isDefault: false }).where(isDefault)
}

/** Makes an address the default; false when there is none. The old default must be cleared first. */
export async function setDefault(db: Executor, memberId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.update(addresses).set({ isDefault: true }).where(isPresent(memberId, id))
  return rowCount === 1
}

/** Marks an address as deleted; false when there is none. */
export async function softDelete(db: Executor, memberId: string, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.update(addresses).set({ deletedAt: now, isDefault: false }).where(isPresent(memberId, id))
  return rowCount === 1
}

/** Undoes a delete; true also where it was not deleted. */
export async function undelete(db: Executor, memberId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.update(addresses).set({ deletedAt: null }).where(isOwned(memberId, id))
  return rowCount === 1
}

/** Deletes all addresses of a member, the deleted ones too. */
export async function deleteBook(db: Executor, memberId: string): Promise<void> {
  await db.delete(addresses).where(eq(addresses.memberId, memberId))
}
