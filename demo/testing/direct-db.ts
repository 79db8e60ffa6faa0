import { sql } from 'drizzle-orm'
import { aMember, type AMember } from '#demo/factories/members.ts'
import { aProduct } from '#demo/factories/products.ts'
import { allowWithoutTriggers } from './file-database.ts'
import { addresses } from '#server/addresses/addresses.tables.ts'
import type { Ctx } from '#server/context.ts'
import { openCtx } from '#server/open-ctx.ts'
import { closeDatabase, type Database } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { openLog } from '#server/platform/log.ts'
import { startPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { readSettings } from '#server/platform/settings.ts'

/** Access to a running mall's database for benchmarks, screenshots and browser tests: they insert members and products with the factories. */
export interface DirectDb {
  ctx: Ctx
  close(): Promise<void>
}

/** @param databaseUrl the mall's, where it has an outer database. @param environment settings beside */
export async function openDirectDb(dataDir: string, databaseUrl?: string, environment: Record<string, string> = {}): Promise<DirectDb> {
  const db: Database = openDatabase(databaseUrl ? { connectionString: databaseUrl } : await embedded(dataDir))
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment })
  const ctx = openCtx({ db, log: openLog('silent'), settings })
  return { ctx, close: () => closeDatabase(db) }
}

async function embedded(dataDir: string) {
  const { address, superuser } = await startPostgres(dataDir)
  await allowWithoutTriggers(superuser)
  return { ...address, database: 'kalata' }
}

export interface Shopper extends AMember {
  addressId: string
}

/** Signed-in members, each with an address. */
export async function shoppers({ ctx }: DirectDb, count: number): Promise<Shopper[]> {
  const made: Shopper[] = []
  while (made.length < count) {
    const group = Math.min(8, count - made.length)
    made.push(...(await Promise.all(Array.from({ length: group }, () => aShopper({ ...ctx })))))
  }
  return made
}

/** A signed-in member with an address. */
export async function aShopper(ctx: Ctx, overrides: Parameters<typeof aMember>[1] = {}): Promise<Shopper> {
  const member = await aMember(ctx, overrides)
  const [address] = await ctx.db
    .insert(addresses)
    .values({
      memberId: member.id,
      form: { recipient: 'ნინო ბერიძე', phone: '555123456', region: 'TB', city: 'თბილისი', street: 'რუსთაველის გამზირი', building: '24' },
      isDefault: true,
      createdAt: ctx.now(),
    })
    .returning({ id: addresses.id })
  return { ...member, addressId: address!.id }
}

/** Products with much stock, at 50,00 each. */
export async function plentifulOffers({ ctx }: DirectDb, count: number, stock = 1_000_000): Promise<number[]> {
  const first = await aProduct(ctx, { stock, price: 5000 })
  const rest = await Promise.all(
    Array.from({ length: count - 1 }, () => aProduct(ctx, { stock, price: 5000, storeId: first.storeId, categoryId: first.categoryId })),
  )
  return [first, ...rest].map((product) => product.offerId)
}

/** The offers on sale with stock, as the demo mall has them. */
export async function stockedOffers({ ctx }: DirectDb): Promise<number[]> {
  const found = await ctx.db.execute<{ id: number }>(sql`select id from offers where stock_on_hand > stock_reserved order by id`)
  return found.rows.map((row) => row.id)
}
