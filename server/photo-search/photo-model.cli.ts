import type { Ctx } from '#server/context.ts'
import type { CommandResult } from '#server/module.ts'
import { UsageError } from '#server/platform/usage-error.ts'
import { adoptPhotoModel, modelName, photoModelStanding } from './photo-model.service.ts'

export const photoModelUsage = 'photo-model show | photo-model use'

/** `kalata photo-model`: which network the mall's pictures are described with; `use` makes it that of this command's PHOTO_MODEL. @throws UsageError */
export async function photoModelCommand(ctx: Ctx, [verb = '', ...rest]: string[]): Promise<CommandResult> {
  if (rest.length > 0 || (verb !== 'show' && verb !== 'use')) throw new UsageError(photoModelUsage)
  if (verb === 'use') {
    const network = await adoptPhotoModel(ctx)
    return { text: `Pictures are described with ${modelName(network)}`, data: { network }, ok: true }
  }
  const { mall, process } = await photoModelStanding(ctx)
  const here = mall === process ? 'the same' : modelName(process)
  return { text: `The mall uses ${modelName(mall)}; PHOTO_MODEL here is ${here}`, data: { mall, process }, ok: mall === process }
}
