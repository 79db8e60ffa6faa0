import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { messages } from './tools/messages.ts'
import { seed, tier } from './tools/test/tier.ts'

const folders = '{contract,server,storefront,demo,tools,locales}/**/'
const isolated = `${folders}*.isolated.test.{ts,tsx}`
/** Those that take long, or prove by waiting. */
const proof = tier === 'proof' ? [] : [`${folders}*.proof.{test,isolated.test}.ts`]

const shared = {
  setupFiles: ['./demo/testing/silent-console.ts', './storefront/app/testing/clear-document.ts'],
  pool: 'forks' as const,
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 10_000 } },
  sequence: { shuffle: { tests: true, files: true }, seed },
}

export default defineConfig({
  plugins: [messages()],
  test: {
    globalSetup: './demo/testing/postgres-setup.ts',
    maxWorkers: availableParallelism(),
    sequence: shared.sequence,
    projects: [
      // Modules are loaded once a process instead of once a file, which was a quarter of the time.
      {
        test: {
          ...shared,
          name: 'tests',
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          include: [`${folders}*.test.{ts,tsx}`],
          exclude: [...proof, isolated],
        },
      },
      // Files that replace modules, or load them anew.
      { test: { ...shared, name: 'isolated', include: [isolated], exclude: proof } },
    ],
  },
})
