import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fingerprints } from '../prepare/fingerprint.mjs'
import { root } from '../root.ts'

/** The workspaces of npm by their folders below `packages/`, with a fingerprint of their files, of those of the packages that they use, and of the versions of libraries. */
type PackagePrints = Map<string, string>

const fingerprints = new Fingerprints(root)
const entryOf = (name: string) => `passed-${name}`

/** All packages as they are now. */
export function packagePrints(): PackagePrints {
  const folders = readdirSync(join(root, 'packages'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return new Map(folders.map(({ name }) => [name, fingerprints.of([...withUsed(name), 'package-lock.json'])]))
}

/** The folder of a package and those of the packages that it and its tests use, each once. */
export function withUsed(name: string): string[] {
  const found = new Set([name])
  // A set that grows while it is walked.
  for (const each of found) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(root, 'packages', each, 'package.json'), 'utf8'),
    ) as Uses
    for (const used of Object.keys({ ...dependencies, ...devDependencies })) if (used.startsWith(scope)) found.add(used.slice(scope.length))
  }
  return [...found].map((each) => `packages/${each}`)
}

const scope = '@kalata/'
type Uses = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>

/** The packages whose tests have passed with these files: they import nothing but libraries and one another, so nothing else can break them. */
export const passedPackages = (prints: PackagePrints): string[] =>
  [...prints].filter(([name, print]) => fingerprints.read(entryOf(name)) === print).map(([name]) => name)

/** Their tests have passed. */
export function notePassed(prints: PackagePrints): void {
  for (const [name, print] of prints) fingerprints.write(entryOf(name), print)
}
