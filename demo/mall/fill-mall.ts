import { sql } from 'drizzle-orm'
import { demoSource, type DemoPart } from '#demo/mall/demo-source.ts'
import type { Ctx } from '#server/context.ts'
import { importCatalogue, type ImportResult } from '#server/catalogue-import/import.service.ts'

/**
 * Brings the demo goods in through the door that every catalogue comes through. Again, it changes only what changed;
 * cut, the next one completes it.
 * @param asOf the day the mall opened
 * @param part takes some of the goods: tests do with less
 * @throws Error naming the first fault: the demo goods have none
 */
export async function fillMall(ctx: Ctx, asOf: Date, part?: DemoPart): Promise<ImportResult> {
  const source = await demoSource(asOf, part)
  const result = await importCatalogue(ctx, source)
  const [fault] = result.faults
  if (fault) throw new Error(`The demo goods do not come in: ${fault.id} ${fault.field} ${fault.reason}`)
  await ctx.db.execute(sql`analyze`)
  return result
}
