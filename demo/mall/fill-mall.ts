import { demoSource, type DemoPart } from '#demo/mall/demo-source.ts'
import type { Ctx } from '#server/context.ts'
import { importCatalogue, type ImportResult } from '#server/catalogue-import/import.service.ts'

/**
 * Imports the demo mall as any catalogue is imported. Idempotent: again, it changes only what changed; cut, the next run
 * completes it.
 * @param asOf the day the mall opened
 * @param part takes some of the goods: tests do with less
 * @throws Error naming the first error: the demo goods have none
 */
export async function fillMall(ctx: Ctx, asOf: Date, part?: DemoPart): Promise<ImportResult> {
  const source = await demoSource(asOf, part)
  const result = await importCatalogue(ctx, source)
  const [error] = result.errors
  if (error) throw new Error(`The demo goods do not come in: ${error.id} ${error.field} ${error.reason}`)
  return result
}
