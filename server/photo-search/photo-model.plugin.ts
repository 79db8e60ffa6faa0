import type { Plugin } from '#server/module.ts'
import { checkPhotoModel } from './photo-index.service.ts'

/** A PHOTO_MODEL that cannot be used stops the start: nothing would be described, and nobody would be told. */
export const photoModelPlugin: Plugin = (_scope, ctx) => checkPhotoModel(ctx)
