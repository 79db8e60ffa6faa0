import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import type { RunningMall } from '../tools/mall/running-mall.ts'
import { scale } from './scale.ts'

export const { connections, seconds } = scale

export interface Figure {
  name: string
  /** Requests a second, averaged over the run. */
  perSecond: number
  /** ms */
  p50: number
  p99: number
  /** Memory of the server process at the end of the run, and the most it ever had (MB). */
  memory: number
  peak: number
  /** Processor time of the server process for one request (ms), all its threads. */
  cpu: number
  /** Replies of the warm-up and the measurement. */
  replies: number
  /** Replies that were not what was asked for, and requests that got none. */
  wrong: number
}

export interface Load {
  name: string
  requests: autocannon.Request[]
  /** Whether a reply's body is right; every reply is checked. */
  isRight?: (body: string) => boolean
  headers?: Record<string, string>
}

/** 20 connections for 8 s after a warm-up of 3 s, against a server on this machine. */
export async function measure(mall: RunningMall, load: Load): Promise<Figure> {
  const warmUp = scale.warmUp > 0 ? (await fire(mall, load, scale.warmUp)).requests.total : 0
  const before = processorTime(mall.pid)
  const result = await fire(mall, load, seconds)
  const { now, peak } = memoryOf(mall.pid)
  return {
    name: load.name,
    // Averages are of whole seconds; a smoke run has none.
    perSecond: Math.round(scale.smoke ? result.requests.total / result.duration : result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: Math.round((100 * (processorTime(mall.pid) - before)) / Math.max(1, result.requests.total)) / 100,
    memory: now,
    peak,
    replies: Math.max(1, warmUp + result.requests.total),
    wrong: result.non2xx + result.errors + result.timeouts + (result.mismatches ?? 0),
  }
}

function fire(mall: RunningMall, load: Load, duration: number): Promise<autocannon.Result> {
  const options: autocannon.Options = {
    url: mall.url,
    connections,
    ...(scale.requests ? { amount: scale.requests } : { duration }),
    timeout: 20,
    requests: load.requests,
    // A body that is looked at must not be compressed: the load generator does not decode.
    headers: { lang: 'en', 'sec-fetch-site': 'same-origin', 'accept-encoding': load.isRight ? 'identity' : 'br', ...load.headers },
    ...(load.isRight ? { verifyBody: (body: unknown) => load.isRight!(String(body)) } : {}),
  }
  return new Promise((resolve, reject) => {
    autocannon(options, (error: Error | null, result) => (error ? reject(error) : resolve(result)))
  })
}

/** Resident memory of a process and its highest mark, in MB. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}

/** ms of processor time in one tick of the kernel's clock. */
const tick = 10

/** Processor time of a process so far, in ms. @param thread of this one alone; the first has the number of the process */
export function processorTime(pid: number, thread?: number): number {
  const [user, system] = statOf(pid, thread).slice(11)
  return tick * (Number(user) + Number(system))
}

/** What the kernel tells of a process or a thread of it, from its state on. */
const statOf = (pid: number, thread?: number): string[] =>
  readFileSync(thread === undefined ? `/proc/${pid}/stat` : `/proc/${pid}/task/${thread}/stat`, 'utf8')
    .split(') ')[1]!
    .split(' ')

/** The process that started a process. */
export const parentOf = (pid: number): number => Number(statOf(pid)[1])

/** Processor time of a PostgreSQL's processes so far, in ms. @param server the process that started them */
export function databaseTime(server: number): number {
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim().split(' ').map(Number)
  // Those that have ended count with the server.
  const [ended, endedSystem] = statOf(server).slice(13)
  return children.reduce((sum, pid) => sum + timeOf(pid), tick * (Number(ended) + Number(endedSystem)))
}

/** As {@link processorTime}; 0 where it has ended meanwhile. */
function timeOf(pid: number): number {
  try {
    return processorTime(pid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || (error as NodeJS.ErrnoException).code === 'ESRCH') return 0
    throw error
  }
}
