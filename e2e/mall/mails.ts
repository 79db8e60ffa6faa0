import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

interface Letter {
  to: string
  lang: string
  subject: string
  text: string
}

const outbox = () => join(process.env.MALL_DATA_DIR ?? 'data', 'outbox')

/** Letters to an address, oldest first. */
async function lettersTo(address: string): Promise<Letter[]> {
  const names = await readdir(outbox()).catch(() => [])
  const letters = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .sort()
      .map(async (name) => JSON.parse(await readFile(join(outbox(), name), 'utf8')) as Letter),
  )
  return letters.filter((letter) => letter.to === address)
}

/**
 * The six digits of the newest code sent to an address.
 * @param after how many letters with codes were there before
 */
export async function codeFor(address: string, after = 0): Promise<string> {
  let code: string | undefined
  await expect
    .poll(
      async () => {
        const codes = (await lettersTo(address)).flatMap((letter) => /\b\d{6}\b/.exec(letter.text)?.[0] ?? [])
        code = codes.length > after ? codes.at(-1) : undefined
        return code
      },
      { message: `a code for ${address}`, timeout: 15_000 },
    )
    .toBeDefined()
  return code!
}
