import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Ctx } from '../context.ts'
import { put, type Receiver } from './outbox.ts'
import type { Settings } from './settings.ts'

export interface Message {
  channel: 'mail' | 'sms'
  to: string
  lang: string
  subject: string
  text: string
  html: string
}

/** A message by e-mail, as a department writes it. */
export type Letter = Omit<Message, 'channel'>

/** Posts a letter inside the caller's transaction; it leaves after the commit. The same key twice is one letter. */
export function postMail(ctx: Ctx, key: string, letter: Letter): Promise<void> {
  return put(ctx, 'mail', `mail ${key}`, { ...letter })
}

/** What the outbox does with letters. */
export function mailReceiver(send: Sender): Receiver {
  return (payload) => send({ channel: 'mail', ...(payload as unknown as Letter) })
}

/** Sends one message or throws. Without `SMTP_URL` it becomes one JSON file in `DATA_DIR/outbox/`. */
export type Sender = (message: Message) => Promise<void>

export function openSender(settings: Settings): Sender {
  const { smtpUrl } = settings
  if (!smtpUrl) return (message) => writeToFolder(join(settings.dataDir, 'outbox'), message)
  const transport = createTransport(smtpUrl, { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 } as object)
  return async ({ to, subject, text, html, lang }) => {
    await transport.sendMail({ from: settings.mailFrom, to, subject, text, html, headers: { 'Content-Language': lang } })
  }
}

async function writeToFolder(folder: string, message: Message): Promise<void> {
  await mkdir(folder, { recursive: true })
  const createdAt = new Date().toISOString()
  const name = `${createdAt.replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`
  // Renamed into place, so that nobody reads half a message.
  await writeFile(join(folder, `.${name}`), JSON.stringify({ ...message, createdAt }, null, 2))
  await rename(join(folder, `.${name}`), join(folder, name))
}
