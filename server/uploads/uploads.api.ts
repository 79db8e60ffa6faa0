import { uploadsCalls } from '#contract/uploads.ts'
import { serve } from '../platform/calls.ts'
import { readUpload } from '../platform/files/upload.ts'
import { takePicture } from './uploads.service.ts'

export const uploadsApi = serve(uploadsCalls, {
  'POST file/upload/img': async (ctx, _input, { request, reply }) =>
    takePicture(ctx, await readUpload(request, reply, uploadsCalls['POST file/upload/img'].upload)),
})
