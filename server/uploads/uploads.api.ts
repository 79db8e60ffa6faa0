import { uploadsCalls } from '#contract/uploads/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import { readUpload } from '#server/platform/media/upload.ts'
import { subnetOf } from '#server/platform/rate-limits/rate-limits.ts'
import { visitorSecret } from '#server/web/cookies.ts'
import { uploadImage } from './uploads.service.ts'

export const uploadsApi = serve(uploadsCalls, {
  async image(ctx, _input, { request, reply }) {
    const file = await readUpload(request, reply, uploadsCalls.image.upload)
    const visitor = ctx.member ? undefined : { secret: visitorSecret.ensure(request, reply, ctx.settings), subnet: subnetOf(request.ip) }
    return uploadImage(ctx, file, visitor)
  },
})
