import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

export interface KindFacts {
  styles: string[]
  views: string[]
  samples: number
  /** Metres of the longest side of each style. */
  sizes: Record<string, number>
}
export type Kinds = Record<string, KindFacts>

/** The arguments that run `render.py` in Blender without its window. */
export function blender(...args: string[]): string[] {
  return ['-b', '--factory-startup', '-P', join(import.meta.dirname, 'render.py'), '--', ...args]
}

/** What kinds are modelled. @throws Error where Blender is missing or a kind does not load */
export function kindFacts(): Kinds {
  const printed = execFileSync('blender', blender('--kinds'), { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  const line = printed.split('\n').find((each) => each.startsWith('KINDS '))
  if (!line) throw new Error('Blender did not name its kinds')
  return JSON.parse(line.slice(6)) as Kinds
}
