import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { mallDataDir } from './data-dir.ts'

interface SentMessage {
  to: string
  lang: string
  subject: string
  text: string
}

const outbox = () => join(mallDataDir(), 'outbox')

/** Mails and SMS to a recipient, oldest first. */
async function messagesTo(address: string): Promise<SentMessage[]> {
  const names = await readdir(outbox()).catch(() => [])
  const messages = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .sort()
      .map(async (name) => JSON.parse(await readFile(join(outbox(), name), 'utf8')) as SentMessage),
  )
  return messages.filter((message) => message.to === address)
}

/**
 * Waits for the newest six-digit code sent to a recipient.
 * @param after number of messages with codes sent before
 */
export async function codeFor(address: string, after = 0): Promise<string> {
  let code: string | undefined
  await expect
    .poll(
      async () => {
        const codes = (await messagesTo(address)).flatMap((message) => /\b\d{6}\b/.exec(message.text)?.[0] ?? [])
        code = codes.length > after ? codes.at(-1) : undefined
        return code
      },
      { message: `a code for ${address}` },
    )
    .toBeDefined()
  return code!
}
