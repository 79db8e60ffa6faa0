import type { Picture } from '#contract/catalogue/schemas.ts'
import { missingProducts, writeScene } from '#server/scenes/scenes.service.ts'
import type { SceneRecord } from './scene-records.rules.ts'
import type { FieldError } from './field-error.rules.ts'
import type { Run } from '../import.service.ts'

/**
 * Writes a scene whose category and products are in the mall, or in a dry run come in with it.
 * @returns whether anything changed, or why it does not come in
 */
export async function importScene(run: Run, file: string, record: SceneRecord): Promise<boolean | FieldError> {
  const { ctx, options, taxonomy, seen } = run
  const contradiction = taxonomy.check(record)
  if (contradiction) return contradiction
  const missing = await missingProducts(
    ctx,
    record.points.map(({ product }) => product),
  )
  const unknown = missing.find((key) => !options.dryRun || !seen.has(`product ${key}`))
  if (unknown !== undefined) return { field: 'points', reason: `there is no product «${unknown}»` }
  const found: Picture[] = []
  for (const field of ['picture', 'tallPicture'] as const) {
    const picture = await run.findPicture(record[field], file)
    if ('reason' in picture) return { field, reason: picture.reason }
    found.push(picture)
  }
  if (options.dryRun) return true
  const { type: _, id: key, picture: __, tallPicture: ___, ...scene } = record
  const [wide, tall] = found as [Picture, Picture]
  return (await writeScene(ctx, { key, ...scene, wide, tall })).changed
}
