import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import type { CommandResult } from '#server/module.ts'
import { makeFolder } from '@kalata/operator-kit/paths/named-paths.ts'
import { UsageError } from '../../usage-error.ts'
import { mailGalleryHtml } from './mail-gallery.page.ts'
import type { MailContent } from './mail-template.ts'

export const mailsUsage = 'mails <folder>'

/**
 * `kalata mails`: every mail of every module as `<language>/<name>.html` and `.txt`, and a page for each language that shows them at 600 and
 * 320 px. Their pictures come from the mall that runs at its origin. @throws UsageError
 */
export async function mailsCommand(ctx: Ctx, [folder, ...rest]: string[]): Promise<CommandResult> {
  if (!folder || rest.length > 0) throw new UsageError(mailsUsage)
  const counts: Record<string, number> = {}
  for (const lang of languages) {
    makeFolder(join(folder, lang))
    const mails: [string, MailContent][] = []
    for (const { sampleMails } of ctx.modules) mails.push(...Object.entries((await sampleMails?.({ ...ctx, lang })) ?? {}))
    for (const [name, { html, text, subject }] of mails) {
      await writeFile(join(folder, lang, `${name}.html`), html)
      await writeFile(join(folder, lang, `${name}.txt`), `${subject}\n\n${text}\n`)
    }
    await writeFile(join(folder, `${lang}.html`), mailGalleryHtml(lang, mails))
    counts[lang] = mails.length
  }
  const [count = 0] = Object.values(counts)
  return {
    text: `${count} mails in ${languages.length} languages: ${languages.map((lang) => join(folder, `${lang}.html`)).join(' ')}`,
    data: counts,
    ok: true,
  }
}
