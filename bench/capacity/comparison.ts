import { availableParallelism } from 'node:os'
import { scale } from '../scale.ts'
import type { Costs } from './costs.ts'
import { observe, warmUp, type Mix, type Observed, type Target } from './measured/observe.ts'
import { uncached, withTarget, workOfAll } from './measured/measure-costs.ts'
import { predict, type Predicted } from './model/closed-loop.ts'

/** How far a prediction may be from what is seen. */
const allowed = 0.2

/** What is compared, with the places after the point that it is printed with. */
const figures = { 'a second': 0, 'CPU ms each': 2, 'p50 ms': 1, 'p99 ms': 1, 'a second beside others': 0 }
type Figure = keyof typeof figures

export interface Comparison {
  name: string
  /** Processors that programs used which are none of this measurement. */
  others: number
  model: Record<Figure, number>
  seen: Record<Figure, number>
}

interface Trial {
  name: string
  mix: Mix
  settings: Record<string, string>
}

const trials: Trial[] = [
  { name: 'cached pages', mix: { page: 1 }, settings: {} },
  { name: 'add to cart', mix: { add: 1 }, settings: {} },
  { name: 'orders', mix: { order: 1 }, settings: {} },
  { name: '16 pages, 3 adds, 1 order', mix: { page: 16, add: 3, order: 1 }, settings: {} },
  { name: 'fresh pages', mix: { fresh: 1 }, settings: uncached },
  { name: 'searches', mix: { search: 1 }, settings: uncached },
]

/** Predicts what this machine answers with one, two and three processes, then asks it. */
export async function compareWithThisMachine(costs: Costs): Promise<Comparison[]> {
  const counts = scale.smoke ? [2] : [1, 2, 3]
  const malls = scale.smoke ? [uncached] : [{}, uncached]
  const predictions = new Map(
    counts.flatMap((count) => trials.map((trial) => [keyOf(trial, count), predictionOf(costs, trial, count)] as const)),
  )
  const compared: Comparison[] = []
  for (const count of counts) {
    for (const settings of malls) {
      const ofMall = trials.filter((trial) => JSON.stringify(trial.settings) === JSON.stringify(settings))
      const observations = await withTarget(settings, (target) => observeAll(target, ofMall), count)
      ofMall.forEach((trial, place) => {
        const key = keyOf(trial, count)
        compared.push(
          compare(key, predictions.get(key)!, observations[place]!, (processors) => predictionOf(costs, trial, count, processors)),
        )
      })
    }
  }
  return compared
}

const keyOf = ({ name }: Trial, processes: number): string => `${processes} × ${name}`

const predictionOf = (costs: Costs, { mix }: Trial, processes: number, processors: number = availableParallelism()): Predicted =>
  predict({ costs, processors, processes, connections: scale.connections, mix })

async function observeAll(target: Target, each: Trial[]): Promise<Observed[]> {
  const observed: Observed[] = []
  for (const { mix } of each) {
    await warmUp(target, mix)
    observed.push(await observe(target, mix, scale.connections, scale.seconds))
  }
  return observed
}

function compare(name: string, predicted: Predicted, observed: Observed, predictOn: (processors: number) => Predicted): Comparison {
  const { perSecond, times, others } = observed
  const { perSecond: besideOthers } = predictOn(availableParallelism() - others)
  const [p50, p99, each] = [times.quantile(0.5), times.quantile(0.99), workOfAll(observed)]
  return {
    ...{ name, others },
    model: {
      ...{ 'a second': predicted.perSecond, 'CPU ms each': predicted.work, 'p50 ms': predicted.p50, 'p99 ms': predicted.p99 },
      'a second beside others': besideOthers,
    },
    seen: { 'a second': perSecond, 'CPU ms each': each, 'p50 ms': p50, 'p99 ms': p99, 'a second beside others': perSecond },
  }
}

const figureNames = Object.keys(figures) as Figure[]
const deviation = ({ model, seen }: Comparison, figure: Figure): number => model[figure] / seen[figure] - 1

/** `model / seen (difference)` of each figure. */
export const comparisonRows = (compared: Comparison[]): Record<string, string | number>[] =>
  compared.map((each) => ({
    '': each.name,
    ...Object.fromEntries(
      figureNames.map((figure) => {
        const text = [each.model, each.seen].map((values) => values[figure].toFixed(figures[figure])).join(' / ')
        return [figure, `${text} (${Math.round(100 * deviation(each, figure))} %)`]
      }),
    ),
    'processors of others': Number(each.others.toFixed(2)),
  }))

/** How many figures are as near as is asked. */
export const agreement = (compared: Comparison[]): string =>
  figureNames
    .map((figure) => `${figure}: ${compared.filter((each) => Math.abs(deviation(each, figure)) <= allowed).length} of ${compared.length}`)
    .join(', ')
