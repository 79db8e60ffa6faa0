import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { messages } from './tools/build/messages.ts'
import { LongestFirst } from './tools/test/longest-first.ts'
import { seed, tier } from './tools/test/tier.ts'

const folders = '{contract,server,storefront,demo,packages,tools,locales,bench}/**/'
const isolated = `${folders}*.isolated.test.{ts,tsx}`
/** Packages whose tests have passed as they are, or are run apart: `npm test` names them. */
const excluded = process.env.EXCLUDED_PACKAGES?.split(',').map((name) => `packages/${name}/**`) ?? []
/** Those that take long, or prove by waiting. */
const proof = tier === 'proof' ? [] : [`${folders}*.proof.{test,isolated.test}.ts`]

/** Those with limits of time: they have the processors for themselves. */
const timed = [
  'server/failover',
  'server/idle-processes',
  'server/accounts/sign-in/timing',
  'server/deals/processes',
  'tools/mall/outage',
  'tools/mall/workers',
  'tools/mall/cache-in-front',
].map((file) => `${file}.proof.test.ts`)

/** Files that ask for a document. Apart from the others: a worker that changes its environment loads every module again. */
const inDocument = globSync('storefront/**/*.test.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((file) => !file.includes('.isolated.'))
  .filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').startsWith('// @vitest-environment happy-dom'))
  .map((file) => file.replaceAll('\\', '/'))

const shared = {
  setupFiles: ['./demo/testing/silent-console.ts', './storefront/app/testing/clear-document.ts'],
  pool: 'forks' as const,
  // Documents load no scripts; those that a test adds to one need none.
  environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
  testTimeout: 180_000,
  hookTimeout: 300_000,
  // Of tests that may run side by side in one process.
  maxConcurrency: 3,
  // Far beyond what is waited for: a busy machine makes a test slow, not wrong.
  expect: { poll: { timeout: 60_000 } },
  sequence: { shuffle: { tests: true }, seed, sequencer: LongestFirst },
}

const sharing = { ...shared, isolate: false, unstubGlobals: true, unstubEnvs: true }

export default defineConfig({
  plugins: [messages()],
  test: {
    globalSetup: './demo/testing/postgres-setup.ts',
    // More than processors: a test waits for its database a third of its time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: shared.sequence,
    projects: [
      // Modules are loaded once a process instead of once a file, which was a quarter of the time. Groups run one after the other.
      {
        test: {
          ...sharing,
          name: 'tests',
          include: [`${folders}*.test.{ts,tsx}`],
          exclude: [...proof, ...timed, ...excluded, isolated, ...inDocument],
        },
      },
      { test: { ...sharing, name: 'document', include: inDocument, sequence: { ...shared.sequence, groupOrder: 1 } } },
      // Files that replace modules, or load them anew.
      { test: { ...shared, name: 'isolated', include: [isolated], exclude: proof, sequence: { ...shared.sequence, groupOrder: 2 } } },
      ...(tier === 'proof'
        ? [{ test: { ...sharing, name: 'timed', include: timed, maxWorkers: 1, sequence: { ...shared.sequence, groupOrder: 3 } } }]
        : []),
    ],
  },
})
