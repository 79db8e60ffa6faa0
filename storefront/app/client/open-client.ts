import type { Envelope, Sender } from '#contract/core/call.ts'
import { paths } from '#contract/paths.ts'
import { CallError, type Api, type CallOptions } from './client.ts'

/**
 * The functions of each module are made at its first use: a page uses a few of the calls, and the server opens a client for each page.
 */
class LazyClient {
  readonly #send: Sender

  constructor(send: Sender) {
    this.#send = send
  }

  static {
    for (const [module, routes] of Object.entries(paths)) {
      const get = function (this: LazyClient) {
        const value = functionsOf(this.#send, routes)
        Object.defineProperty(this, module, { value })
        return value
      }
      Object.defineProperty(LazyClient.prototype, module, { get })
    }
  }
}

function functionsOf(send: Sender, routes: Record<string, string>) {
  const functions: Record<string, unknown> = {}
  for (const [name, route] of Object.entries(routes)) {
    functions[name] = (input?: object, options?: CallOptions) => sendCall(send, route, input, options)
  }
  return functions
}

/** The typed client over a sender. Its functions open the envelope and throw a nonzero code as {@link CallError}. */
export const openClient = (send: Sender): Api => new LazyClient(send) as unknown as Api

async function sendCall(send: Sender, route: string, input?: object, { idempotencyKey }: CallOptions = {}): Promise<unknown> {
  const headers: Record<string, string> = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}
  const reply = await send(route, input, headers)
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
