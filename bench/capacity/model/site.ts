import { Batches } from '../simulation/batches.ts'
import { Places } from '../simulation/places.ts'
import { Processors } from '../simulation/processors.ts'
import { type Random } from '../simulation/random.ts'
import type { Activity, Simulation } from '../simulation/simulation.ts'
import { batchLimits, type Costs, type Kind, type Work } from '../costs.ts'
import { PageCache } from './page-cache.ts'

/** Connections of a process to the database: `DATABASE_POOL`. */
const connectionsOfProcess = 10

/** The machines of a mall. */
export interface SiteOptions {
  web: { machines: number; processors: number; processes: number }
  /** Machines of PostgreSQL; without them it runs on the first of the web. */
  database?: { processors: number; replicas: number }
  /** Machines of a search engine, with what a search costs them (ms); without them every process has an index. */
  search?: { machines: number; processors: number; work: number }
  /** ms from one machine to another and back; 0 on one machine. */
  network: number
  /** ms that a commit waits beside the disk: for the standby. */
  standby: number
  /** Whether a process of it makes deliveries. */
  hasJobs: boolean
}

/** A process that answers requests with one thread. */
interface WebProcess {
  machine: Processors
  thread: Places
  connections: Places
  batches: Record<keyof typeof batchLimits, Batches>
  cache: PageCache
}

interface Parts {
  simulation: Simulation
  random: Random
  costs: Costs
}

/** A mall on its machines, as far as it is waited for: processors, threads, connections, shared transactions, network and disk. */
export class Site {
  readonly web: Processors[]
  readonly primary: Processors
  readonly replicas: Processors[]
  readonly searchers: Processors[]
  readonly processes: WebProcess[] = []
  private readonly parts: Parts
  private readonly options: SiteOptions
  private readonly jobs = new Places(1)
  private turn = 0

  constructor(parts: Parts, options: SiteOptions) {
    this.parts = parts
    this.options = options
    const machines = (count: number, processors: number) =>
      Array.from({ length: count }, () => new Processors(parts.simulation, processors, parts.costs.slowdown))
    this.web = machines(options.web.machines, options.web.processors)
    this.primary = options.database ? machines(1, options.database.processors)[0]! : this.web[0]!
    this.replicas = machines(options.database?.replicas ?? 0, options.database?.processors ?? 1)
    this.searchers = machines(options.search?.machines ?? 0, options.search?.processors ?? 1)
    for (const machine of this.web) for (let each = 0; each < options.web.processes; each++) this.processes.push(this.openProcess(machine))
    for (const { machine } of this.processes) this.useAnyway(machine, parts.costs.idle.web)
    this.useAnyway(this.primary, parts.costs.idle.database)
  }

  get machines(): Processors[] {
    return [...new Set([...this.web, this.primary, ...this.replicas, ...this.searchers])]
  }

  /** One request, answered by a process. */
  *answer(process: WebProcess, kind: Kind): Activity {
    const { random, costs } = this.parts
    const cost = costs.kinds[kind]
    const factor = random.ofQuantiles(costs.spread[kind])
    // Half of it before the database is asked.
    yield* this.compute(process, (cost.main * factor) / 2)
    if (cost.beside > 0) yield process.machine.run(cost.beside * factor)
    if (kind === 'search' && this.searchers.length > 0) yield* this.askSearcher()
    if (cost.batch && isShared(kind)) yield process.batches[kind].join
    else yield* this.query(process, kind, cost.database * factor, cost.waits)
    yield* this.compute(process, (cost.main * factor) / 2)
    if (cost.later && this.options.hasJobs) this.parts.simulation.start(this.deliver(cost.later))
  }

  /** A page that public visitors see: from the memory of its process, or made. */
  *view(process: WebProcess, page: number): Activity {
    const { simulation } = this.parts
    const found = process.cache.find(page, simulation.now)
    if (found === 'missed') {
      yield* this.answer(process, 'fresh')
      process.cache.add(page, simulation.now)
    } else yield* this.answer(process, 'page')
    if (found === 'stale') simulation.start(this.answer(process, 'fresh'), () => process.cache.add(page, simulation.now))
  }

  /** Takes turns, as a balancer does. */
  nextProcess(): WebProcess {
    return this.processes[this.turn++ % this.processes.length]!
  }

  private openProcess(machine: Processors): WebProcess {
    const process = { machine, thread: new Places(1), connections: new Places(connectionsOfProcess), cache: new PageCache() }
    const open = (kind: keyof typeof batchLimits) =>
      new Batches(this.parts.simulation, batchLimits[kind], (collect) => this.commit(process, kind, collect))
    return { ...process, batches: { add: open('add'), order: open('order') } }
  }

  private *compute({ thread, machine }: Pick<WebProcess, 'thread' | 'machine'>, ms: number): Activity {
    yield thread.enter
    yield machine.run(ms)
    thread.leave()
  }

  private *query({ connections }: Pick<WebProcess, 'connections'>, kind: Kind, ms: number, waits: number): Activity {
    if (ms === 0) return
    const { replicas, primary, options } = this
    const isRead = kind === 'fresh' || kind === 'search'
    yield connections.enter
    yield this.parts.simulation.pause(options.network * waits)
    yield (isRead && replicas.length > 0 ? replicas[this.turn % replicas.length]! : primary).run(ms)
    connections.leave()
  }

  /** The transaction of several requests: of all that the thread has read when it comes to it. */
  private *commit(process: Omit<WebProcess, 'batches'>, kind: keyof typeof batchLimits, collect: () => number): Activity {
    const { costs, simulation } = this.parts
    const { batch, database, waits } = costs.kinds[kind]
    yield process.thread.enter
    const rows = collect()
    if (rows > 0) yield process.machine.run(batch!.main)
    process.thread.leave()
    if (rows === 0) return
    if (batch!.beside > 0) yield process.machine.run(batch!.beside)
    yield* this.query(process, kind, batch!.database + rows * database, waits)
    yield simulation.pause(costs.commit + this.options.standby)
  }

  private *askSearcher(): Activity {
    const { searchers, options } = this
    yield this.parts.simulation.pause(options.network)
    yield searchers[this.turn % searchers.length]!.run(options.search!.work)
  }

  /** One after the other, by the process that does the jobs. */
  private *deliver({ main, beside, database }: Work): Activity {
    const { machine } = this.processes[0]!
    yield this.jobs.enter
    yield machine.run(main + beside)
    yield this.primary.run(database)
    this.jobs.leave()
  }

  /** A part of a processor that is used although nobody asks. */
  private useAnyway(machine: Processors, part: number): void {
    const { simulation } = this.parts
    const every = 100
    function* work(): Activity {
      for (;;) {
        yield simulation.pause(every)
        yield machine.run(part * every)
      }
    }
    if (part > 0) simulation.start(work())
  }
}

const isShared = (kind: Kind): kind is keyof typeof batchLimits => kind in batchLimits
