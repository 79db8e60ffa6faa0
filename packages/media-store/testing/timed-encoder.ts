import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import type { AvifEncoder } from '../avif/avif-queue.ts'
import type { EncodingTask } from '../avif/encoding-tasks.ts'

/** Draws a WebP in the folder of a store. @returns its key, and that of its AVIF */
export async function drawWebp(folder: string, name: string): Promise<EncodingTask> {
  const from = `${name}.webp`
  await sharp({ create: { width: 160, height: 100, channels: 3, background: '#445566' } })
    .webp()
    .toFile(join(folder, from))
  return { from, to: `${name}.avif` }
}

/** Records what is encoded and when it ends; each takes `ms`. */
export function timedEncoder(folder: string, ms: number): AvifEncoder & { done: { to: string; at: number }[] } {
  const done: { to: string; at: number }[] = []
  return {
    done,
    encode: ({ to }) =>
      new Promise((resolve) =>
        setTimeout(() => {
          writeFileSync(to, '')
          done.push({ to: relative(folder, to), at: performance.now() })
          resolve()
        }, ms),
      ),
    close: () => undefined,
  }
}
