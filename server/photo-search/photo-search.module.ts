import { defineModule, type ModuleJob } from '#server/module.ts'
import { describeWhileIdle, sweepDescriptions } from './describe-catalogue.service.ts'
import { chooseIndex } from './photo-index.service.ts'
import { photoSettings } from './photo-settings.plugin.ts'
import { photoSearchApi } from './photo-search.api.ts'

const describeCatalogue = (): ModuleJob => ({ name: 'photo descriptions', every: 1000, run: describeWhileIdle() })

export const photoSearch = defineModule({
  name: 'photo-search',
  summary: 'products that look like a photo',
  uses: ['catalogue', 'uploads'],
  calls: photoSearchApi,
  plugins: [photoSettings],
  jobs: [
    describeCatalogue,
    { name: 'photo index', every: 30_000, run: chooseIndex },
    { name: 'unused photo descriptions', every: 60 * 60_000, run: sweepDescriptions },
  ],
})
