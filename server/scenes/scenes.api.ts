import { scenesCalls } from '#contract/scenes/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import { pageScenes, scenesOfHome, scenesOfProduct } from './scenes.service.ts'

export const scenesApi = serve(scenesCalls, {
  list: pageScenes,
  home: (ctx) => scenesOfHome(ctx),
  ofProduct: async (ctx, { id }) => ({ scenes: await scenesOfProduct(ctx, id) }),
})
