import type { Sender } from '#contract/core/call.ts'
import { parseEnvelope } from '#contract/core/envelope.ts'
import { encodeRequest } from '#contract/core/request.ts'
import { CallError } from './client.ts'
import { toastEnvelope } from './error-toast.ts'
import { openClient } from './open-client.ts'
import { pageLang } from './page-lang.ts'
import { announceSessionLoss } from './session-loss.ts'

const inFlight = new Map<string, AbortController>()

/** Over HTTP; an identical request still in flight is cancelled with 'Duplicate request' (specification, section 5). */
const send: Sender = async (route, input, headers) => {
  const { method, path, body } = encodeRequest(route, input)
  const identity = `${method} ${path} ${body ?? ''}`
  inFlight.get(identity)?.abort(new CallError('duplicate', 'Duplicate request', {}, 0))
  const controller = new AbortController()
  inFlight.set(identity, controller)
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      headers: { lang: pageLang(), ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body }),
      signal: controller.signal,
    })
    const envelope = parseEnvelope(await response.text())
    toastEnvelope(envelope)
    if (envelope?.key === 'session.missing') announceSessionLoss()
    return { status: response.status, envelope }
  } finally {
    if (inFlight.get(identity) === controller) inFlight.delete(identity)
  }
}

/** The typed client of the page. */
export const client = openClient(send)
