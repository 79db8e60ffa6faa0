import type { Language } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import type { MessageSender } from './message-sender.ts'
import { enqueue } from './outbox/outbox.ts'
import type { Settings } from '../settings.ts'

/** An SMS as a module writes it. */
export interface Sms {
  /** `+` and digits. */
  to: string
  lang: Language
  text: string
}

/** Enqueues an SMS inside the caller's transaction, to be sent after the commit and before `until`. The same key again is the same SMS. */
export function enqueueSms(ctx: Ctx, key: string, sms: Sms, until?: Date): Promise<void> {
  const id = `sms ${key}`
  return enqueue(ctx, 'sms', id, { ...sms, id, ...(until ? { until: until.toISOString() } : {}) })
}

/**
 * Sends over an HTTP gateway: `POST { to, from, text, id }` as JSON. The id is the same at every attempt, also as
 * `Idempotency-Key`, so that a gateway that knows it sends once.
 * @throws Error for every answer but 2xx, redirects included
 */
export function smsSender({ smsFrom }: Settings, smsUrl: string): MessageSender {
  const url = new URL(smsUrl)
  const user = decodeURIComponent(url.username)
  const basic = user && `Basic ${Buffer.from(`${user}:${decodeURIComponent(url.password)}`).toString('base64')}`
  url.username = url.password = ''
  return async ({ to, text, id }, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(basic ? { authorization: basic } : {}), ...(id ? { 'idempotency-key': id } : {}) },
      body: JSON.stringify({ to, from: smsFrom, text, id }),
      redirect: 'error',
      ...(signal ? { signal } : {}),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`)
  }
}
