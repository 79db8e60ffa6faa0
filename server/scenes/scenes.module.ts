import { defineModule } from '#server/module.ts'
import { scenesApi } from './scenes.api.ts'
import { scenesCommand, scenesUsage } from './scenes.cli.ts'
import { allScenes, imagesInUse } from './scenes.service.ts'

export const scenes = defineModule({
  name: 'scenes',
  summary: 'campaigns of the home page and pictures of products in use',
  uses: ['catalogue'],
  calls: scenesApi,
  imagesInUse,
  onPublicChange: (ctx) => allScenes.drop(ctx),
  commands: { scenes: { summary: 'the scenes of the home page', usage: scenesUsage, run: scenesCommand } },
})
