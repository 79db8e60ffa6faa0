import type { Cost, Costs, Kind } from '../costs.ts'
import { predict, type ClosedLoop } from './closed-loop.ts'

/** Steps until a factor is within a thousandth: each one removes nine tenths of the difference at least. */
const steps = 3

/**
 * What work costs that runs alone, from costs that were measured while many asked: they have the slowdown of tasks at once in them.
 * @param crowd processor time of all of the machine for one reply (ms), as it was measured
 */
export function workAlone(costs: Costs, crowd: Record<Kind, number>, machine: Pick<ClosedLoop, 'processors' | 'connections'>): Costs {
  const kinds = { ...costs.kinds }
  for (const kind of Object.keys(kinds) as Kind[]) {
    for (let step = 0; step < steps; step++) {
      const { work } = predict({ ...machine, costs: { ...costs, kinds }, processes: 1, mix: { [kind]: 1 } })
      kinds[kind] = scaled(kinds[kind], crowd[kind] / work)
    }
  }
  return { ...costs, kinds }
}

function scaled({ main, beside, database, client, batch, ...rest }: Cost, factor: number): Cost {
  const shared = batch && {
    ...{ size: batch.size, main: batch.main * factor, beside: batch.beside * factor, database: batch.database * factor },
  }
  return {
    ...rest,
    ...{ main: main * factor, beside: beside * factor, database: database * factor, client: client * factor },
    ...(shared ? { batch: shared } : {}),
  }
}
