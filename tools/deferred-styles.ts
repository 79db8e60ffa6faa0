import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { locate } from './css-modules.ts'

const deferredImport = /(?:deferredPart|partBelow)\([^;]*?import\('([^']+)'\)/g
const belowImport = /partBelow\([^;]*?import\('([^']+)'\)/g
const staticImport = /^import (?:[^'";]*? from )?'((?:\.|#storefront\/)[^']+)'/gm

/** The style modules that a file of the storefront brings with it, through all it imports statically and its own deferred parts. */
function stylesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return []
  seen.add(file)
  if (file.endsWith('.module.css')) return [file]
  const code = readFileSync(file, 'utf8')
  const imported = [...code.matchAll(staticImport), ...code.matchAll(deferredImport)].map(([, specifier]) => locate(specifier!, file))
  return imported.flatMap((path) => stylesOf(path, seen))
}

const partsOf = (pattern: RegExp, code: string, file: string) =>
  [...code.matchAll(pattern)].map(([, specifier]) => locate(specifier!, resolve(dirname(file), 'x.tsx')))

/** By file: the style modules that only its parts below the first view need. */
const sheetsBelow = new Map<string, ReadonlySet<string>>()

/** The files of deferred parts, with those that defer them. Known once these have been transformed. */
export const deferredParts = new Map<string, Set<string>>()

/** The style modules that a file needs for its parts below the first view alone. */
function onlyBelow(code: string, file: string): ReadonlySet<string> {
  const below = partsOf(belowImport, code, file)
  if (below.length === 0) return new Set()
  const first = [...partsOf(staticImport, code, file), ...partsOf(deferredImport, code, file).filter((part) => !below.includes(part))]
  const seen = new Set([file])
  const firstSheets = new Set(first.flatMap((part) => stylesOf(part, seen)))
  return new Set(below.flatMap((part) => stylesOf(part)).filter((sheet) => !firstSheets.has(sheet)))
}

/** Whether a file brings a style module with it for what lies below the first view alone. Known once the file has been transformed. */
export const isSheetBelow = (sheet: string, id: string): boolean => sheetsBelow.get(id.replace(/\?.*$/, ''))?.has(sheet) ?? false

/**
 * The styles of a deferred part are those of the page: the server renders the part with it, long before its code is loaded.
 * @returns the code with static imports of them
 */
export function withDeferredStyles(code: string, file: string): string {
  const parts = partsOf(deferredImport, code, file)
  for (const part of parts) deferredParts.set(part, (deferredParts.get(part) ?? new Set()).add(file))
  // A file is transformed several times, also without its component.
  const below = onlyBelow(code, file)
  if (below.size > 0) sheetsBelow.set(file, below)
  const sheets = new Set(parts.flatMap((part) => stylesOf(part)))
  return [...sheets].map((sheet) => `import ${JSON.stringify(sheet)}\n`).join('') + code
}

/** Puts the styles of deferred parts (`storefront/app/navigation/deferred-part.tsx`) into the sheets of the page. */
export function deferredStyles(): Plugin {
  return {
    name: 'kalata-deferred-styles',
    enforce: 'pre',
    transform(code, id) {
      const file = id.replace(/\?.*$/, '')
      if (!/\/storefront\/.*\.tsx$/.test(file) || !/deferredPart\(|partBelow\(/.test(code)) return null
      return { code: withDeferredStyles(code, file), map: null }
    },
  }
}
