import { defineModule, type ModuleJob } from '#server/module.ts'
import { describeWhileIdle, sweepDescriptions } from './describe-catalogue.service.ts'
import { chooseIndex } from './photo-index.service.ts'
import { photoSettings } from './photo-settings.plugin.ts'
import { photoModelCommand, photoModelUsage } from './photo-model.cli.ts'
import { reportPhotoModel } from './photo-model.service.ts'
import { photoSearchInvariants } from './photo-search.invariants.ts'
import { photoSearchApi } from './photo-search.api.ts'

const describeCatalogue = (): ModuleJob => ({ name: 'photo descriptions', every: 1000, run: describeWhileIdle() })

export const photoSearch = defineModule({
  name: 'photo-search',
  summary: 'products that look like a photo',
  uses: ['catalogue', 'uploads'],
  calls: photoSearchApi,
  plugins: [photoSettings],
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
