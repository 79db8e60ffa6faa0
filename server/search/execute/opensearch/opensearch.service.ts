import type { Ctx } from '#server/context.ts'
import { moduleState } from '#server/platform/module-state.ts'
import { OutsideEngine } from './outside-engine.ts'

const engine = moduleState(
  'search engine',
  (deps) => (deps.settings.searchUrl ? new OutsideEngine(deps, deps.settings.searchUrl) : undefined),
  (engine) => engine?.close(),
)

/** The search engine outside; undefined for a mall that has none (`SEARCH_URL`). */
export const outsideEngine = (ctx: Ctx): OutsideEngine | undefined => ctx.state(engine)
