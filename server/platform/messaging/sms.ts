import type { Ctx } from '#server/context.ts'
import type { MessageSender } from './message-sender.ts'
import { enqueue } from './outbox.ts'
import type { Settings } from '../settings.ts'

/** A short message, as a department writes it. */
export interface Sms {
  /** `+` and digits. */
  to: string
  lang: string
  text: string
}

/** Posts a short message inside the caller's transaction, as {@link postMail} does a letter. */
export function enqueueSms(ctx: Ctx, key: string, sms: Sms, until?: Date): Promise<void> {
  const id = `sms ${key}`
  return enqueue(ctx, 'sms', id, { ...sms, id, ...(until ? { until: until.toISOString() } : {}) })
}

/**
 * Over an HTTP gateway: `POST { to, from, text, id }` as JSON. The id is the same at every try, also as `Idempotency-Key`,
 * so that a gateway that knows it sends once. Anything but 2xx is a failure and is tried again later.
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
