import { lazyChunk } from '../navigation/lazy-chunk.ts'
import { firstViewOver } from '../hydration/first-view.ts'
import type { Api } from './client.ts'

type AnyFunctions = Record<string, (...args: never[]) => Promise<unknown>>

const load = lazyChunk(() => import('./send.ts'))
// Ahead of the first call; where that fails, the call tries again.
firstViewOver.then(() => import('./send.ts')).catch(() => undefined)

/** An object whose properties are made when they are first asked for. */
function madeOnDemand<T extends object>(make: (name: string) => unknown): T {
  const made: Record<string, unknown> = {}
  return new Proxy(made, {
    get: (_, name) => (typeof name === 'string' ? (made[name] ??= make(name)) : undefined),
    has: () => true,
  }) as T
}

/**
 * The browser's typed client. Its addresses and all that sends come with the first call, or when the first view is over.
 * A call throws a {@link CallError} for what the server rejects, and a TypeError for what could not be sent.
 */
export const api = madeOnDemand<Api>((module) =>
  madeOnDemand<AnyFunctions>((name) => async (...args: never[]) => {
    const { client } = await load()
    return (client as unknown as Record<string, AnyFunctions>)[module]![name]!(...args)
  }),
)
