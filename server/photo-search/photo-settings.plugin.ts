import type { Plugin } from '#server/module.ts'
import { openPhotoIndex } from './photo-index.service.ts'
import { checkMallsModel } from './photo-model.service.ts'
import { checkPhotoModel } from './photo-thread.service.ts'

/** Settings that cannot be used stop the start: nothing would be described or found, and nobody would be told. */
export const photoSettings: Plugin = async (_scope, ctx) => {
  await openPhotoIndex(ctx)
  await checkPhotoModel(ctx)
  await checkMallsModel(ctx)
}
