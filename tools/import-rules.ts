/**
 * Who may import whom, as a lint generated from the folder list: `node tools/import-rules.ts` prints every import that
 * breaks the plan of ARCHITECTURE.md and exits with 1. Departments are the folders that are there; a new one is judged
 * from its first file on.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { moduleLists, seams } from './module-lists.ts'
import { allows, zoneOf, type Zone } from './import-zones.ts'

export interface Import {
  line: number
  /** As it is written. */
  specifier: string
  typeOnly: boolean
}

export interface Finding {
  file: string
  line: number
  specifier: string
  rule: string
}

const folders = ['contract', 'server', 'storefront', 'demo', 'e2e', 'bench', 'tools', 'locales']
const importPattern =
  /(?:^|\n)[ \t]*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?'([^'\n]+)'|(?:\bimport|\bimport\.meta\.glob(?:<[^>]*>)?)\(\s*'([^'\n]+)'/g

/** Every import of a source text, static, dynamic and re-exporting. */
export function importsOf(source: string): Import[] {
  const bare = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...bare.matchAll(importPattern)].map((match) => {
    const specifier = match[2] ?? match[3]!
    const at = match.index + match[0].lastIndexOf(specifier)
    const names = /\{([^}]*)\}/.exec(match[0])?.[1]
    const everyNameIsType = names !== undefined && names.split(',').every((name) => !name.trim() || name.trim().startsWith('type '))
    return { line: bare.slice(0, at).split('\n').length, specifier, typeOnly: Boolean(match[1]) || everyNameIsType }
  })
}

/** The project's path an import points at, or undefined for a library. */
export function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  return undefined
}

/** The findings of one file. */
export function judge(file: string, source: string): Finding[] {
  const from = zoneOf(file)
  const findings: Finding[] = []
  if (isBarrel(file, source)) findings.push({ file, line: 1, specifier: file, rule: 'no barrels: import from the file that has it' })
  for (const { line, specifier, typeOnly } of importsOf(source)) {
    const rule = refuse(file, from, specifier, typeOnly)
    if (rule) findings.push({ file, line, specifier, rule })
  }
  return findings
}

function refuse(file: string, from: Zone, specifier: string, typeOnly: boolean): string | undefined {
  const target = targetOf(file, specifier)
  if (target === undefined) return refuseLibrary(from, specifier)
  if (specifier.startsWith('../') && from.department && !target.startsWith(`${from.side}/`)) return 'cross sides with #, not with ../'
  if (seams.some((seam) => seam.from === file && seam.to === target && (typeOnly || !seam.typesOnly))) return undefined
  if (/\.(css|json|webp|svg)(?:\?url)?$/.test(target)) return undefined
  return allows(from, zoneOf(target), typeOnly)
}

function refuseLibrary(from: Zone, specifier: string): string | undefined {
  const builtin = specifier.startsWith('node:') || builtinModules.includes(specifier)
  if (from.test) return undefined
  if (from.kind === 'contract' && specifier !== 'typebox') return 'contract may import its schema library only'
  if (from.kind === 'rules' && specifier !== 'node:crypto') return 'rules are pure: they may import contract and own rules only'
  if (from.side === 'storefront' && builtin && !from.entry) return 'the storefront runs in a browser: no Node modules'
  return undefined
}

/** An index file, or a file of nothing but re-exports of several others. */
function isBarrel(file: string, source: string): boolean {
  if (/(^|\/)index\.tsx?$/.test(file)) return true
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').trim()
  const rest = code.replace(/export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+'[^']+';?/g, '').trim()
  return code !== '' && rest === '' && (code.match(/\bfrom\b/g)?.length ?? 0) > 1
}

/** A loop among a side's written lists, as the names on it; undefined when there is none. */
export function loopIn(list: Record<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>()
  const visit = (name: string, path: string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return undefined
    for (const next of list[name] ?? []) {
      const loop = visit(next, [...path, name])
      if (loop) return loop
    }
    done.add(name)
    return undefined
  }
  for (const name of Object.keys(list)) {
    const loop = visit(name, [])
    if (loop) return loop
  }
  return undefined
}

/** All findings below a folder. */
export function judgeTree(root: string): Finding[] {
  const findings = sourceFiles(root).flatMap((file) => judge(file, readFileSync(join(root, file), 'utf8')))
  const loop = loopIn(moduleLists.server)
  if (loop) findings.push({ file: 'tools/module-lists.ts', line: 1, specifier: loop.join(' -> '), rule: "the server's list has a loop" })
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
  const there = new Set(readdirSync(root))
  folders.filter((folder) => there.has(folder)).forEach(visit)
  return found
}

export function describeFinding({ file, line, specifier, rule }: Finding): string {
  return `${file}:${line} imports ${specifier}: ${rule}`
}

if (import.meta.main) {
  const findings = judgeTree(new URL('..', import.meta.url).pathname)
  for (const finding of findings) console.error(describeFinding(finding))
  process.exit(findings.length > 0 ? 1 : 0)
}
