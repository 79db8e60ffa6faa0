import { scenesCalls } from '#contract/scenes/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import { scenesOfHome, scenesOfProduct } from './scenes.service.ts'

export const scenesApi = serve(scenesCalls, {
  home: (ctx) => scenesOfHome(ctx),
  ofProduct: async (ctx, { id }) => ({ scenes: await scenesOfProduct(ctx, id) }),
})
