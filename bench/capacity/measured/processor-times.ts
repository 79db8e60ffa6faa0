import { readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { databaseTime, processorTime } from '../../measure.ts'

/** The processes of a mall under test. */
export interface Processes {
  /** Those that answer requests. */
  web: number[]
  /** The one that started PostgreSQL's others. */
  database: number
}

/** Processor time so far, in ms. */
export interface Times {
  client: number
  main: number
  beside: number
  database: number
  /** Of all that runs on this machine. */
  all: number
}

export function timesOf({ web, database }: Processes): Times {
  const main = web.reduce((sum, pid) => sum + processorTime(pid, pid), 0)
  const client = process.cpuUsage()
  return {
    client: (client.user + client.system) / 1000,
    main,
    beside: web.reduce((sum, pid) => sum + processorTime(pid), 0) - main,
    database: databaseTime(database),
    all: machineTime(),
  }
}

export const difference = (later: Times, earlier: Times): Times => ({
  client: later.client - earlier.client,
  main: later.main - earlier.main,
  beside: later.beside - earlier.beside,
  database: later.database - earlier.database,
  all: later.all - earlier.all,
})

/** The processes that answer: a mall with one is its only one, else those that it started. */
export function webProcesses(pid: number, workers: number): number[] {
  if (workers === 1) return [pid]
  const started = childrenOf(pid).filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('main.mjs'))
  if (started.length !== workers) throw new Error(`${started.length} processes serve instead of ${workers}`)
  return started
}

/** Those that any thread of a process has started. */
const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' '))
    .filter(Boolean)
    .map(Number)

/** ms in which a processor of the machine worked, for whomever. */
function machineTime(): number {
  const [user, nice, system, , , interrupts, softInterrupts, stolen] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]!
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return 10 * (user! + nice! + system! + interrupts! + softInterrupts! + stolen!)
}
