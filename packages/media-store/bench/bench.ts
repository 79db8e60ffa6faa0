/** `node bench/bench.ts [pictures]`: pictures a second of one processor, stored, stored again, and made 480 pixels wide; `--smoke` does four. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import sharp from 'sharp'
import { FolderStore } from '../folder-store.ts'
import { PictureStore } from '../pictures/picture-store.ts'
import { recipe } from '../testing/recipe.ts'

sharp.concurrency(1)
sharp.cache(false)
const count = process.argv.includes('--smoke') ? 4 : Number(process.argv[2] ?? 100)
const folder = mkdtempSync(join(tmpdir(), 'media-bench-'))
const pictures = new PictureStore(new FolderStore(folder), recipe)
const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
const photos = await Promise.all(
  Array.from({ length: count }, () =>
    sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#888', noise } })
      .blur(2)
      .jpeg()
      .toBuffer(),
  ),
)

async function timed<T>(name: string, work: (photo: number) => Promise<T>): Promise<T[]> {
  const began = process.cpuUsage()
  const results = await Promise.all(photos.map((_, place) => work(place)))
  const { user, system } = process.cpuUsage(began)
  console.log(`${name.padEnd(18)} ${(count / ((user + system) / 1_000_000)).toFixed(1)} a second`)
  return results
}

const stored = await timed('stored', (photo) => pictures.store(photos[photo]!))
await timed('stored already', (photo) => pictures.store(photos[photo]!))
await timed('480 pixels, WebP', (photo) => pictures.renditions.webp(stored[photo]!.src, 480))
rmSync(folder, { recursive: true, force: true })
