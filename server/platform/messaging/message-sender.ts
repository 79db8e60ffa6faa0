import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mailSender } from './mail/mail.ts'
import type { Settings } from '../settings.ts'
import { smsSender } from './sms.ts'

export interface Message {
  channel: 'mail' | 'sms'
  to: string
  lang: string
  /** Empty in an SMS, as is `html`. */
  subject: string
  text: string
  html: string
  /** The same at every attempt. */
  id?: string
}

/** Sends one message. @throws when it was not accepted, at the latest when `signal` aborts */
export type MessageSender = (message: Message, signal?: AbortSignal) => Promise<void>

/**
 * Sends mail by SMTP and SMS by the gateway; a channel without a setting writes each message to a JSON file in `DATA_DIR/outbox/`, which only its
 * owner reads: messages hold login codes.
 */
export function openMessageSender(settings: Settings): MessageSender {
  const folder: MessageSender = (message) => writeToFolder(outboxFolder(settings), message)
  const mail = settings.smtpUrl ? mailSender(settings, settings.smtpUrl) : folder
  const sms = settings.smsUrl ? smsSender(settings, settings.smsUrl) : folder
  return (message, signal) => (message.channel === 'mail' ? mail(message, signal) : sms(message, signal))
}

/** Where messages are written that no setting sends. */
export function outboxFolder(settings: Settings): string {
  return join(settings.dataDir, 'outbox')
}

async function writeToFolder(folder: string, { channel, to, lang, subject, text, html }: Message): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const createdAt = new Date().toISOString()
  const name = `${createdAt.replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`
  // Renamed into place, so that a reader never sees half a message.
  await writeFile(join(folder, `.${name}`), JSON.stringify({ channel, to, lang, subject, text, html, createdAt }, null, 2), {
    mode: 0o600,
  })
  await rename(join(folder, `.${name}`), join(folder, name))
}
