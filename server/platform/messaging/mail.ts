import { createTransport } from 'nodemailer'
import type { Ctx } from '#server/context.ts'
import type { MessageSender } from './message-sender.ts'
import { enqueue } from './outbox.ts'
import type { Settings } from '../settings.ts'

/** A message by e-mail, as a department writes it. */
export interface Mail {
  to: string
  lang: string
  subject: string
  text: string
  html: string
}

/**
 * Posts a letter inside the caller's transaction; it leaves after the commit. The same key twice is one letter.
 * @param until after it the letter is of no use and is not sent
 */
export function enqueueMail(ctx: Ctx, key: string, letter: Mail, until?: Date): Promise<void> {
  return enqueue(ctx, 'mail', `mail ${key}`, { ...letter, ...(until ? { until: until.toISOString() } : {}) })
}

/** ms: what a mail server may take for one step of the conversation. */
const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 }

/** Over SMTP. */
export function mailSender({ mailFrom }: Settings, smtpUrl: string): MessageSender {
  const transport = createTransport({ url: smtpUrl, ...patience })
  return async ({ to, subject, text, html, lang }, signal) => {
    const letter = { from: mailFrom, to, subject, text, html, headers: { 'Content-Language': lang }, ...(signal ? { signal } : {}) }
    await transport.sendMail(letter)
  }
}
