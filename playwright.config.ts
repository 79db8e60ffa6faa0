import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { headlessChromium } from './tools/chromium.mjs'
import { seed, tier } from './tools/test/tier.ts'

const asRoot = process.getuid?.() === 0

/** Deals that begin change the home page, and how far down its cards are, for whoever looks at it meanwhile. */
const dealTests = /(?:deals|groups)\.spec\.ts$/

/**
 * Journeys beyond finding, buying and sending back: in the default tier every third file, the others with other commits; all of them in the
 * proof tier.
 */
const further = [
  'accounts-attacks',
  'accounts-contact',
  'accounts-journeys',
  'accounts-profile',
  'accounts-third',
  'accounts',
  'axe',
  'keyboard',
  'languages',
  'member-centre',
  'offline',
  'photo-search',
  'shell',
  'shops',
  'translated',
]
/** Whoever names files gets them. */
const rotates = tier === 'default' && process.env.NAMED_FILES !== 'yes'
const skipped = rotates ? further.filter((_, place) => place % 3 !== seed % 3).map((name) => `**/${name}.spec.ts`) : []

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
