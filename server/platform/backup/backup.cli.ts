import { resolve } from 'node:path'
import type { Ctx } from '#server/context.ts'
import type { CommandResult } from '#server/module.ts'
import { checkInvariants } from '../db/schema/invariants.ts'
import { withProgress } from '@kalata/operator-kit/progress-bar.ts'
import { counted } from '#contract/core/counted.ts'
import { UsageError } from '../usage-error.ts'
import { restoreBackup, writeBackup, type BackupContents } from './backup.ts'

export const backupUsage = 'backup <file>'
export const restoreUsage = 'restore <file>'

/** `kalata backup`: the whole mall in one file. @throws Error where the file is there */
export async function backupCommand(ctx: Ctx, [file, ...rest]: string[]): Promise<CommandResult> {
  if (!file || rest.length > 0) throw new UsageError(backupUsage)
  const contents = await withProgress(process.stderr, (onProgress) => writeBackup(ctx, resolve(file), onProgress))
  return { text: `${resolve(file)}: ${summary(contents)}`, data: contents, ok: true }
}

/** `kalata restore`: fills an empty mall from a backup and checks it. @throws RestoreRejected */
export async function restoreCommand(ctx: Ctx, [file, ...rest]: string[]): Promise<CommandResult> {
  if (!file || rest.length > 0) throw new UsageError(restoreUsage)
  const contents = await withProgress(process.stderr, (onProgress) => restoreBackup(ctx, resolve(file), onProgress))
  ctx.changed('catalogue')
  ctx.changed('policies')
  const all = ctx.modules.flatMap(({ invariants }) => invariants)
  const findings = await checkInvariants(ctx.db, all)
  const broken = findings.filter(({ holds }) => !holds)
  const lines = broken.map(({ name, examples }) => `BROKEN  ${name}: ${examples.join(', ')}`)
  return { text: [summary(contents), ...lines].join('\n'), data: { ...contents, broken }, ok: broken.length === 0 }
}

function summary({ rows, files }: BackupContents): string {
  const tables = Object.values(rows)
  const sum = tables.reduce((sum, count) => sum + count, 0)
  return `${counted(sum, 'row')} of ${counted(tables.length, 'table')}, ${counted(files, 'file')}`
}
