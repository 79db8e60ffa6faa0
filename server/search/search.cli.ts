import { parseArgs } from 'node:util'
import { isLanguage, languages } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import type { CommandResult } from '#server/module.ts'
import { counted } from '#contract/core/counted.ts'
import { UsageError } from '#server/platform/usage-error.ts'
import { buildEngine, engineStatus, type EngineStatus } from './execute/engine-status.service.ts'
import { explainSearch } from './present/explain-search.service.ts'
import { explanationText } from './present/explanation-text.service.ts'

export const searchUsage = `search explain <words> [--lang ${languages.join('|')}] | search status | search build`

/**
 * `kalata search explain`: how a query is understood, what is asked, and why the first ten results are where they are. `status`: what answers searches, and
 * how far it is behind. `build`: OpenSearch gets all products anew. @throws UsageError
 */
export async function searchCommand(ctx: Ctx, args: string[]): Promise<CommandResult> {
  const { verb, words, lang } = optionsOf(args)
  if (verb === 'status' && !words) return status(ctx)
  if (verb === 'build' && !words) return build(ctx)
  if (verb !== 'explain' || !words.trim() || !isLanguage(lang)) throw new UsageError(searchUsage)
  const explanation = await explainSearch({ ...ctx, lang }, words)
  return { text: explanationText(explanation), data: explanation, ok: true }
}

async function status(ctx: Ctx): Promise<CommandResult> {
  const data = await engineStatus(ctx)
  return { text: statusText(data), data, ok: data.outside?.failure === undefined }
}

async function build(ctx: Ctx): Promise<CommandResult> {
  if (!(await buildEngine(ctx)))
    return { text: 'No search engine is set (SEARCH_URL): the index of each process is built by itself', data: {}, ok: false }
  return status(ctx)
}

const names = { memory: 'the index in memory', database: 'the database', opensearch: 'OpenSearch' }

function statusText({ engine, listed, outside }: EngineStatus): string {
  const lines = [`Searches are answered by ${names[engine]}; ${counted(listed, 'product is', 'products are')} listed`]
  if (!outside) return lines[0]!
  const { failure, index, products, isFollowed, behind } = outside
  if (failure !== undefined) return [...lines, `OpenSearch does not answer, the database does: ${failure}`].join('\n')
  if (index === undefined) return [...lines, 'OpenSearch has no products yet, the database answers'].join('\n')
  lines.push(`index ${index}: ${counted(products ?? 0, 'product')}, ${behind} of which may have changed since`)
  if (!isFollowed) lines.push('no process follows the changes: one of ROLE=all or ROLE=jobs must run')
  return lines.join('\n')
}

function optionsOf(args: string[]): { verb: string; words: string; lang: string } {
  try {
    const { values, positionals } = parseArgs({ args, options: { lang: { type: 'string' } }, allowPositionals: true })
    const [verb = '', ...words] = positionals
    return { verb, words: words.join(' '), lang: values.lang ?? 'en' }
  } catch (error) {
    throw new UsageError(searchUsage, error)
  }
}
