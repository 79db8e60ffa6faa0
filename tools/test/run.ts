import { spawn } from 'node:child_process'
import { root } from '../root.ts'

/** Where a step's output goes. */
export type Write = (text: string) => void

export interface Outcome {
  ok: boolean
  passed?: number
  failed?: number
}

/** Runs a program in the project's folder and hands on its output, which is also returned for its counts. A signal to this process ends it. */
export async function run(
  write: Write,
  file: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ ok: boolean; output: string }> {
  const child = spawn(file, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = (signal: NodeJS.Signals) => () => child.kill(signal)
  const [onInt, onTerm] = [end('SIGINT'), end('SIGTERM')]
  process.once('SIGINT', onInt).once('SIGTERM', onTerm)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      write(text)
    })
  }
  const code = await new Promise<number | null>((resolve) => child.once('error', () => resolve(-1)).once('close', resolve))
  process.off('SIGINT', onInt).off('SIGTERM', onTerm)
  return { ok: code === 0, output }
}

/** Runs a script with this Node; it passes where it ends with 0. */
export async function script(write: Write, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return { ok: (await run(write, process.execPath, args, env)).ok }
}

/** Adds up `12 passed` and `3 failed` in the summary lines of a runner. */
export function counts(output: string, lines: RegExp): { passed: number; failed: number } {
  const summary = (output.match(lines) ?? []).join(' ')
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0)
  return { passed: count('passed'), failed: count('failed') }
}
