import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Source files in one folder, tests not counted: beyond that it divides by what its files do. */
export const maxFiles = 20

const sides = ['contract', 'packages', 'server', 'storefront']
const source = /\.(?:tsx?|css|sql)$/
const test = /\.test\.tsx?$/

/** Folders that may be larger, with the reason. */
export const exceptions: Record<string, string> = {
  'contract/core': 'what every call, rule and page is written in, each by its name',
}

/** Folders with more source files than {@link maxFiles}. */
export function crowdedFolders(root: string, allowed: Record<string, string> = exceptions): { folder: string; rule: string }[] {
  const found: { folder: string; rule: string }[] = []
  const visit = (folder: string) => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true })
    const count = entries.filter(({ name }) => source.test(name) && !test.test(name)).length
    if (count > maxFiles && !(folder in allowed)) found.push({ folder, rule: `${count} source files in one folder: at most ${maxFiles}` })
    for (const entry of entries) if (entry.isDirectory() && entry.name !== 'node_modules') visit(`${folder}/${entry.name}`)
  }
  const existing = new Set(readdirSync(root))
  sides.filter((side) => existing.has(side)).forEach(visit)
  return found
}
