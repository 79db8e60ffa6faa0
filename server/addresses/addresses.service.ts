import type { ErrorKey } from '#contract/core/errors.ts'
import { addressErrors, normalizeAddress } from '#contract/addresses/rules.ts'
import { numberingPlans } from '#contract/core/numbering-plans.ts'
import type { Address, AddressForm } from '#contract/addresses/calls.ts'
import { maxAddresses } from '#contract/addresses/constants.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { DomainError, orNotFound } from '#server/platform/domain-error.ts'
import * as queries from './addresses.queries.ts'

type Row = Omit<NonNullable<Awaited<ReturnType<typeof queries.findAddress>>>, 'memberId'>
const view = ({ id, form, isDefault }: Row): Address => ({ ...form, id, isDefault })

/** The member's addresses: the default first, then the newest. */
export async function listAddresses(ctx: MemberCtx): Promise<Address[]> {
  return (await queries.selectBook(ctx.db, ctx.member.id)).map(view)
}

/** One of the member's addresses; undefined for another member's, a deleted and an unknown one. */
export async function findAddress(ctx: MemberCtx, id: string): Promise<Address | undefined> {
  const row = await queries.findAddress(ctx.db, { memberId: ctx.member.id, id })
  return row && view(row)
}

/**
 * Adds an address, unless there is one that says the same: a form that is sent twice is one address. The first one is the default.
 * @throws `address.<field>` for the first wrong field, `address.full` at 20
 */
export function addAddress(ctx: MemberCtx, form: AddressForm): Promise<Address> {
  assertValidAddress(form)
  return inTransaction(ctx, async (ctx) => {
    await queries.lockBook(ctx.db, ctx.member.id)
    const normalized = normalizeAddress(form)
    const same = await queries.findSame(ctx.db, ctx.member.id, normalized)
    if (same) return chosenIf(ctx, same, form.isDefault)
    const count = await assertNotFull(ctx)
    const isDefault = count === 0 || form.isDefault === true
    if (isDefault) await queries.clearDefault(ctx.db, ctx.member.id)
    return view(await queries.insertAddress(ctx.db, ctx.member.id, normalized, isDefault, ctx.now()))
  })
}

/** Changes an address. The default stays the default until another is chosen. @throws as {@link addAddress}, `notFound` */
export function changeAddress(ctx: MemberCtx, id: string, form: AddressForm): Promise<Address> {
  assertValidAddress(form)
  return inTransaction(ctx, async (ctx) => {
    await queries.lockBook(ctx.db, ctx.member.id)
    const row = orNotFound(await queries.updateForm(ctx.db, ctx.member.id, id, normalizeAddress(form)))
    return chosenIf(ctx, row, form.isDefault)
  })
}

/** Makes an address the default. @throws `notFound` */
export function chooseDefault(ctx: MemberCtx, id: string): Promise<Address[]> {
  return inTransaction(ctx, async (ctx) => {
    await queries.lockBook(ctx.db, ctx.member.id)
    await makeDefault(ctx, id)
    return listAddresses(ctx)
  })
}

/** Deletes an address, which can be undone; if it was the default, the newest of the others becomes it. @throws `notFound` */
export function deleteAddress(ctx: MemberCtx, id: string): Promise<Address[]> {
  return inTransaction(ctx, async (ctx) => {
    await queries.lockBook(ctx.db, ctx.member.id)
    if (!(await queries.softDelete(ctx.db, ctx.member.id, id, ctx.now()))) throw new DomainError('notFound')
    return withDefault(ctx)
  })
}

/** Undoes {@link deleteAddress}; idempotent. @throws `notFound`, `address.full` */
export function restoreAddress(ctx: MemberCtx, id: string): Promise<Address[]> {
  return inTransaction(ctx, async (ctx) => {
    await queries.lockBook(ctx.db, ctx.member.id)
    if (await queries.findAddress(ctx.db, { memberId: ctx.member.id, id })) return listAddresses(ctx)
    if (!(await queries.undelete(ctx.db, ctx.member.id, id))) throw new DomainError('notFound')
    if ((await queries.countBook(ctx.db, ctx.member.id)) > maxAddresses) throw new DomainError('address.full', { max: maxAddresses })
    return withDefault(ctx)
  })
}

/** Deletes all addresses of a member, the deleted ones too. */
export const eraseAddresses = (ctx: Ctx, memberId: string): Promise<void> => queries.deleteBook(ctx.db, memberId)

/** The address, which becomes the default where the form says so. */
async function chosenIf(ctx: MemberCtx, row: Row, isChosen: boolean | undefined): Promise<Address> {
  if (!isChosen || row.isDefault) return view(row)
  await makeDefault(ctx, row.id)
  return { ...view(row), isDefault: true }
}

async function makeDefault(ctx: MemberCtx, id: string): Promise<void> {
  await queries.clearDefault(ctx.db, ctx.member.id)
  if (!(await queries.setDefault(ctx.db, ctx.member.id, id))) throw new DomainError('notFound')
}

/** The addresses, with a default whenever there are any. */
async function withDefault(ctx: MemberCtx): Promise<Address[]> {
  const book = await listAddresses(ctx)
  if (book.length === 0 || book[0]!.isDefault) return book
  await queries.setDefault(ctx.db, ctx.member.id, book[0]!.id)
  return [{ ...book[0]!, isDefault: true }, ...book.slice(1)]
}

async function assertNotFull(ctx: MemberCtx): Promise<number> {
  const count = await queries.countBook(ctx.db, ctx.member.id)
  if (count >= maxAddresses) throw new DomainError('address.full', { max: maxAddresses })
  return count
}

function assertValidAddress(form: AddressForm): void {
  const [first]: [string, ErrorKey][] = Object.entries(addressErrors(form, numberingPlans))
  if (first) throw new DomainError(first[1], { field: first[0] })
}
