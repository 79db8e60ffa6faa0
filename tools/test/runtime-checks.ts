/** Checks that run the code: tests on a real database, benchmarks, journeys in a browser. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { headlessChromium } from '../chromium.mjs'
import { filledDataDir, removeDataDir } from '../mall/filled-mall.ts'
import { startMall } from '../mall/running-mall.ts'
import { openMemoryFolder } from './memory-folder.ts'
import { notePassed, packagePrints, passedPackages } from './passed-packages.ts'
import { counts, run, script, type Outcome, type Write } from './run.ts'
import { root } from '../root.ts'
import type { Tier } from './tier.ts'

/** Storefront and server, where they are not built of this code. */
export const build = (write: Write): Promise<Outcome> => script(write, ['tools/prepare.mjs', 'build'])

/** The tests of the tier; those of packages where they have changed, in the proof apart (`packages-alone.proof.test.ts`). @param args for Vitest: files, `-t <name>` */
export async function unit(write: Write, tier: Tier, args: string[] = []): Promise<Outcome> {
  const reporters = ['--reporter=dot', '--reporter=./tools/test/repeat-reporter.ts']
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--no-color', ...reporters, ...args]
  const isWhole = args.length === 0
  const packages = packagePrints()
  const elsewhere = tier === 'proof' ? [...packages.keys()] : passedPackages(packages)
  const excluded = isWhole && elsewhere.length > 0 ? { EXCLUDED_PACKAGES: elsewhere.join() } : {}
  const { folder, remove } = openMemoryFolder()
  try {
    const { ok, output } = await run(write, process.execPath, vitest, { NODE_ENV: 'test', TEST_TIER: tier, TMPDIR: folder, ...excluded })
    if (ok && isWhole) notePassed(packages)
    return { ok, ...counts(output, /^\s*Tests\s.*$/gm) }
  } finally {
    remove()
  }
}

/** Each benchmark for about a second, so that none rots. @param names all, without them: in two processes, as each starts malls of its own */
export async function benchmarks(write: Write, names: string[] = []): Promise<Outcome> {
  const parts = names.length > 0 ? [names] : [['--part=1/2'], ['--part=2/2']]
  const bench = (args: string[]) => run(write, process.execPath, ['bench/bench.ts', '--smoke', ...args], { NODE_ENV: 'production' })
  const ended = await Promise.all(parts.map(bench))
  const each = ended.map(({ output }) => counts(output, /^\d+ passed, \d+ failed$/gm))
  const sum = (of: 'passed' | 'failed') => each.reduce((all, counted) => all + counted[of], 0)
  return { ok: ended.every(({ ok }) => ok), passed: sum('passed'), failed: sum('failed') }
}

/** Chromium for the browser tests, installed where this may be done. */
export async function chromium(write: Write): Promise<Outcome> {
  if (!headlessChromium() && process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run(() => undefined, 'apt-get', ['update', '-qq'], env)
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!headlessChromium()) await run(() => undefined, 'apt-get', ['install', '-y', '-qq', name], env)
  }
  if (headlessChromium()) return { ok: true }
  write('No Chromium found. Install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM to its path.\n')
  return { ok: false }
}

/** Journeys against a production server of their own; one that logs an error fails them. @param args for Playwright: files, `file:line` */
export async function browser(write: Write, tier: Tier, args: string[] = []): Promise<Outcome> {
  const dataDir = filledDataDir('browser')
  try {
    // Products of one offer and much stock, for journeys that are about something else than products.
    const importPlain = [join(root, 'build/backend/cli.mjs'), 'import', join(root, 'e2e/mall/single-offer-products.jsonl')]
    const { ok: filled } = await script(write, importPlain, { DATA_DIR: dataDir, LOG_LEVEL: 'error' })
    if (!filled) return { ok: false }
    // Each test has an IP address of its own, so that tests do not consume each other's rate limits.
    const mall = await startMall(dataDir, { TRUSTED_PROXIES: '127.0.0.1' })
    const env = {
      MALL_URL: mall.url,
      MALL_DATA_DIR: dataDir,
      CHROMIUM: headlessChromium()!,
      FORCE_COLOR: '0',
      TEST_TIER: tier,
      NAMED_FILES: args.length > 0 ? 'yes' : 'no',
    }
    const { ok, output } = await run(write, process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...args], env)
    await mall.stop()
    const serverErrors = mall.log().match(/^\{"level":(?:50|60).*$/gm) ?? []
    for (const line of serverErrors) write(`The server logged an error: ${line}\n`)
    return { ok: ok && serverErrors.length === 0, ...counts(output, /^\s*\d+ (?:passed|failed).*$/gm) }
  } finally {
    removeDataDir(dataDir)
  }
}
