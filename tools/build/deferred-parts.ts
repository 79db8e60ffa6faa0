import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locate } from './css-modules.ts'
import { root } from '../root.ts'

/** A deferred part (`storefront/app/hydration/deferred-part.tsx`). */
interface DeferredPart {
  /** Files that defer it. */
  hosts: Set<string>
  /** How all of them show it, else `first`. */
  place: 'first' | 'below' | 'rare'
}

const deferring = /(deferredPart|partBelow|rarePart)\([^;]*?import\('([^']+)'\)/g

const places: Record<string, DeferredPart['place']> = { deferredPart: 'first', partBelow: 'below', rarePart: 'rare' }

/** Deferred parts by file. */
export const deferredParts: ReadonlyMap<string, DeferredPart> = findParts()

function findParts(): Map<string, DeferredPart> {
  const parts = new Map<string, DeferredPart>()
  for (const name of globSync('storefront/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] })) {
    const host = locate(`./${name}`, join(root, 'x'))
    for (const [, kind, specifier] of readFileSync(host, 'utf8').matchAll(deferring)) {
      const file = locate(specifier!, host)
      const known = parts.get(file)
      const place = places[kind!]!
      parts.set(file, { hosts: (known?.hosts ?? new Set()).add(host), place: known && known.place !== place ? 'first' : place })
    }
  }
  return parts
}

/** The file of a module. */
export const fileOf = (id: string): string => id.replace(/\?.*$/, '')
