import * as checks from './static-checks.ts'
import { deployment } from './deployment-checks.ts'
import { searchOutside } from './opensearch-checks.ts'
import * as runtime from './runtime-checks.ts'
import { mediaInBucket } from './s3-checks.ts'
import type { Outcome, Write } from './run.ts'
import type { Tier } from './tier.ts'

export interface Step {
  name: string
  title: string
  /** The tiers that run it; by its name it runs in any. */
  tiers: readonly Tier[]
  /** @param args what stands after the step's name on the command line, for a step that is named alone */
  run(write: Write, tier: Tier, args: string[]): Promise<Outcome>
}

const all = ['default', 'proof'] as const
const proof = ['proof'] as const

/**
 * The steps of a stage run side by side, as many as there are processors; a stage begins when the one before has passed. The longest come
 * first.
 */
export const stages: readonly (readonly Step[])[] = [
  [
    { name: 'lint', title: 'Lint and types', tiers: all, run: checks.lint },
    { name: 'build', title: 'Build', tiers: all, run: runtime.build },
    { name: 'types', title: 'Types of the server and of the browser', tiers: all, run: checks.types },
    { name: 'generated', title: 'Generated files', tiers: all, run: checks.generatedFiles },
    { name: 'format', title: 'Format', tiers: all, run: checks.format },
    { name: 'styles', title: 'Styles', tiers: all, run: checks.styles },
    { name: 'vocabulary', title: 'Vocabulary', tiers: all, run: checks.vocabulary },
    { name: 'imports', title: 'Import rules', tiers: all, run: checks.imports },
    { name: 'chromium', title: 'Chromium', tiers: all, run: runtime.chromium },
  ],
  [{ name: 'unit', title: 'Unit and integration tests', tiers: all, run: runtime.unit }],
  [
    { name: 'browser', title: 'Browser tests', tiers: all, run: runtime.browser },
    // Waits for its nodes most of the time.
    { name: 'opensearch', title: 'Searches in OpenSearch', tiers: proof, run: (write, _tier, args) => searchOutside(write, args) },
  ],
  [
    { name: 'weight', title: 'Weight of pages', tiers: ['default'], run: (write) => runtime.benchmarks(write, ['weight']) },
    { name: 'bench', title: 'Benchmarks, about a second each', tiers: proof, run: (write, _tier, args) => runtime.benchmarks(write, args) },
    { name: 'deploy', title: 'Files of deploy/, by their programs', tiers: proof, run: (write, _tier, args) => deployment(write, args) },
    { name: 's3', title: 'Pictures in a bucket', tiers: proof, run: (write, _tier, args) => mediaInBucket(write, args) },
  ],
]
