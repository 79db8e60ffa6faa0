import { execFileSync } from 'node:child_process'
import process from 'node:process'

/** `default`: what every change runs. `proof`: everything, with what takes long (`*.proof.test.ts`) and every language. */
export type Tier = 'default' | 'proof'

/** The tier that runs. */
export const tier: Tier = process.env.TEST_TIER === 'proof' ? 'proof' : 'default'

/**
 * A number that the commit gives: its tests run in the same order each time, so that a failure can be repeated; every commit tries
 * another order.
 */
export const seed = seedOfCommit()

/**
 * What a journey, or a crawl, runs through: in the default tier one of a list (languages, variants), another one with each commit; in the
 * proof all.
 */
export const rotated = <T>(list: readonly T[]): readonly T[] => (tier === 'proof' ? list : [list[seed % list.length]!])

/** A number of cases, runs or rounds by tier. */
export const inTier = (values: Record<Tier, number>): number => values[tier]

function seedOfCommit(): number {
  try {
    const options = { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' } as const
    return parseInt(execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], options), 16)
  } catch {
    // An unpacked archive has no commits.
    return 1
  }
}
