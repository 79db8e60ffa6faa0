import type { Call, CallInput, CallReply } from '#contract/core/call.ts'
import type { ModuleCalls } from '#contract/calls.ts'

/** An error of a call, with the catalogue's key and the message in the shopper's language; status 0 when nothing was sent. */
export class CallError extends Error {
  readonly key: string
  readonly params: Record<string, string | number>
  readonly status: number
  /** It came from the server, and its message was shown. */
  answered = false

  constructor(key: string, message: string, params: Record<string, string | number>, status: number) {
    super(message)
    this.name = 'CallError'
    this.key = key
    this.params = params
    this.status = status
  }
}

export interface CallOptions {
  idempotencyKey?: string
}

type Args<I> = Record<never, never> extends I ? [input?: I, options?: CallOptions] : [input: I, options?: CallOptions]

/** `api.cart.add({ offerId, quantity })`: one function a call, typed by the contract. */
export type Api = {
  [M in keyof ModuleCalls]: {
    [K in keyof ModuleCalls[M]]: ModuleCalls[M][K] extends infer C extends Call
      ? (...args: Args<CallInput<C>>) => Promise<CallReply<C>>
      : never
  }
}
