/**
 * Who may import whom: `node tools/rules/import-rules.ts` prints every import that `import-matrix.ts` forbids, every cycle of
 * the modules' `uses` lists, every write to another module's table, every transaction that leaves the outer ctx in
 * reach and every path that is cut out of a file's address, every folder with too many files (`folder-sizes.ts`), and exits with 1 when there is one. Modules are the folders that exist.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, posix } from 'node:path'
import { cutPaths } from './file-paths.ts'
import { placeOf, type FilePlace } from './file-kinds.ts'
import { crowdedFolders } from './folder-sizes.ts'
import { exceptions, libraries, mayImport } from './import-matrix.ts'
import { findCycle, readUses, type Uses } from './module-uses.ts'
import { foreignWrites, tableOwners, withoutComments, type TableOwners } from './table-access.ts'
import { unshadowedCtx } from './transaction-scope.ts'
import { root } from '../root.ts'

export interface Import {
  line: number
  /** As it is written. */
  specifier: string
  /** The project's path it points at; undefined for a library. */
  target: string | undefined
  names: string[]
  typeOnly: boolean
}

export interface Finding {
  file: string
  line: number
  rule: string
}

/** What a file is checked against beside the matrix. */
export interface Project {
  uses: { server: Uses; storefront: Uses }
  owners: TableOwners
}

const folders = ['contract', 'server', 'storefront', 'demo', 'e2e', 'bench', 'packages', 'tools', 'locales']
const importPattern =
  /(?:^|\n)[ \t]*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?'([^'\n]+)'|(?:\bimport|\bimport\.meta\.glob(?:<[^>]*>)?)\(\s*'([^'\n]+)'/g

/** Files of the contract that import the schema library, which no browser loads. */
const hasSchemas = /^contract\/(?:.+\/)?(?:calls|schemas|call)\.ts$/

/** Every import of a source text, static, dynamic and re-exporting. */
export function importsOf(file: string, source: string): Import[] {
  const code = withoutComments(source)
  return [...code.matchAll(importPattern)].map((match) => {
    const specifier = match[2] ?? match[3]!
    const at = match.index + match[0].lastIndexOf(specifier)
    const names = (/\{([^}]*)\}/.exec(match[0])?.[1] ?? '').split(',').map((name) => name.trim())
    const named = names.filter(Boolean)
    return {
      line: code.slice(0, at).split('\n').length,
      specifier,
      target: targetOf(file, specifier),
      names: named.map((name) => name.split(/\s+as\s+/).at(-1)!),
      typeOnly: Boolean(match[1]) || (named.length > 0 && named.every((name) => name.startsWith('type '))),
    }
  })
}

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined
}

/** The findings of one file. */
export function checkFile(file: string, source: string, project: Project): Finding[] {
  const from = placeOf(file)
  const imports = importsOf(file, source)
  const findings: Finding[] = []
  if (isBarrel(file, source)) findings.push({ file, line: 1, rule: 'is a barrel: import from the file that has it' })
  for (const one of imports) {
    const rule = brokenRule(from, one, project)
    if (rule) findings.push({ file, line: one.line, rule: `imports ${one.specifier}: ${rule}` })
  }
  for (const { line, what } of foreignWrites(file, source, imports, project.owners))
    findings.push({ file, line, rule: `writes ${what}: a module writes only its own tables` })
  for (const line of unshadowedCtx(source))
    findings.push({
      file,
      line,
      rule: 'inTransaction: the callback names its ctx as the outer one, so that only the inner one is in reach',
    })
  for (const line of cutPaths(source))
    findings.push({ file, line, rule: "the path of a file's address is fileURLToPath(address), not .pathname" })
  for (const line of ownAddresses(from, source))
    findings.push({ file, line, rule: 'import.meta is another in what is built of the server: projectFile(path) or entryFile(source)' })
  return findings
}

/** Lines of the server that ask where they are themselves. */
function ownAddresses({ path, test }: FilePlace, source: string): number[] {
  if (!path.startsWith('server/') || test || path === mayAsk) return []
  return source.split('\n').flatMap((line, index) => (/^(?!\s*(?:\/\/|\/?\*)).*\bimport\.meta\b/.test(line) ? [index + 1] : []))
}
const mayAsk = 'server/platform/project-files.ts'

function brokenRule(from: FilePlace, { specifier, target, typeOnly }: Import, { uses }: Project): string | undefined {
  if (target === undefined) return brokenLibraryRule(from, specifier)
  const path = brokenPathRule(from, specifier, target)
  if (path) return path
  if (/\.(css|json|webp|svg|woff2|html)(?:\?\w+)?$/.test(target)) return undefined
  if (from.kind === 'package') return brokenPackageRule(from, placeOf(target))
  if (exceptions.some((one) => one.from === from.path && one.to === target && (typeOnly || !one.typesOnly))) return undefined
  const to = placeOf(target)
  if (from.test) return brokenTestRule(from, to)
  if (from.kind === 'bench' || from.kind === 'tools') return undefined
  const broken = brokenMatrixRule(from, to, typeOnly, uses)
  if (!broken && from.side === 'storefront' && hasSchemas.test(target) && !typeOnly)
    return 'schemas stay on the server: import their types only'
  return broken
}

