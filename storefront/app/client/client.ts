import type { Envelope, Sender } from '#contract/core/call.ts'
import type { CallKey, InputOf, ReplyOf } from '#contract/calls.ts'

/** A refusal or fault of a call, with the catalogue's key and the message in the shopper's language. */
export class CallError extends Error {
  readonly key: string
  readonly params: Record<string, string | number>
  readonly status: number

  constructor(key: string, message: string, params: Record<string, string | number>, status: number) {
    super(message)
    this.name = 'CallError'
    this.key = key
    this.params = params
    this.status = status
  }
}

type Input<K extends CallKey> = { [P in keyof InputOf<K> as InputOf<K>[P] extends undefined ? never : P]: InputOf<K>[P] }
interface Options {
  idempotencyKey?: string
}
type Rest<K extends CallKey> = keyof Input<K> extends never ? [input?: undefined, options?: Options] : [input: Input<K>, options?: Options]

export type Client = <K extends CallKey>(key: K, ...rest: Rest<K>) => Promise<ReplyOf<K>>

interface AnyInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** The typed client over a sender: path in, typed reply out, the envelope opened, a nonzero code thrown as {@link CallError}. */
export function openClient(send: Sender): Client {
  return async (key, ...rest) => {
    const [input = {}, options = {}] = rest as [AnyInput?, Options?]
    const [method, template] = key.split(' ') as [string, string]
    const headers: Record<string, string> = options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}
    const body = method === 'POST' ? JSON.stringify(input.body ?? {}) : undefined
    const reply = await send(method, fillPath(template, input), body, headers)
    return openEnvelope(reply.status, reply.envelope) as never
  }
}

function fillPath(template: string, { params = {}, query }: AnyInput): string {
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  if (!query) return path
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  return `${path}?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`
}

/** What a body says; undefined when it is no envelope. */
export function readEnvelope(text: string): Envelope | undefined {
  try {
    return JSON.parse(text) as Envelope
  } catch {
    return undefined
  }
}

/** What an envelope carries; a nonzero code is thrown as {@link CallError}. */
export function openEnvelope(status: number, envelope: Envelope | undefined): unknown {
  if (!envelope) throw new CallError('server.fault', '', {}, status)
  const { code, message, key = 'server.fault', params = {} } = envelope
  if (status >= 400 || (code !== undefined && Number(code) !== 0)) throw new CallError(key, message, params, status)
  return envelope.data ?? envelope.dataMap ?? envelope.value
}
