import { spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ProgramOptions {
  /** What its log is called, where the program's name would not do. */
  name?: string
  /** A user of the machine; root otherwise. */
  user?: string
  env?: Record<string, string>
}

export interface Program {
  /** What it has written so far. */
  log(): string
  isRunning(): boolean
  /** Resolves with its exit code, which a signal is none. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  ended: Promise<number | null>
}

/** Starts a program by one that enters a machine; both write to a file. */
export function startProgram(
  file: string,
  args: string[],
  logFile: string,
  { env, environment }: ProgramOptions & { environment: NodeJS.ProcessEnv | undefined },
): Program {
  const out = openSync(logFile, 'a')
  const child = spawn(file, args, { env: { ...environment, ...env }, stdio: ['ignore', out, out] })
  let isRunning = true
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', resolve)
  }).finally(() => (isRunning = false))
  return {
    ended,
    log: () => readFileSync(logFile, 'utf8'),
    isRunning: () => isRunning,
    stop(signal = 'SIGTERM') {
      // In other processes' numbers it is a child of the one that entered; in this network alone it has replaced that one.
      if (isRunning) kill(args.includes('--pid') ? (childOf(child.pid!) ?? child.pid!) : child.pid!, signal)
      return ended
    },
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself.
  }
}

/** The first process that another has started; undefined where there is none. */
export function childOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]) || undefined
  } catch {
    return undefined
  }
}

/** Asks until there is an answer. @throws Error where there is none in time */
export async function until<T>(
  ask: () => Promise<T | undefined> | T | undefined,
  what: string,
  { ms = 60_000, every = 50 } = {},
): Promise<T> {
  for (const begun = performance.now(); performance.now() - begun < ms; await sleep(every)) {
    const answer = await Promise.resolve()
      .then(ask)
      .catch(() => undefined)
    if (answer !== undefined) return answer
  }
  throw new Error(`Not within ${ms / 1000} s: ${what}`)
}
