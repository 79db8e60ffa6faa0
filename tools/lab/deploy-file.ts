import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const deployFolder = join(import.meta.dirname, '..', '..', 'deploy')

/**
 * A file of `deploy/` with what an operator changes in it.
 * @param values what to write in place of a text of the file, as an operator would
 * @throws Error where the file has no such text: what the lab proves is the file that is there
 */
export function deployFile(path: string, values: Record<string, string> = {}): string {
  let text = readFileSync(join(deployFolder, path), 'utf8')
  for (const [placeholder, value] of Object.entries(values)) {
    if (!text.includes(placeholder)) throw new Error(`deploy/${path} has no "${placeholder}"`)
    text = text.replaceAll(placeholder, value)
  }
  return text
}
