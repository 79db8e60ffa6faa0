import type { Ctx } from '#server/context.ts'
import { rejectedResult } from '#server/platform/command-results.ts'
import type { CommandResult } from '#server/module.ts'
import { counted } from '#contract/core/counted.ts'
import { UsageError } from '#server/platform/usage-error.ts'
import { exportSet, replaceSet } from './policies.service.ts'
import { PolicyFilesRejected, readSetFrom, writeSetTo } from './policy-files.service.ts'

export const policiesUsage = 'policies list | policies import|export <folder>'

/** `kalata policies`: 0 when it is done, 1 when the files were rejected, with every reason. @throws UsageError */
export async function policiesCommand(ctx: Ctx, [verb, folder, ...rest]: string[]): Promise<CommandResult> {
  if (verb === 'list' && folder === undefined) return list(ctx)
  if (folder === undefined || rest.length > 0) throw new UsageError(policiesUsage)
  if (verb === 'import') return importFrom(ctx, folder)
  if (verb !== 'export') throw new UsageError(policiesUsage)
  const files = await writeSetTo(folder, await exportSet(ctx))
  return { text: `${counted(files, 'file')} in ${folder}`, data: { files }, ok: true }
}

async function list(ctx: Ctx): Promise<CommandResult> {
  const { groups } = await exportSet(ctx)
  const data = groups.flatMap(({ key: group, policies }) =>
    policies.map(({ key, title, html }) => ({ group, key, title: title.en ?? title.ka, languages: Object.keys(html) })),
  )
  const lines = data.map(({ group, key, title, languages }) => `${group}  ${key}  ${title}  ${languages.join(' ')}`)
  return { text: lines.join('\n') || 'No policy', data, ok: true }
}

async function importFrom(ctx: Ctx, folder: string): Promise<CommandResult> {
  try {
    const policies = await replaceSet(ctx, await readSetFrom(folder))
    return { text: `${counted(policies, 'policy is', 'policies are')} in force`, data: { policies }, ok: true }
  } catch (error) {
    if (!(error instanceof PolicyFilesRejected)) throw error
    return rejectedResult(error.problems)
  }
}