function brokenMatrixRule(from: FilePlace, to: FilePlace, typeOnly: boolean, uses: Project['uses']): string | undefined {
  const { kind } = from
  if (kind === 'bench' || kind === 'tools') return undefined
  const reach = mayImport[kind][to.kind]
  if (!reach) return `${kind} may not import ${to.kind}`
  if (reach === 'any') return undefined
  if (reach === 'types') return typeOnly ? undefined : `${kind} may import types of ${to.kind} only`
  if (from.module === to.module) return undefined
  if (reach === 'module') return `${kind} may import ${to.kind} of its own module only`
  const list = uses[from.side as 'server' | 'storefront'][from.module ?? '']
  if (!list) return `${from.module} has no declaration with a list of modules it uses`
  return list.includes(to.module ?? '') ? undefined : `${from.module} does not declare that it uses ${to.module}`
}

/** Tests may reach what they test and the factories, but no test crosses between server and storefront. */
function brokenTestRule(from: FilePlace, to: FilePlace): string | undefined {
  const sides = [from.side, to.side].sort().join()
  return sides === 'server,storefront' ? `a test of ${from.side} may not import ${to.side}` : undefined
}

/** A package knows nothing of the mall, nor do its tests; of other packages by their names. */
function brokenPackageRule(from: FilePlace, to: FilePlace): string | undefined {
  return to.kind === 'package' && from.module === to.module ? undefined : 'a package imports its own files and libraries'
}

/** Inside one module folder relative, else `#side/...`. Tools, benchmarks and e2e are not reached by `#` from everywhere. */
function brokenPathRule(from: FilePlace, specifier: string, target: string): string | undefined {
  const folderOf = (path: string) => path.split('/').slice(0, -1).slice(0, 2).join('/')
  if (!['contract', 'server', 'storefront'].includes(from.side)) return undefined
  if (specifier.includes('*')) return undefined
  const inside = folderOf(from.path) === folderOf(target)
  if (inside && specifier.startsWith('#')) return 'inside a module the path is relative'
  if (!inside && specifier.startsWith('.')) return `outside the module the path is #${target}`
  return undefined
}

function brokenLibraryRule(from: FilePlace, specifier: string): string | undefined {
  if (from.test) return undefined
  const allowed = libraries[from.kind]
  if (allowed && !allowed.some((name) => specifier === name || specifier.startsWith(`${name}/`)))
    return `${from.kind} may import no library but ${allowed.join(', ')}`
  const builtin = specifier.startsWith('node:') || builtinModules.includes(specifier)
  if (from.side === 'storefront' && builtin && from.path !== 'storefront/entry.server.tsx')
    return 'the storefront runs in a browser: no Node modules'
  return undefined
}

/** An index file, or a file of nothing but re-exports of several others. */
function isBarrel(file: string, source: string): boolean {
  if (/(^|\/)index\.tsx?$/.test(file)) return true
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').trim()
  const rest = code.replace(/export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+'[^']+';?/g, '').trim()
  return code !== '' && rest === '' && (code.match(/\bfrom\b/g)?.length ?? 0) > 1
}

/** All findings below a folder. */
export function checkTree(root: string): Finding[] {
  const files = sourceFiles(root).map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
  const project = { uses: readUses(root), owners: tableOwners(files) }
  const findings = files.flatMap(({ path, source }) => checkFile(path, source, project))
  const cycle = findCycle(project.uses.server)
  if (cycle) findings.push({ file: `server/${cycle[0]}/${cycle[0]}.module.ts`, line: 1, rule: `uses: a cycle ${cycle.join(' -> ')}` })
  findings.push(...crowdedFolders(root).map(({ folder, rule }) => ({ file: folder, line: 1, rule })))
  return findings
}

function sourceFiles(root: string): string[] {
  const found: string[] = []
  const visit = (path: string) => {
    for (const name of readdirSync(join(root, path)).sort()) {
      const child = `${path}/${name}`
      if (statSync(join(root, child)).isDirectory()) visit(child)
      else if (/\.(ts|tsx|mjs)$/.test(name)) found.push(child)
    }
  }
  const existing = new Set(readdirSync(root))
  folders.filter((folder) => existing.has(folder)).forEach(visit)
  return found
}

export function describeFinding({ file, line, rule }: Finding): string {
  return `${file}:${line} ${rule}`
}

if (import.meta.main) {
  const findings = checkTree(root)
  for (const finding of findings) console.error(describeFinding(finding))
  process.exit(findings.length > 0 ? 1 : 0)
}
