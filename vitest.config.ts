import { execFileSync } from 'node:child_process'
import { defineConfig } from 'vitest/config'
import { messages } from './tools/messages.ts'

// Tests that take long, or prove by waiting, run with `npm test -- slow`.
const slow = process.env.SLOW_TESTS === '1'
const folders = '{contract,server,storefront,demo,tools,locales}/**/'
const isolated = `${folders}*.isolated.test.{ts,tsx}`

/** The tests of one commit run in the same order each time, so that a failure can be repeated; every commit tries another order. */
function seedOfCommit(): number {
  try {
    const head = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' })
    return parseInt(head, 16)
  } catch {
    // An unpacked archive has no commits.
    return 1
  }
}

const shared = {
  setupFiles: ['./demo/testing/silent-console.ts', './storefront/app/testing/clear-document.ts'],
  pool: 'forks' as const,
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 10_000 } },
  sequence: { shuffle: { tests: true, files: true }, seed: seedOfCommit() },
}

export default defineConfig({
  plugins: [messages()],
  test: {
    globalSetup: './demo/testing/postgres-setup.ts',
    passWithNoTests: slow,
    maxWorkers: 2,
    sequence: shared.sequence,
    projects: slow
      ? [{ test: { ...shared, name: 'slow', include: [`${folders}*.slow.test.ts`] } }]
      : [
          // Modules are loaded once a process instead of once a file, which was a quarter of the time.
          {
            test: {
              ...shared,
              name: 'tests',
              isolate: false,
              unstubGlobals: true,
              unstubEnvs: true,
              include: [`${folders}*.test.{ts,tsx}`],
              exclude: [`${folders}*.slow.test.ts`, isolated],
            },
          },
          // Files that replace modules, or load them anew.
          { test: { ...shared, name: 'isolated', include: [isolated] } },
        ],
  },
})
