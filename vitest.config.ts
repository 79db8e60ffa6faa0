import { defineConfig } from 'vitest/config'
import { messages } from './tools/messages.ts'

// Tests that take long, or prove by waiting, run with `npm test -- slow`.
const slow = process.env.SLOW_TESTS === '1'
const folders = '{contract,server,storefront,demo,tools,locales}/**/'

export default defineConfig({
  plugins: [messages()],
  test: {
    include: [`${folders}${slow ? '*.slow.test.ts' : '*.test.{ts,tsx}'}`],
    exclude: slow ? [] : ['**/*.slow.test.ts'],
    globalSetup: './demo/testing/postgres-setup.ts',
    setupFiles: ['./demo/testing/silent-console.ts'],
    passWithNoTests: slow,
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    sequence: { shuffle: { tests: true, files: true } },
  },
})
