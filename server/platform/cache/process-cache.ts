import type { Ctx } from '#server/context.ts'
import { moduleState } from '../module-state.ts'
import { SwrCache } from './swr-cache.ts'

/** s that a value is fresh: with what is made of it, a page shows a change after 5 s. */
const freshSeconds = 5

export interface ProcessCache<T> {
  get(ctx: Ctx): Promise<T>
  /** Drops the value: public data has changed. */
  drop(ctx: Ctx): void
}

/**
 * A value made of public data that is the same for everybody, in the memory of each process: dropped when public data changes
 * (`onPublicChange` of the module), at most 5 s old in any case.
 * @param name for the log
 * @param read the value; the caller's language and member are not to be used
 */
export function processCache<T>(name: string, read: (ctx: Ctx) => Promise<T>): ProcessCache<T> {
  const cache = moduleState(name, ({ log }) => {
    return new SwrCache<T>(1000, (error) => log.warn({ err: error, name }, 'a value in memory could not be read again'))
  })
  return {
    // There is one value, whatever its size.
    get: (ctx) => ctx.state(cache).get('', freshSeconds, async () => ({ value: await read(ctx), bytes: 0 })),
    drop: (ctx) => ctx.state(cache).clear(),
  }
}
