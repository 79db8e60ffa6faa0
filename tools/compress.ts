/** Shortens the list of routes, and writes a .br and a .gz beside every built file that shrinks, so that no request compresses one. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { shortenManifest } from './lean-manifest.ts'

const folder = new URL('../build/client/assets/', import.meta.url).pathname
await shortenManifest(folder)
for (const name of await readdir(folder)) {
  if (!/\.(js|css|svg|json)$/.test(name)) continue
  const bytes = await readFile(join(folder, name))
  await writeFile(join(folder, `${name}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  await writeFile(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
}
