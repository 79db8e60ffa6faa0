import { defineModule } from '#server/module.ts'
import { uploadsApi } from './uploads.api.ts'
import { eraseUploads, sweepUploads, uploadsOf } from './uploads.service.ts'

export const uploads = defineModule({
  name: 'uploads',
  summary: 'pictures that members and visitors send',
  uses: [],
  calls: uploadsApi,
  jobs: [{ name: 'uploads', every: 60 * 60_000, run: sweepUploads }],
  personalData: {
    export: async (ctx) => ({ pictures: await uploadsOf(ctx) }),
    erase: eraseUploads,
  },
})
