import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { withSlashes } from '../rules/file-paths.ts'
import { root } from '../root.ts'

const isModule = /\.module\.css$/

/**
 * The layer of a style module: decided by its folder, so that the order in which chunks load does not matter: a component always wins
 * over the parts of `storefront/ui` in it. Every sheet names the order of the layers first, because any may be the first of its chunk.
 */
export function layerOf(file: string): 'ui' | 'components' {
  return file.includes('/storefront/ui/') ? 'ui' : 'components'
}

const layerOrder = '@layer reset, base, ui, components, utilities;'

/** The class in the page: `product-card.module.css` has `title`, the page `product-card_title`. Names of files are unique. */
export function scopedName(local: string, file: string): string {
  return `${basename(file.replace(/\?.*$/, ''), '.module.css')}_${local}`
}

/** `@value title, icon as mark from './x.module.css';`: classes of another component that this one places or colours. */
const importLine = /^@value\s+([^;]+?)\s+from\s+'([^']+)';\n?/gm

/** Where an imported style module lies: beside this one, or `#storefront/...`. With slashes on Windows too, as the bundler names it. */
export function locate(specifier: string, from: string): string {
  return withSlashes(specifier.startsWith('#storefront/') ? resolve(root, specifier.slice(1)) : resolve(dirname(from), specifier))
}

/** The classes a style module defines. */
export function classesOf(css: string): Set<string> {
  const selectors = withoutComments(css).match(/[^{};]+(?=\{)/g) ?? []
  return new Set(
    selectors.flatMap((selector) => [...selector.replaceAll(/:global\([^)]*\)/g, '').matchAll(/\.([a-zA-Z][\w]*)/g)].map((m) => m[1]!)),
  )
}

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
}

/** The imported classes of a style module: by the name it uses, the file and the name there. */
export function importedClasses(css: string, file: string): Map<string, { file: string; name: string }> {
  const imported = new Map<string, { file: string; name: string }>()
  for (const [, names, specifier] of css.matchAll(importLine)) {
    for (const part of names!.split(',')) {
      const [name, alias = name] = part.trim().split(/\s+as\s+/)
      imported.set(alias!, { file: locate(specifier!, file), name: name! })
    }
  }
  return imported
}

/** `import styles from './x.module.css'` in a component. */
const componentImport = /^import (\w+) from '([^']+\.module\.css)'$/gm

/**
 * Writes class names into a component as the strings they are, so that no table of names is sent to the browser. An import that
 * is also read by a computed name (`styles[kind]`) stays.
 * @throws through `fail` for a class that the style module does not define
 */
export function inlineClassNames(code: string, file: string, fail: (message: string) => never): string {
  let result = code
  for (const [statement, name, specifier] of code.matchAll(componentImport)) {
    const sheet = locate(specifier!, file)
    const known = existsSync(sheet) ? classesOf(readFileSync(sheet, 'utf8')) : new Set<string>()
    result = result.replaceAll(new RegExp(`\\b${name}\\.(\\w+)\\b!?`, 'g'), (_, local: string) => {
      if (!known.has(local)) fail(`${file}: ${specifier} has no class ${local}`)
      return `'${scopedName(local, sheet)}'`
    })
    if (!result.includes(`${name}[`)) result = result.replace(statement, `import '${specifier}'`)
  }
  return result
}

/** Puts a style module into its cascade layer and names the classes it imports from others as they are in the page. */
function layered(css: string, file: string, fail: (message: string) => never): string {
  const imported = importedClasses(css, file)
  for (const [alias, { file: other, name }] of imported) {
    const isKnown = existsSync(other) && classesOf(readFileSync(other, 'utf8')).has(name)
    if (!isKnown) fail(`${file} imports ${alias} from ${other}, which has no class ${name}`)
  }
  const body = css.replaceAll(importLine, '').replaceAll(/[^{};]+\{/g, (selector) =>
    selector.replaceAll(/\.([a-zA-Z]\w*)(?![\w-])/g, (match, name: string) => {
      const found = imported.get(name)
      return found ? `:global(.${scopedName(found.name, found.file)})` : match
    }),
  )
  return `${layerOrder}\n@layer ${layerOf(file)} {\n${body}\n}\n`
}

/**
 * Style modules beside their components: cascade layers by folder, classes imported from other modules, names as strings. The
 * bundler's own `@value` would copy the other sheet into each that imports from it. docs/decisions, "Styles beside components".
 */
export function cssModules(): Plugin[] {
  return [
    {
      name: 'kalata-css-modules',
      enforce: 'pre',
      transform(code, id) {
        const file = id.replace(/\?.*$/, '')
        const fail = (message: string) => this.error(message)
        if (isModule.test(file)) return { code: layered(code, file, fail), map: null }
        if (/\/storefront\/.*\.tsx?$/.test(file) && code.includes('.module.css')) {
          return { code: inlineClassNames(code, file, fail), map: null }
        }
        return null
      },
    },
    {
      name: 'kalata-css-modules-kept',
      enforce: 'post',
      // Anyone who imports no name of a sheet still needs its rules.
      transform: (code, id) => (isModule.test(id.replace(/\?.*$/, '')) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null),
    },
  ]
}
