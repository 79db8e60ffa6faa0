import { Places } from '../simulation/places.ts'
import { Random } from '../simulation/random.ts'
import { ResponseTimes } from '../simulation/response-times.ts'
import { Simulation, type Activity } from '../simulation/simulation.ts'
import type { Costs, Kind } from '../costs.ts'
import { Site } from './site.ts'

/** Clients on the machine of the mall, each of which asks again when it has its reply. */
export interface ClosedLoop {
  costs: Costs
  processors: number
  processes: number
  connections: number
  /** Requests of a round by their kind. */
  mix: Partial<Record<Kind, number>>
}

export interface Predicted {
  perSecond: number
  p50: number
  p99: number
  /** Processor time of all of the machine for one reply (ms). */
  work: number
}

const [warmUp, measured] = [2000, 20_000]

/** What a load test on one machine will show. */
export function predict({ costs, processors, processes, connections, mix }: ClosedLoop): Predicted {
  const simulation = new Simulation()
  const random = new Random(1)
  const site = new Site(
    { simulation, random, costs },
    { web: { machines: 1, processors, processes }, network: 0, standby: 0, hasJobs: false },
  )
  const [machine] = site.web
  const round = (Object.entries(mix) as [Kind, number][]).flatMap(([kind, count]) => Array<Kind>(count).fill(kind))
  // One thread sends everything.
  const client = new Places(1)
  let times = new ResponseTimes()
  function* send(kind: Kind): Activity {
    yield client.enter
    yield machine!.run(costs.kinds[kind].client / 2)
    client.leave()
  }
  function* connection(place: number): Activity {
    const process = site.processes[place % processes]!
    for (;;) {
      const kind = round[Math.floor(random.next() * round.length)]!
      const begun = simulation.now
      yield* send(kind)
      yield* site.answer(process, kind)
      yield* send(kind)
      times.add(simulation.now - begun)
    }
  }
  for (let place = 0; place < connections; place++) simulation.start(connection(place))
  simulation.runUntil(warmUp)
  times = new ResponseTimes()
  machine!.measure()
  simulation.runUntil(warmUp + measured)
  return {
    perSecond: (1000 * times.count) / measured,
    p50: times.quantile(0.5),
    p99: times.quantile(0.99),
    work: (machine!.utilisation * processors * measured) / times.count,
  }
}
