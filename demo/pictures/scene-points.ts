import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Look } from '#demo/mall/shapes.ts'

/** Where a scene's picture shows a look: per cent of its width and height, from its upper left corner. */
export interface LookPoint {
  look: Look
  x: number
  y: number
}

const file = join(import.meta.dirname, 'scenes.json')

/** By picture, `desk.wide`; as the renderer saw them. */
export const readScenePoints = (): Record<string, LookPoint[]> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, LookPoint[]>) : {}

export function addScenePoints(name: string, points: LookPoint[]): void {
  const all = Object.entries({ ...readScenePoints(), [name]: points }).sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(file, `{\n${all.map(([each, seen]) => `  ${JSON.stringify(each)}: ${JSON.stringify(seen)}`).join(',\n')}\n}\n`)
}
