import type { Ctx } from '#server/context.ts'
import { openStates } from '#server/platform/module-state.ts'
import type { Settings } from '#server/platform/settings.ts'

/** The ctx of another mall over the same database: other settings, and a memory of its own. */
export const withSettings = (ctx: Ctx, settings: Settings): Ctx => ({
  ...ctx,
  settings,
  state: openStates({ ...ctx, settings }).state,
})
