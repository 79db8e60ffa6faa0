import type { Ctx } from '#server/context.ts'

/** What is at hand when a state opens: never a transaction. */
export type StateDeps = Pick<Ctx, 'db' | 'log' | 'settings' | 'noticed'>

/** What a module keeps in the memory of one mall, read by `ctx.state(declaration)`. Two malls of one process have a state each. */
export interface ModuleState<T> {
  /** For the log. */
  readonly name: string
  readonly open: (deps: StateDeps) => T
  readonly close?: (state: T) => unknown
}

/** Declares a state: `open` is called when it is first asked for, `close` when the mall closes, before its database does. */
export const moduleState = <T>(name: string, open: (deps: StateDeps) => T, close?: (state: T) => unknown): ModuleState<T> => ({
  name,
  open,
  ...(close ? { close } : {}),
})

/** The states of one mall. */
export interface ModuleStates {
  state: <T>(declared: ModuleState<T>) => T
  /** Closes what was opened, the latest first; each failure is logged. Idempotent. */
  close(): Promise<void>
}

/** Opens the states of a mall; none of them exists until it is asked for. */
export function openStates(deps: StateDeps): ModuleStates {
  const opened = new Map<ModuleState<unknown>, unknown>()
  return {
    state<T>(declared: ModuleState<T>): T {
      if (!opened.has(declared as ModuleState<unknown>)) opened.set(declared as ModuleState<unknown>, declared.open(deps))
      return opened.get(declared as ModuleState<unknown>) as T
    },
    async close() {
      const states = [...opened].reverse()
      opened.clear()
      for (const [{ name, close }, state] of states) {
        try {
          await close?.(state)
        } catch (error) {
          deps.log.error({ err: error, state: name }, 'a state of a module did not close')
        }
      }
    },
  }
}
