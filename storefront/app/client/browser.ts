import type { Sender } from '#contract/core/call.ts'
import { parseEnvelope } from '#contract/core/envelope.ts'
import { fromStored, defaultLanguage, isLanguage, type Language } from '#contract/core/languages.ts'
import { readLocal } from '../storage/safe-storage.ts'
import { CallError, openClient } from './client.ts'
import { toastEnvelope } from './error-toast.ts'

/** The language of the page that is open. */
export function pageLang(): Language {
  const asked = document.documentElement.dataset.lang
  return isLanguage(asked) ? asked : (fromStored(readLocal('lang')) ?? defaultLanguage)
}

const lossListeners = new Set<() => void>()

/** Calls the listener whenever the server rejects a call for want of a session. */
export function onSessionLoss(listener: () => void): void {
  lossListeners.add(listener)
}

const inFlight = new Map<string, AbortController>()

/** Over HTTP; an identical request still in flight is cancelled with 'Duplicate request' (specification, section 5). */
const send: Sender = async (method, path, body, headers) => {
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
    if (envelope?.key === 'session.missing') lossListeners.forEach((listener) => listener())
    return { status: response.status, envelope }
  } finally {
    if (inFlight.get(identity) === controller) inFlight.delete(identity)
  }
}

/** The browser's typed client. */
export const api = openClient(send)
