import type { Ctx } from './context.ts'
import { invariants } from './invariants.ts'
import { checkInvariants } from '#server/platform/db/invariants.ts'

/** `kalata check`: every invariant with what breaks it. */
export async function checkInvariantsCommand(ctx: Ctx) {
  const findings = await checkInvariants(ctx.db, invariants)
  const lines = findings.map(
    ({ name, holds, examples }) => `${holds ? 'holds ' : 'BROKEN'}  ${name}${holds ? '' : `: ${examples.join(', ')}`}`,
  )
  return { text: lines.join('\n'), data: findings, ok: findings.every((finding) => finding.holds) }
}
