import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import type { RunningMall } from '../tools/running-mall.ts'

export const connections = 20
const warmUp = 3
const seconds = 8

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
  /** Replies that were not what was asked for, and requests that got none. */
  wrong: number
}

export interface Load {
  name: string
  requests: autocannon.Request[]
  /** Whether a reply's body is a good one; every reply is looked at. */
  good?: (body: string) => boolean
  headers?: Record<string, string>
}

/** 20 connections for 8 s after a warm-up of 3 s, against a server on this machine. */
export async function measure(mall: RunningMall, load: Load): Promise<Figure> {
  await fire(mall, load, warmUp)
  const result = await fire(mall, load, seconds)
  const { now, peak } = memoryOf(mall.pid)
  return {
    name: load.name,
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    memory: now,
    peak,
    wrong: result.non2xx + result.errors + result.timeouts + (result.mismatches ?? 0),
  }
}

function fire(mall: RunningMall, load: Load, duration: number): Promise<autocannon.Result> {
  const options: autocannon.Options = {
    url: mall.url,
    connections,
    duration,
    timeout: 20,
    requests: load.requests,
    headers: { lang: 'en', 'sec-fetch-site': 'same-origin', 'accept-encoding': 'br', ...load.headers },
    ...(load.good ? { verifyBody: (body: unknown) => load.good!(String(body)) } : {}),
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

/** A readable table, and everything as one JSON line for programs. */
export function print(bench: string, figures: Figure[]): void {
  const rows = figures.map(({ name, perSecond, p50, p99, memory, peak, wrong }) => ({
    '': name,
    'a second': perSecond,
    'p50 ms': p50,
    'p99 ms': p99,
    'memory MB': memory,
    'peak MB': peak,
    wrong,
  }))
  table(rows)
  console.log(JSON.stringify({ bench, connections, seconds, figures }))
}

/** Rows of the same keys as columns, numbers to the right. */
export function table(rows: Record<string, string | number>[]): void {
  const heads = Object.keys(rows[0] ?? {})
  const widths = heads.map((head) => Math.max(head.length, ...rows.map((row) => String(row[head]).length)))
  const line = (cells: (string | number)[]) =>
    cells.map((cell, at) => (typeof cell === 'number' ? String(cell).padStart(widths[at]!) : cell.padEnd(widths[at]!))).join('  ')
  console.log(line(heads))
  for (const row of rows) console.log(line(heads.map((head) => row[head]!)))
}
