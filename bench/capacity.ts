import { readFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import process from 'node:process'
import { agreement, compareWithThisMachine, comparisonRows } from './capacity/comparison.ts'
import { kinds, type Costs } from './capacity/costs.ts'
import { measureCosts } from './capacity/measured/measure-costs.ts'
import { capacityTable } from './capacity/table.ts'
import { reportRows } from './report.ts'

/**
 * What a mall on several machines carries, by simulation: measures what requests cost here, compares the model with this machine at one, two and three
 * processes, and prints the machines that loads of 1, 10 and 100 times a base need. `--costs=<file>` makes the table alone, of costs that an earlier run
 * printed (the line that begins with `{"costs":`).
 */
export async function run(): Promise<void> {
  const file = process.argv.find((word) => word.startsWith('--costs='))?.slice('--costs='.length)
  const costs = file ? (JSON.parse(readFileSync(file, 'utf8')) as { costs: Costs }).costs : await measureCosts()
  console.log(`${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} × ${cpus()[0]?.model.trim()}, Node ${process.version}`)
  reportRows(costRows(costs), { costs: shortened(costs) })
  if (!file) {
    const compared = await compareWithThisMachine(costs)
    console.log('the model / seen (difference)')
    reportRows(comparisonRows(compared), { bench: 'capacity, compared', compared })
    console.log(`within 20 %: ${agreement(compared)}`)
  }
  const rows = capacityTable(costs)
  reportRows(rows, { bench: 'capacity', rows })
}

/** ms of processor time of one request of each kind. */
function costRows({ kinds: costs, idle, commit, walOfOrder, slowdown }: Costs) {
  const rounded = (ms = 0) => Number(ms.toFixed(3))
  const rows = kinds.map((kind) => {
    const { main, beside, database, client, batch, later } = costs[kind]
    return {
      '': kind,
      'web ms': rounded(main),
      'its other threads': rounded(beside),
      'PostgreSQL ms': rounded(database),
      'client ms': rounded(client),
      'share a transaction': rounded(batch?.size ?? 1),
      'a transaction: web': rounded(batch?.main),
      'a transaction: PostgreSQL': rounded(batch?.database),
      'later: web': rounded(later && later.main + later.beside),
      'later: PostgreSQL': rounded(later?.database),
    }
  })
  console.log(
    `tasks for a processor, and how much more of it they need: ${slowdown.map(({ load, factor }) => `${load}: ${rounded(factor)}`).join(', ')}`,
  )
  console.log(
    `idle: ${rounded(idle.web)} and ${rounded(idle.database)} processors; a commit waits ${rounded(commit)} ms; ${walOfOrder} bytes of WAL an order`,
  )
  return rows
}

/** Numbers of as many places as they have a meaning. */
const shortened = (costs: Costs): Costs =>
  JSON.parse(JSON.stringify(costs, (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value))) as Costs
