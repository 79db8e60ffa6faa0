import { availableParallelism } from 'node:os'
import { scale } from '../scale.ts'
import type { Costs } from './costs.ts'
import { observe, type Mix, type Observed } from './measured/observe.ts'
import { uncached, withTarget } from './measured/measure-costs.ts'
import { predict, type Predicted } from './model/closed-loop.ts'

/** How far a prediction may be from what is seen. */
const allowed = 0.2

interface Trial {
  name: string
  mix: Mix
  settings: Record<string, string>
}

const trials: Trial[] = [
  { name: 'cached pages', mix: { page: 1 }, settings: {} },
  { name: 'add to cart', mix: { add: 1 }, settings: {} },
  { name: 'orders', mix: { order: 1 }, settings: {} },
  { name: 'mixed: 16 pages, 3 adds, 1 order', mix: { page: 16, add: 3, order: 1 }, settings: {} },
  { name: 'fresh pages', mix: { fresh: 1 }, settings: uncached },
  { name: 'searches', mix: { search: 1 }, settings: uncached },
]

type Row = Record<string, string | number>

/** Predicts what this machine answers with one, two and three processes, then asks it. */
export async function compareWithThisMachine(costs: Costs): Promise<Row[]> {
  const counts = scale.smoke ? [2] : [1, 2, 3]
  const predictions = counts.flatMap((processes) =>
    trials.map((trial) => ({ processes, trial, predicted: predictionOf(costs, trial, processes) })),
  )
  const rows: Row[] = []
  for (const processes of counts) {
    for (const settings of [{}, uncached]) {
      const ofMall = predictions.filter((each) => each.processes === processes && isSame(each.trial.settings, settings))
      rows.push(
        ...(await withTarget(
          settings,
          async (target) => {
            const seen: Row[] = []
            for (const { trial, predicted } of ofMall) {
              await observe(target, trial.mix, scale.connections, scale.warmUp)
              const observed = await observe(target, trial.mix, scale.connections, scale.seconds)
              seen.push(rowOf(costs, { trial, processes, predicted, observed }))
            }
            return seen
          },
          processes,
        )),
      )
    }
  }
  return rows
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

const predictionOf = (costs: Costs, { mix }: Trial, processes: number, processors: number = availableParallelism()): Predicted =>
  predict({ costs, processors, processes, connections: scale.connections, mix })

interface Compared {
  trial: Trial
  processes: number
  predicted: Predicted
  observed: Observed
}

function rowOf(costs: Costs, { trial, processes, predicted, observed }: Compared): Row {
  const { perSecond, times, replies, others } = observed
  const work = observed.work.client + observed.work.main + observed.work.beside + observed.work.database
  // What others used was not there for the mall: with that known, the model should come closer.
  const beside = predictionOf(costs, trial, processes, availableParallelism() - others)
  return {
    '': `${processes} × ${trial.name}`,
    ...compared('a second', predicted.perSecond, perSecond, 0),
    ...compared('CPU ms', predicted.work, work / replies, 2),
    ...compared('p50 ms', predicted.p50, times.quantile(0.5), 1),
    ...compared('p99 ms', predicted.p99, times.quantile(0.99), 1),
    'others use': rounded(others, 2),
    'a second beside them: model': rounded(beside.perSecond, 0),
    'a second beside them: %': percent(beside.perSecond, perSecond),
  }
}

const compared = (name: string, predicted: number, seen: number, places: number) => ({
  [`${name}: model`]: rounded(predicted, places),
  [`${name}: seen`]: rounded(seen, places),
  [`${name}: %`]: percent(predicted, seen),
})

const percent = (predicted: number, seen: number) => Math.round(100 * (predicted / seen - 1))
const rounded = (value: number, places: number) => Number(value.toFixed(places))

/** How many of the figures are as near as is asked. */
export function agreement(rows: Row[]): { figure: string; near: number; of: number }[] {
  return ['a second: %', 'CPU ms: %', 'p50 ms: %', 'p99 ms: %', 'a second beside them: %'].map((figure) => ({
    figure,
    near: rows.filter((row) => Math.abs(Number(row[figure])) <= 100 * allowed).length,
    of: rows.length,
  }))
}
