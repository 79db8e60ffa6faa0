/**
 * `npm test`: what every change runs, in stages, each step with its seconds; it stops after a stage with a step that failed.
 * `npm test -- proof` runs everything. `npm test -- lint unit` runs the steps named, `npm test -- unit server/cart -t clamps` one with
 * arguments for its runner, `npm test -- --changed` what a change touches. The last line counts what passed and failed.
 */
import { availableParallelism } from 'node:os'
import process from 'node:process'
import { baseCommit, changedFiles } from './test/changed.ts'
import { browser, unit } from './test/runtime-checks.ts'
import { lintFiles, types } from './test/static-checks.ts'
import { stages, type Step } from './test/steps.ts'
import type { Tier } from './test/tier.ts'

const args = process.argv.slice(2)
const tier: Tier = args.includes('proof') ? 'proof' : 'default'
const words = args.filter((word) => word !== 'proof')
const known = stages.flat()
const isStep = (word: string) => known.some(({ name }) => name === word)
let passed = 0
let failed = 0

/** Runs a step; what it prints comes at once, or together when it has ended. */
async function runStep(step: Step, together: boolean, runnerArgs: string[] = []): Promise<void> {
  const begun = performance.now()
  const title = `\u203a ${step.title}\n`
  let output = together ? title : ''
  if (!together) process.stdout.write(title)
  const outcome = await step.run((text) => void (together ? (output += text) : process.stdout.write(text)), tier, runnerArgs)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  passed += outcome.passed ?? (outcome.ok ? 1 : 0)
  failed += Math.max(outcome.failed ?? 0, outcome.ok ? 0 : 1)
  output += `${outcome.ok ? '\u2713' : '\u2717'} ${step.title} (${seconds} s)\n`
  if (!outcome.ok) output += `${step.title} failed. Run it alone: npm test -- ${tier === 'proof' ? 'proof ' : ''}${step.name}\n`
  process.stdout.write(output)
}

async function runStages(selected: readonly (readonly Step[])[]): Promise<void> {
  for (const stage of selected) {
    const waiting = [...stage]
    const worker = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step, stage.length > 1)
    }
    await Promise.all(Array.from({ length: Math.min(availableParallelism(), stage.length) }, worker))
    if (failed > 0) return
  }
}

/** The static checks of changed files, the tests that import them, and changed journeys. */
function stagesOfChange(): Step[][] {
  const base = baseCommit()
  const files = changedFiles(base)
  const journeys = files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file))
  const ofAll = new Set(['format', 'styles', 'vocabulary', 'imports', 'generated'])
  const step = (name: string, title: string, run: Step['run']): Step => ({ name, title, tiers: [], run })
  return [
    [
      step('lint', 'Lint and types of changed files', (write) => lintFiles(write, files)),
      step('types', 'Types', types),
      ...known.filter(({ name }) => ofAll.has(name)),
    ],
    [step('unit', 'Tests that a change touches', (write) => unit(write, tier, ['--changed', base, '--passWithNoTests']))],
    ...(journeys.length > 0
      ? [known.filter(({ name }) => name === 'build'), [step('browser', 'Changed journeys', (write) => browser(write, tier, journeys))]]
      : []),
  ]
}

const [first, ...rest] = words
if (first === '--changed' && rest.length === 0) await runStages(stagesOfChange())
else if (words.every(isStep)) {
  const isSelected = ({ name, tiers }: Step) => (words.length === 0 ? tiers.includes(tier) : words.includes(name))
  await runStages(stages.map((stage) => stage.filter(isSelected)))
} else if (first && isStep(first))
  await runStep(
    known.find(({ name }) => name === first)!,
    false,
    rest,
  )
else {
  console.error(`Unknown step ${words.find((word) => !isStep(word))}. Known: proof, --changed, ${known.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
