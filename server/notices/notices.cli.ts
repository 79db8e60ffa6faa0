import { parseArgs } from 'node:util'
import { readMoment } from '#contract/core/instants.ts'
import { languages, type Text } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import { rejectedResult } from '#server/platform/command-results.ts'
import type { CommandResult } from '#server/module.ts'
import { UsageError } from '#server/platform/usage-error.ts'
import { addNotice, allNotices, removeNotice } from './notices.service.ts'

export const noticesUsage = `notices list | notices remove <id>
    notices add --ka <text> [--en <text>] [--ru <text>] [--zh <text>] [--link </path>] [--from <day or instant>] [--until <day or instant>]`

/** Characters of a notice: what a reader takes in while it passes. */
const maxLength = 160

/** `kalata notices`: 0 when it is done, 1 when it was rejected. @throws UsageError */
export async function noticesCommand(ctx: Ctx, [verb, ...rest]: string[]): Promise<CommandResult> {
  if (verb === 'list' && rest.length === 0) return list(ctx)
  if (verb === 'add') return add(ctx, rest)
  const [argument = ''] = rest
  if (verb !== 'remove' || rest.length !== 1 || !/^[1-9]\d{0,8}$/.test(argument)) throw new UsageError(noticesUsage)
  const id = Number(argument)
  const ok = await removeNotice(ctx, id)
  return { text: ok ? `Notice ${id} is removed` : `There is no notice ${id}`, data: { id, removed: ok }, ok }
}

async function list(ctx: Ctx): Promise<CommandResult> {
  const now = ctx.now()
  const data = (await allNotices(ctx)).map(({ id, text, link, startsAt, endsAt }) => ({
    ...{ id, text, link, startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() },
    state: startsAt > now ? 'later' : endsAt && endsAt <= now ? 'over' : 'shown',
  }))
  const lines = data.map(({ id, state, startsAt, endsAt, text, link }) =>
    [id, state, startsAt, endsAt ?? 'until removed', text.en ?? text.ka, link].filter((part) => part !== null).join('  '),
  )
  return { text: lines.join('\n') || 'No notice', data, ok: true }
}

async function add(ctx: Ctx, args: string[]): Promise<CommandResult> {
  const options = read(args)
  const text = Object.fromEntries(languages.flatMap((lang) => (options[lang]?.trim() ? [[lang, options[lang].trim()]] : []))) as Text
  const [startsAt, endsAt] = [
    options.from === undefined ? ctx.now() : readMoment(options.from, 'start'),
    options.until === undefined ? undefined : readMoment(options.until, 'end'),
  ]
  const problems = [
    ...(text.ka ? [] : ['--ka is missing']),
    ...languages.filter((lang) => (text[lang] ?? '').length > maxLength).map((lang) => `--${lang} is longer than ${maxLength} characters`),
    ...(options.link && !/^\/(?![/\\])/.test(options.link) ? ['--link must be a path of the mall, /...'] : []),
    ...(startsAt && (options.until === undefined || endsAt)
      ? []
      : ['--from and --until are days of Tbilisi, 2026-12-01, or instants with their zone, 2026-12-01T10:00+04:00']),
    ...(startsAt && endsAt && endsAt <= startsAt ? ['--until must be after --from'] : []),
  ]
  if (!startsAt || problems.length > 0) return rejectedResult(problems)
  const id = await addNotice(ctx, { text, link: options.link, startsAt, endsAt })
  return { text: `Notice ${id} is added`, data: { id }, ok: true }
}

function read(args: string[]): Partial<Record<string, string>> {
  const names = [...languages, 'link', 'from', 'until']
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
    return parseArgs({ args, options }).values as Partial<Record<string, string>>
  } catch (error) {
    throw new UsageError(noticesUsage, error)
  }
}
