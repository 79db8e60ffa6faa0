import type { Envelope } from './call.ts'
import { swapFieldPath, swapWireNames } from './wire-names.ts'

/** The envelope in a reply's text, with the names used inside; undefined when it is no JSON. */
export function parseEnvelope<T>(text: string): Envelope<T> | undefined {
  try {
    const envelope = JSON.parse(swapWireNames(text)) as Envelope<T>
    return envelope?.params ? { ...envelope, params: swapFieldParam(envelope.params) } : envelope
  } catch {
    return undefined
  }
}

/** Params of an error in which `field` names a field: that name is a value, so it is translated apart from the keys. */
export function swapFieldParam(params: NonNullable<Envelope['params']>): NonNullable<Envelope['params']> {
  return typeof params.field === 'string' ? { ...params, field: swapFieldPath(params.field) } : params
}
