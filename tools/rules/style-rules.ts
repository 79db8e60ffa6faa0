/**
 * `node tools/rules/style-rules.ts`: every rule of a style sheet stands beside its component. Global sheets are the tokens, the
 * reset, the base and the utilities; a style module has no class that nobody uses and no file is named as another.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { classesOf, importedClasses, locate } from '../build/css-modules.ts'
import { withSlashes } from './file-paths.ts'
import { root } from '../root.ts'

const globalSheets = ['index', 'tokens', 'fonts', 'reset', 'base', 'utilities'].map((name) => `storefront/styles/${name}.css`)
const maxLines = 260
const maxUtilities = 20

export interface StyleSource {
  /** From the root of the project. */
  path: string
  text: string
}

/** What is wrong with the storefront's styles, one line each: `path: reason`. */
export function styleProblems(sources: StyleSource[]): string[] {
  const sheets = sources.filter(({ path }) => path.endsWith('.css'))
  const modules = sheets.filter(({ path }) => path.endsWith('.module.css'))
  const used = usedClasses(sources)
  const problems = sheets.flatMap(({ path, text }) => {
    const lines = text.split('\n').length - 1
    const isGlobal = !path.endsWith('.module.css')
    return [
      ...(isGlobal && !globalSheets.includes(path) ? [`${path}: a rule stands beside its component, in a style module`] : []),
      ...(lines > maxLines ? [`${path}: ${lines} lines, ${maxLines} at most`] : []),
    ]
  })
  for (const { path, text } of modules) {
    for (const name of ownClasses(text, path)) {
      if (!used.get(path)?.has(name)) problems.push(`${path}: nobody uses .${name}`)
    }
    const sameName = modules.find((other) => other.path < path && basename(other.path) === basename(path))
    if (sameName) problems.push(`${path}: named as ${sameName.path}, so that their classes would be the same in the page`)
  }
  const utilities = sheets.find(({ path }) => path.endsWith('styles/utilities.css'))
  const count = utilities ? classesOf(utilities.text).size : 0
  if (count > maxUtilities) problems.push(`${utilities!.path}: ${count} utilities, ${maxUtilities} at most`)
  return problems
}

function ownClasses(css: string, path: string): string[] {
  const imported = importedClasses(css, join(root, path))
  return [...classesOf(css)].filter((name) => !imported.has(name))
}

/** By style module, the classes that components read. A module read by a computed name counts as used whole. */
function usedClasses(sources: StyleSource[]): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  for (const { path, text } of sources) {
    if (!/\.tsx?$/.test(path)) continue
    for (const [, name, specifier] of text.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)) {
      const sheet = withSlashes(relative(root, locate(specifier!, join(root, path))))
      const names = used.get(sheet) ?? used.set(sheet, new Set()).get(sheet)!
      for (const [, local] of text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) names.add(local!)
      if (!text.includes(`${name}[`)) continue
      const source = sources.find((other) => other.path === sheet)
      if (source) ownClasses(source.text, sheet).forEach((local) => names.add(local))
    }
  }
  return used
}

/** The style sheets and the code of the storefront. */
export function storefrontSources(): StyleSource[] {
  return readdirSync(join(root, 'storefront'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(css|tsx?)$/.test(path))
    .sort()
    .map((path) => ({ path: `storefront/${withSlashes(path)}`, text: readFileSync(join(root, 'storefront', path), 'utf8') }))
}

if (import.meta.main) {
  const problems = styleProblems(storefrontSources())
  for (const problem of problems) console.error(problem)
  process.exit(problems.length > 0 ? 1 : 0)
}
