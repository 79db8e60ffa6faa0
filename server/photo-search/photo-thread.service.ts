import type { Ctx } from '#server/context.ts'
import { moduleState } from '#server/platform/module-state.ts'
import { currentVersion } from './descriptor.service.ts'
import { openPhotoThread, type PhotoThread } from './worker/photo-thread.ts'

const thread = moduleState(
  'photo thread',
  ({ settings }) => openPhotoThread(settings),
  (thread) => thread.stop(),
)

/** The worker thread of this mall. */
export const threadOf = (ctx: Ctx): PhotoThread => ctx.state(thread)

/** Tries the network of PHOTO_MODEL, where one is set. @throws Error that says why it cannot be used */
export async function checkPhotoModel(ctx: Ctx): Promise<void> {
  if (!ctx.settings.photoModel) return
  const version = await currentVersion(ctx)
  const size = await threadOf(ctx)
    .run({ kind: 'vectorSize', version })
    .catch((error: Error) => {
      throw new Error(`PHOTO_MODEL cannot be used: ${error.message}`, { cause: error })
    })
  ctx.log.info({ size }, 'photo search compares pictures with PHOTO_MODEL')
}
