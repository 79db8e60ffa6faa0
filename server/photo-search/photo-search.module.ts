import { defineModule, type ModuleJob, type Plugin } from '#server/module.ts'
import { describeWhileIdle, sweepDescriptions } from './describe-catalogue.service.ts'
import { chooseIndex, openPhotoIndex } from './photo-index.service.ts'
import { photoModelCommand, photoModelUsage } from './photo-model.cli.ts'
import { checkMallsModel, checkPhotoModel, reportPhotoModel } from './photo-model.service.ts'
import { photoSearchInvariants } from './photo-search.invariants.ts'
import { photoSearchApi } from './photo-search.api.ts'

const describeCatalogue = (): ModuleJob => ({ name: 'photo descriptions', every: 1000, run: describeWhileIdle() })

/** Settings that cannot be used stop the start: nothing would be described or found, and nobody would be told. */
const checkSettings: Plugin = async (_scope, ctx) => {
  await openPhotoIndex(ctx)
  await checkPhotoModel(ctx)
  await checkMallsModel(ctx)
}

export const photoSearch = defineModule({
  name: 'photo-search',
  summary: 'products that look like a photo',
  uses: ['catalogue', 'uploads'],
  calls: photoSearchApi,
  plugins: [checkSettings],
  commands: {
    'photo-model': {
      summary: 'the network that pictures are described with: shows it, makes it that of `PHOTO_MODEL`',
      usage: photoModelUsage,
      run: photoModelCommand,
    },
  },
  invariants: photoSearchInvariants,
  jobs: [
    describeCatalogue,
    { name: 'photo index', every: 30_000, ofProcess: true, run: chooseIndex },
    { name: 'photo model', every: 60_000, run: reportPhotoModel },
    { name: 'unused photo descriptions', every: 60 * 60_000, run: sweepDescriptions },
  ],
})
