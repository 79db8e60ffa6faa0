import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { headlessChromium } from './tools/chromium.mjs'
import { rotated } from './tools/test/tier.ts'

const asRoot = process.getuid?.() === 0

/** Deals that begin change the home page, and how far down its cards are, for whoever looks at it meanwhile. */
const dealTests = /(?:deals|groups)\.spec\.ts$/

/**
 * Journeys beyond finding, buying and sending back, in thirds that take about as long: in the default tier one third, the others with other
 * commits; all of them in the proof tier.
 */
const further = [
  ['accounts-contact', 'accounts-third', 'facets', 'hydration', 'keyboard', 'large-text', 'narrow-phones', 'questions', 'shell'],
  ['accounts-journeys', 'axe', 'languages', 'member-centre', 'session', 'shops'],
  ['accounts', 'accounts-attacks', 'accounts-profile', 'guest-purchase', 'offline', 'photo-search', 'stripe', 'translated'],
]
/** Whoever names files gets them. */
const selected = process.env.NAMED_FILES === 'yes' ? further : rotated(further)
const skipped = further.filter((third) => !selected.includes(third)).flatMap((third) => third.map((name) => `**/${name}.spec.ts`))

/** `npm test -- browser` starts a mall and hands its address over; see tools/test.ts. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  fullyParallel: true,
  // One a processor: with more, pages on a slow machine wait for one another longer than a check does.
  workers: Math.min(4, availableParallelism()),
  retries: 0,
  // Limits of time only end what hangs: a machine that is short of processors takes its time.
  timeout: 300_000,
  expect: { timeout: 30_000, toPass: { timeout: 120_000 } },
  projects: [
    { name: 'pages', testIgnore: [dealTests, ...skipped] },
    { name: 'deals', testMatch: dealTests, dependencies: ['pages'] },
  ],
  // The file has the seconds of each test.
  reporter: [['line'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    baseURL: process.env.MALL_URL ?? 'http://127.0.0.1:3000',
    locale: 'ka-GE',
    timezoneId: 'Asia/Tbilisi',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: headlessChromium() ?? 'chromium',
      args: ['--disable-background-networking', '--disable-component-update', ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
})
