import { uploadsCalls } from '#contract/uploads/calls.ts'
import { serve } from '#server/platform/http/calls.ts'
import { readUpload } from '#server/platform/media/upload.ts'
import { uploadImage } from './uploads.service.ts'

export const uploadsApi = serve(uploadsCalls, {
  image: async (ctx, _input, { request, reply }) => uploadImage(ctx, await readUpload(request, reply, uploadsCalls.image.upload)),
})
