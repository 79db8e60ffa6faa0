import { sep } from 'node:path'
import { withoutComments } from './table-access.ts'

/**
 * Places where the path of a file is cut out of its address: `.pathname` of a `file:` address has %20 for a blank, percent codes for every
 * letter outside ASCII, and `/C:/` before a path of Windows. `fileURLToPath` or `import.meta.dirname` give the path; `import()` of one
 * needs `pathToFileURL`.
 * @returns the lines, from 1
 */
export function cutPaths(source: string): number[] {
  const code = withoutComments(source)
  return [...code.matchAll(/\bimport\.meta\.url\s*\)\s*\.pathname\b|\bimport\.meta\.url\.(?:slice|replace|split)\b/g)].map(
    ({ index }) => code.slice(0, index).split('\n').length,
  )
}

/** A path as bundlers name modules: with slashes on Windows too. */
export const withSlashes = (path: string): string => path.split(sep).join('/')
