import { sql } from 'drizzle-orm'
import type { Ctx } from '#server/context.ts'
import type { CommandResult } from '#server/module.ts'
import { durabilityFinding } from '../../deployment/durability.ts'
import { withProgress, type OnProgress } from '@kalata/operator-kit/progress-bar.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'

/** A sentence that must be true of the database, and the query that finds what breaks it. */
export interface Invariant {
  name: string
  /** Selects what is broken, at most a few rows of one column. Empty: it holds. */
  broken: string
}

export interface Finding {
  name: string
  holds: boolean
  /** Up to five examples. */
  examples: string[]
}

/** Evaluates invariants one by one; each sees one moment of the database. */
export async function checkInvariants(db: Executor, invariants: readonly Invariant[], onProgress?: OnProgress): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, broken } of invariants) {
    const found = await db.execute(sql.raw(`select * from (${broken}) as broken limit 5`))
    const examples = found.rows.map((row) => Object.values(row).join(' '))
    findings.push({ name, holds: examples.length === 0, examples })
    onProgress?.({ count: findings.length, unit: 'rules', done: findings.length, size: invariants.length })
  }
  return findings
}

/** `kalata check`: every invariant of every module, with up to five examples of what breaks it. */
export async function checkCommand(ctx: Ctx): Promise<CommandResult> {
  const all = ctx.modules.flatMap(({ invariants }) => invariants)
  const findings = await withProgress(process.stderr, (onProgress) => checkInvariants(ctx.db, all, onProgress))
  findings.push(await durabilityFinding(ctx))
  const lines = findings.map(
    ({ name, holds, examples }) => `${holds ? 'holds ' : 'BROKEN'}  ${name}${holds ? '' : `: ${examples.join(', ')}`}`,
  )
  return { text: lines.join('\n'), data: findings, ok: findings.every((finding) => finding.holds) }
}
