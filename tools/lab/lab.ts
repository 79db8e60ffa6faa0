/**
 * `npm run lab -- <scenario>...`: a mall of several machines, each in namespaces of this one, with the programs that `deploy/` is for and those
 * files as they are. Each scenario breaks something, compares what clients were answered with the tables, and prints the figures asked and
 * seen; it ends with 1 where a figure is not what it should be.
 */
import process from 'node:process'
import { prepareDebian } from './debian.ts'
import { figuresTable, type Figure } from './figures.ts'
import { isIsolated, reasonAgainst, runIsolated } from './isolation.ts'
import { openLab, type Lab } from './machines.ts'

type Scenario = (lab: Lab) => Promise<Figure[]>

const scenarios: Record<string, () => Promise<{ run: Scenario }>> = {
  patroni: () => import('./scenarios/patroni.ts'),
  rolling: () => import('./scenarios/rolling.ts'),
  blackhole: () => import('./scenarios/blackhole.ts'),
  pgbouncer: () => import('./scenarios/pgbouncer.ts'),
  edge: () => import('./scenarios/edge.ts'),
  alerts: () => import('./scenarios/alerts.ts'),
}

const [names, options] = [
  process.argv.slice(2).filter((name) => !name.startsWith('--')),
  process.argv.slice(2).filter((name) => name.startsWith('--')),
]
const unknown = names.filter((name) => !Object.hasOwn(scenarios, name))
if (names.length === 0 || unknown.length > 0) {
  console.error(`Usage: npm run lab -- <scenario>... [--rounds=<n>] [--requests=<n>]. Scenarios: ${Object.keys(scenarios).join(', ')}`)
  process.exit(2)
}
const reason = reasonAgainst()
if (reason) {
  console.error(reason)
  process.exit(2)
}
process.exit(isIsolated() ? await runScenario(names[0]!) : await runEach())

/** Each in namespaces of its own, which end with it. */
async function runEach(): Promise<number> {
  await prepareDebian()
  let failed = 0
  for (const name of names) if ((await runIsolated(name, options)) !== 0) failed++
  console.log(`${names.length - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

async function runScenario(name: string): Promise<number> {
  const begun = performance.now()
  const lab = await openLab(name)
  try {
    const figures = await (await scenarios[name]!()).run(lab)
    console.log(`${name}, ${Math.round((performance.now() - begun) / 1000)} s\n${figuresTable(figures)}`)
    return figures.every(({ isRight }) => isRight) ? 0 : 1
  } catch (error) {
    console.error(`${name} failed:`, error, `\nLogs: ${lab.logs}`)
    return 1
  } finally {
    await lab.close()
  }
}
