import { defineConfig } from 'vitest/config'
import { messages } from './tools/messages.ts'

export default defineConfig({
  plugins: [messages()],
  test: {
    include: ['{contract,server,storefront,demo,tools,locales}/**/*.test.{ts,tsx}'],
    globalSetup: './demo/testing/one-server.ts',
    setupFiles: ['./demo/testing/silence.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    sequence: { shuffle: { tests: true, files: true } },
  },
})
