import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mailSender } from './mail.ts'
import type { OutboxHandler } from './outbox.ts'
import type { Settings } from '../settings.ts'
import { smsSender } from './sms.ts'

export interface Message {
  channel: 'mail' | 'sms'
  to: string
  lang: string
  /** Empty in a short message, as is `html`. */
  subject: string
  text: string
  html: string
  /** The same at every try. */
  id?: string
}

/** Sends one message or throws, at the latest when `signal` says so. */
export type MessageSender = (message: Message, signal?: AbortSignal) => Promise<void>

/** Mail by SMTP, SMS by the gateway; what has no setting becomes one JSON file a message in `DATA_DIR/outbox/`. */
export function openMessageSender(settings: Settings): MessageSender {
  const folder: MessageSender = (message) => writeToFolder(outboxFolder(settings), message)
  const mail = settings.smtpUrl ? mailSender(settings, settings.smtpUrl) : folder
  const sms = settings.smsUrl ? smsSender(settings, settings.smsUrl) : folder
  return (message, signal) => (message.channel === 'mail' ? mail(message, signal) : sms(message, signal))
}

export function outboxFolder(settings: Settings): string {
  return join(settings.dataDir, 'outbox')
}

/** What the outbox does with letters and short messages; one whose time is over goes nowhere. */
export function messageOutboxHandlers(send: MessageSender, now: () => Date): Record<'mail' | 'sms', OutboxHandler> {
  const receiver =
    (channel: Message['channel']): OutboxHandler =>
    async ({ until, ...payload }, signal) => {
      if (typeof until === 'string' && new Date(until) <= now()) return
      await send({ channel, subject: '', html: '', ...(payload as unknown as Omit<Message, 'channel' | 'subject' | 'html'>) }, signal)
    }
  return { mail: receiver('mail'), sms: receiver('sms') }
}

async function writeToFolder(folder: string, { channel, to, lang, subject, text, html }: Message): Promise<void> {
  await mkdir(folder, { recursive: true })
  const createdAt = new Date().toISOString()
  const name = `${createdAt.replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`
  // Renamed into place, so that nobody reads half a message.
  await writeFile(join(folder, `.${name}`), JSON.stringify({ channel, to, lang, subject, text, html, createdAt }, null, 2))
  await rename(join(folder, `.${name}`), join(folder, name))
}
