import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Fingerprints } from '../prepare/fingerprint.mjs'
import { root } from '../root.ts'

/** The workspaces of npm by their folders below `packages/`, with a fingerprint of their files and of the versions of libraries. */
type PackagePrints = Map<string, string>

const fingerprints = new Fingerprints(root)
const entryOf = (name: string) => `passed-${name}`

/** All packages as they are now. */
export function packagePrints(): PackagePrints {
  const folders = readdirSync(join(root, 'packages'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return new Map(folders.map(({ name }) => [name, fingerprints.of([`packages/${name}`, 'package-lock.json'])]))
}

/** The packages whose tests have passed with these files: they import nothing but libraries, so nothing else can break them. */
export const passedPackages = (prints: PackagePrints): string[] =>
  [...prints].filter(([name, print]) => fingerprints.read(entryOf(name)) === print).map(([name]) => name)

/** Their tests have passed. */
export function notePassed(prints: PackagePrints): void {
  for (const [name, print] of prints) fingerprints.write(entryOf(name), print)
}
