import { existsSync, globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf } from './import-rules.ts'
import { root } from '../root.ts'
import { withUsed } from '../test/passed-packages.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const folders = globSync('packages/*/package.json', { cwd: root }).map((file) => file.replaceAll('\\', '/').replace('/package.json', ''))

interface PackageFile {
  name: string
  private: boolean
  type: string
  exports: Record<string, string>
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  /** What only some users install. */
  peerDependencies?: Record<string, string>
}
const ofMall = JSON.parse(read('package.json')) as Required<Pick<PackageFile, 'dependencies' | 'optionalDependencies'>> & {
  devDependencies: Record<string, string>
}

/** Words of the mall that are the field of a package: shops write exports, a store has files, every currency has a code, and words are of languages. */
const ofField: Record<string, RegExp> = {
  'packages/attribute-values': /^['"](?:ka|ru|zh)['"]$/i,
  'packages/media-store': /^stores?$/i,
  'packages/query-words': /^['"](?:ka|ru|zh)['"]$/i,
  'packages/shop-exports': /^(?:shops?|shoppers?|offers?|stores?|brands?|categor(?:y|ies)|GEL|['"](?:ka|ru|zh)['"])$/i,
  'packages/written-numbers': /^(?:GEL|lari|['"](?:ka|ru|zh)['"])$/i,
}

/** `@kalata/engine/find.ts` is of `@kalata/engine`. */
const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)![0]

describe.each(folders)('%s', (folder) => {
  const described = JSON.parse(read(`${folder}/package.json`)) as PackageFile
  const dependencies = described.dependencies ?? {}

  it('is named like its folder, described, and used as it stands: nothing is built of it', () => {
    expect(described).toMatchObject({ name: `@kalata/${folder.split('/')[1]}`, private: true, type: 'module' })
    expect(described.exports).toEqual({ './*.ts': './*.ts' })
    expect(existsSync(join(root, folder, 'README.md'))).toBe(true)
  })

  it('has no word of the mall', () => {
    const files = globSync(`${folder}/**/*.{ts,mjs,md,json}`, { cwd: root, exclude: ['**/node_modules/**'] })
    const words =
      /(?<!@)\b(?:mall|kalata|shops?|shoppers?|offers?|stores?|deals?|carts?|brands?|categor(?:y|ies)|tetri|lari|GEL)\b|['"](?:ka|ru|zh)['"]/gi
    const found = files.flatMap((file) =>
      [...read(file).matchAll(words)].filter(([word]) => !ofField[folder]?.test(word)).map(([word]) => `${file}: ${word}`),
    )
    expect(found).toEqual([])
  })

  it('names the libraries that it imports, in the versions of the mall', () => {
    const files = globSync(`${folder}/**/*.{ts,mjs}`, { cwd: root, exclude: ['**/node_modules/**'] })
    const imported = files.flatMap((file) =>
      importsOf(file, read(file))
        .filter(({ target, specifier }) => target === undefined && !specifier.startsWith('node:') && !builtinModules.includes(specifier))
        .map(({ specifier }) => ({ file, name: packageOf(specifier) })),
    )
    const known = ({ file, name }: (typeof imported)[number]) =>
      name === described.name ||
      name in dependencies ||
      name in (described.peerDependencies ?? {}) ||
      (/\.test\.ts$|\/(?:bench|testing|train)\//.test(file) &&
        (name in ofMall.devDependencies || name in (described.devDependencies ?? {})))
    expect(imported.filter((each) => !known(each))).toEqual([])
    const versions = Object.entries({ ...dependencies, ...described.optionalDependencies }).filter(([name]) => !name.startsWith('@kalata/'))
    const inMall = { ...ofMall.dependencies, ...ofMall.optionalDependencies }
    expect(versions.filter(([name, version]) => inMall[name] !== version)).toEqual([])
  })
})

it('are there', () => expect(folders.length).toBeGreaterThan(0))

it('are tested again where a package that they use has changed', () =>
  expect(withUsed('transactional-outbox').sort()).toEqual(
    ['drizzle-postgres', 'postgres-client', 'postgres-server', 'transactional-outbox'].map((name) => `packages/${name}`),
  ))
