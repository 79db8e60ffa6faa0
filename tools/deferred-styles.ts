import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { locate } from './css-modules.ts'

const deferredImport = /deferredPart\([^;]*?import\('([^']+)'\)/g
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

/**
 * The styles of a deferred part are those of the page: the server renders the part with it, long before its code is loaded.
 * @returns the code with static imports of them
 */
export function withDeferredStyles(code: string, file: string): string {
  const parts = [...code.matchAll(deferredImport)].map(([, specifier]) => locate(specifier!, resolve(dirname(file), 'x.tsx')))
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
      if (!/\/storefront\/.*\.tsx$/.test(file) || !code.includes('deferredPart(')) return null
      return { code: withDeferredStyles(code, file), map: null }
    },
  }
}
