/** Writes a .br and a .gz beside every built file that shrinks, so that no request compresses one. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'

const folder = join(import.meta.dirname, '../../build/client/assets')
const [brotli, gz] = [promisify(brotliCompress), promisify(gzip)]

const limit = pLimit(availableParallelism())
const names = (await readdir(folder)).filter((name) => /\.(js|css|svg|json)$/.test(name))
await Promise.all(names.map((name) => limit(() => compress(join(folder, name)))))

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  await writeFile(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  await writeFile(`${file}.gz`, await gz(bytes, { level: 9 }))
}
