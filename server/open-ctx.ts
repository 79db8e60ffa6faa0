import type { Ctx } from './context.ts'
import { modules } from './modules.ts'
import { openStates } from '#server/platform/module-state.ts'

/** What a ctx outside a request must be given; the rest has a default: no member, Georgian, the system's clock, no listener. */
export type CtxParts = Pick<Ctx, 'db' | 'log' | 'settings'> & Partial<Ctx>

/** A ctx for commands, scripts and measurements, which run without an open mall. */
export function openCtx(parts: CtxParts): Ctx {
  const noticed = () => undefined
  const { state } = openStates({ noticed, ...parts })
  return {
    member: undefined,
    lang: 'ka',
    now: () => new Date(),
    changed: () => undefined,
    noticed,
    modules,
    state,
    ...parts,
  }
}
