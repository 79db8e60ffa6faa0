import { expect } from 'vitest'
import { modules } from '#server/modules.ts'
import { invariantsOf } from '#server/registry.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { checkInvariants } from '#server/platform/db/schema/invariants.ts'

/** Fails with every broken invariant and examples of what breaks it. */
export async function expectInvariants(db: Executor): Promise<void> {
  const broken = (await checkInvariants(db, invariantsOf(modules))).filter((finding) => !finding.holds)
  expect(broken).toEqual([])
}
