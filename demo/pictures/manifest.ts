import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { allLooks } from '#demo/mall/demo-products.ts'
import type { Kinds } from './blender.ts'

/** How a look's pictures were made. */
export interface LookFacts {
  kind: string
  style: string
  colour: string
  label?: string
  /** Those that stand; the first leads. */
  views: string[]
  /** Pixels of each view's width. */
  widths: number[]
  samples: number
  /** Of its longest side: how large it is drawn beside others. */
  metres: number
}

/** Pixels of a picture's width; 0 where there is no such file. */
export async function widthOf(file: string): Promise<number> {
  return existsSync(file) ? (await sharp(file).metadata()).width : 0
}

/** Writes `manifest.json`: every look of which pictures stand, with scene, parameters and views. */
export async function writeManifest(kinds: Kinds): Promise<void> {
  const standing = new Set(readdirSync(join(import.meta.dirname, 'looks')))
  const manifest: Record<string, LookFacts> = {}
  for (const look of (await allLooks()).sort()) {
    const [kind, style, colour, label] = look.split('.') as [string, string, string, string?]
    const views = kinds[kind]?.views.filter((view) => standing.has(`${look}.${view}.webp`)) ?? []
    if (views.length === 0) continue
    const widths = await Promise.all(views.map((view) => widthOf(join(import.meta.dirname, 'looks', `${look}.${view}.webp`))))
    manifest[look] = {
      kind,
      style,
      colour,
      ...(label ? { label } : {}),
      views,
      widths,
      samples: kinds[kind]!.samples,
      metres: kinds[kind]!.sizes[style]!,
    }
  }
  const lines = Object.entries(manifest).map(([look, facts]) => `  ${JSON.stringify(look)}: ${JSON.stringify(facts)}`)
  writeFileSync(join(import.meta.dirname, 'manifest.json'), `{\n${lines.join(',\n')}\n}\n`)
}
