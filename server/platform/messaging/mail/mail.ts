import { lazy } from '#contract/core/lazy.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import type { MessageSender } from '../message-sender.ts'
import { enqueue } from '../outbox/outbox.ts'
import type { Settings } from '../../settings.ts'

/** A mail as a module writes it. */
export interface Mail {
  to: string
  lang: Language
  subject: string
  text: string
  html: string
}

/**
 * Enqueues a mail inside the caller's transaction; it is sent after the commit. The same key again is the same mail.
 * @param until after it the mail is of no use and is not sent
 */
export function enqueueMail(ctx: Ctx, key: string, mail: Mail, until?: Date): Promise<void> {
  return enqueue(ctx, 'mail', `mail ${key}`, { ...mail, ...(until ? { until: until.toISOString() } : {}) })
}

/** ms for one step of the SMTP conversation. */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 }

/** Sends over SMTP. */
export function mailSender({ mailFrom }: Settings, smtpUrl: string): MessageSender {
  // Loaded with the first mail.
  const opening = lazy(async () => (await import('nodemailer')).createTransport({ url: smtpUrl, ...timeouts }))
  return async ({ to, subject, text, html, lang }, signal) => {
    const mail = { from: mailFrom, to, subject, text, html, headers: { 'Content-Language': lang }, ...(signal ? { signal } : {}) }
    await (await opening()).sendMail(mail)
  }
}
