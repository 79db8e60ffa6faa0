/**
 * `npm test`: every check of the project in stages, each step with its time; stops after a stage with a step that failed.
 * `npm test -- types lint` runs only the steps named; `slow` runs only when it is named. The last line says how many
 * tests passed and failed.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { headlessChromium } from './chromium.mjs'
import { checkGenerated } from './generated.ts'
import { filledDataDir, removeDataDir, startMall } from './running-mall.ts'

const root = new URL('..', import.meta.url).pathname
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

interface Outcome {
  ok: boolean
  passed?: number
  failed?: number
}

/** Where a step's output goes. */
type Write = (text: string) => void

interface Step {
  name: string
  title: string
  /** Runs only when it is named. */
  onDemand?: true
  run(write: Write): Promise<Outcome>
}

/** The steps of a stage run beside each other, as many as there are processors: alone, most of them leave one idle. */
const stages: Step[][] = [
  [
    { name: 'types', title: 'Types', run: types },
    { name: 'lint', title: 'Lint', run: (write) => command(write, bin('oxlint'), ['--quiet', '--deny-warnings', '--type-aware']) },
    { name: 'format', title: 'Format', run: (write) => command(write, bin('prettier'), ['--check', '--log-level', 'warn', '.']) },
    { name: 'styles', title: 'Styles', run: styles },
    { name: 'vocabulary', title: 'Vocabulary', run: (write) => command(write, process.execPath, ['tools/vocabulary.ts']) },
    { name: 'imports', title: 'Import rules', run: (write) => command(write, process.execPath, ['tools/import-rules.ts']) },
    { name: 'generated', title: 'Generated files', run: generatedFiles },
  ],
  [
    { name: 'unit', title: 'Unit and integration tests', run: (write) => vitest(write) },
    { name: 'bench', title: 'Benchmarks, about a second each', run: benchmarks },
  ],
  [{ name: 'browser', title: 'Browser tests', run: browserTests }],
  [{ name: 'slow', title: 'Slow tests', onDemand: true, run: (write) => vitest(write, { SLOW_TESTS: '1' }) }],
]

/** Runs a program and shows its output, which is also returned for its counts. */
async function run(write: Write, file: string, args: string[], env: Record<string, string> = {}): Promise<{ ok: boolean; output: string }> {
  const child = spawn(file, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = (signal: NodeJS.Signals) => () => child.kill(signal)
  const [onInt, onTerm] = [end('SIGINT'), end('SIGTERM')]
  process.once('SIGINT', onInt).once('SIGTERM', onTerm)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      write(text)
    })
  }
  const code = await new Promise<number | null>((resolve) => child.once('error', () => resolve(-1)).once('close', resolve))
  process.off('SIGINT', onInt).off('SIGTERM', onTerm)
  return { ok: code === 0, output }
}

async function command(write: Write, file: string, args: string[]): Promise<Outcome> {
  return { ok: (await run(write, file, args)).ok }
}

/** The server without the DOM, the browser without Node, and all of it with tests and tools. */
async function types(write: Write): Promise<Outcome> {
  for (const project of ['tsconfig.server.json', 'tsconfig.browser.json', 'tsconfig.json']) {
    if (!(await run(write, bin('tsc'), ['-p', project])).ok) return { ok: false }
  }
  return { ok: true }
}

/** Tokens in every style sheet, and every rule beside its component. */
async function styles(write: Write): Promise<Outcome> {
  const rules = await command(write, process.execPath, ['tools/style-rules.ts'])
  return rules.ok ? command(write, bin('stylelint'), ['storefront/**/*.css']) : rules
}

async function generatedFiles(write: Write): Promise<Outcome> {
  const stale = await checkGenerated()
  for (const line of stale) write(`${line}\n`)
  return { ok: stale.length === 0 }
}

/** Runs the tests beside the code: `*.test.ts`, or with SLOW_TESTS `*.slow.test.ts`. */
async function vitest(write: Write, env: Record<string, string> = {}): Promise<Outcome> {
  const { ok, output } = await run(write, process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--no-color'], {
    NODE_ENV: 'test',
    ...env,
  })
  return { ok, ...counts(output, /^\s*Tests\s.*$/gm) }
}

async function benchmarks(write: Write): Promise<Outcome> {
  const { ok, output } = await run(write, process.execPath, ['bench/bench.ts', '--smoke'], { NODE_ENV: 'production' })
  return { ok, ...counts(output, /^\d+ passed, \d+ failed$/gm) }
}

async function browserTests(write: Write): Promise<Outcome> {
  const chromium = headlessChromium()
  if (!chromium) {
    write('No Chromium found. Install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM to its path.\n')
    return { ok: false }
  }
  const dataDir = filledDataDir('browser')
  try {
    // Products of one offer and much stock, for journeys that are about something else than products.
    const importPlain = [join(root, 'server/cli.ts'), 'import', join(root, 'e2e/mall/single-offer-products.jsonl')]
    const { ok: filled } = await run(write, process.execPath, importPlain, { DATA_DIR: dataDir, LOG_LEVEL: 'error' })
    if (!filled) return { ok: false }
    // Each test has an IP address of its own, so that tests do not consume each other's rate limits.
    const mall = await startMall(dataDir, { TRUSTED_PROXIES: '127.0.0.1' })
    const env = { MALL_URL: mall.url, MALL_DATA_DIR: dataDir, CHROMIUM: chromium, FORCE_COLOR: '0' }
    const { ok, output } = await run(write, process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], env)
    await mall.stop()
    const serverErrors = mall.log().match(/^\{"level":(?:50|60).*$/gm) ?? []
    for (const line of serverErrors) write(`The server logged an error: ${line}\n`)
    return { ok: ok && serverErrors.length === 0, ...counts(output, /^\s*\d+ (?:passed|failed).*$/gm) }
  } finally {
    removeDataDir(dataDir)
  }
}

/** `12 passed` and `3 failed` in the summary lines of a runner. */
function counts(output: string, lines: RegExp): { passed: number; failed: number } {
  const summary = (output.match(lines) ?? []).join(' ')
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0)
  return { passed: count('passed'), failed: count('failed') }
}

const names = process.argv.slice(2)
const known = stages.flat()
const unknown = names.filter((name) => !known.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`Unknown step ${unknown.join(', ')}. Known: ${known.map((step) => step.name).join(', ')}`)
  process.exit(2)
}
let passed = 0
let failed = 0

/** Runs a step; what it prints comes at once, or together when it has ended. */
async function runStep(step: Step, together: boolean): Promise<void> {
  const begun = performance.now()
  const title = `\u203a ${step.title}\n`
  let output = together ? title : ''
  if (!together) process.stdout.write(title)
  const outcome = await step.run((text) => void (together ? (output += text) : process.stdout.write(text)))
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  passed += outcome.passed ?? (outcome.ok ? 1 : 0)
  failed += Math.max(outcome.failed ?? 0, outcome.ok ? 0 : 1)
  output += `${outcome.ok ? '\u2713' : '\u2717'} ${step.title} (${seconds} s)\n`
  if (!outcome.ok) output += `${step.title} failed. Run it alone with npm test -- ${step.name}\n`
  process.stdout.write(output)
}

for (const stage of stages) {
  const selected = stage.filter(({ name, onDemand }) => (names.length === 0 ? !onDemand : names.includes(name)))
  const waiting = [...selected]
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step, selected.length > 1)
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), selected.length) }, worker))
  if (failed > 0) break
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
