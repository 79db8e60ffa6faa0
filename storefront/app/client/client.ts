import type { Call, CallInput, CallReply, Envelope, Sender } from '#contract/core/call.ts'
import type { ModuleCalls } from '#contract/calls.ts'
import { encodeRequest } from '#contract/core/request.ts'
import { paths } from '#contract/paths.ts'

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

/** The typed client over a sender. Its functions open the envelope and throw a nonzero code as {@link CallError}. */
export function openClient(send: Sender): Api {
  const client: Record<string, Record<string, unknown>> = {}
  for (const [module, routes] of Object.entries(paths)) {
    const functions: Record<string, unknown> = (client[module] = {})
    for (const [name, route] of Object.entries(routes)) {
      functions[name] = (input?: object, options?: CallOptions) => sendCall(send, route, input, options)
    }
  }
  return client as unknown as Api
}

async function sendCall(send: Sender, route: string, input?: object, { idempotencyKey }: CallOptions = {}): Promise<unknown> {
  const { method, path, body } = encodeRequest(route, input)
  const headers: Record<string, string> = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}
  const reply = await send(method, path, body, headers)
  return openEnvelope(reply.status, reply.envelope)
}

/**
 * The reply in an envelope.
 * @throws CallError with the catalogue's key for a nonzero code or a status from 400
 */
export function openEnvelope(status: number, envelope: Envelope | undefined): unknown {
  if (!envelope) throw new CallError('server.fault', '', {}, status)
  const { code, message, key = 'server.fault', params = {} } = envelope
  if (status >= 400 || (code !== undefined && Number(code) !== 0))
    throw Object.assign(new CallError(key, message, params, status), { answered: true })
  return envelope.data ?? envelope.dataMap ?? envelope.value
}
