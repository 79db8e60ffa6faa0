import { parseArgs } from 'node:util'
import { isLanguage, languages } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import type { CommandResult } from '#server/module.ts'
import { UsageError } from '#server/platform/usage-error.ts'
import { explainSearch } from './present/explain-search.service.ts'
import { explanationText } from './present/explanation-text.service.ts'

export const searchUsage = `search explain <words> [--lang ${languages.join('|')}]`

/** `kalata search explain`: how a query is understood, what is asked, and why the first ten results are where they are. @throws UsageError */
export async function searchCommand(ctx: Ctx, args: string[]): Promise<CommandResult> {
  const { verb, words, lang } = optionsOf(args)
  if (verb !== 'explain' || !words.trim() || !isLanguage(lang)) throw new UsageError(searchUsage)
  const explanation = await explainSearch({ ...ctx, lang }, words)
  return { text: explanationText(explanation), data: explanation, ok: true }
}

function optionsOf(args: string[]): { verb: string; words: string; lang: string } {
  try {
    const { values, positionals } = parseArgs({ args, options: { lang: { type: 'string' } }, allowPositionals: true })
    const [verb = '', ...words] = positionals
    return { verb, words: words.join(' '), lang: values.lang ?? 'en' }
  } catch {
    throw new UsageError(searchUsage)
  }
}
