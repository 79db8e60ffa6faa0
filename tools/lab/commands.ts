import { execFileSync } from 'node:child_process'

/** Runs a program of this machine and waits for it. @returns what it printed. @throws Error with what it complained about */
export function command(file: string, ...args: string[]): string {
  try {
    return execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    throw new Error(`${file} ${args.join(' ')}: ${(error as { stderr?: string }).stderr || (error as Error).message}`, { cause: error })
  }
}
