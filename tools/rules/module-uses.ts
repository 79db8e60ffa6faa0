import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Module name -> the modules it may use. */
export type Uses = Record<string, readonly string[]>

/**
 * The `uses` lists of every module's declaration, read from the source text, so that the check needs no module to load:
 * `uses` of `server/<name>/<name>.module.ts` on the server, the constant `uses` of `storefront/<name>/routes.ts` in the storefront, which browsers do not load.
 * @param root the project's folder
 */
export function readUses(root: string): { server: Uses; storefront: Uses } {
  return {
    server: usesBelow(root, 'server', (name) => `${name}.module.ts`),
    storefront: usesBelow(root, 'storefront', () => 'routes.ts'),
  }
}

function usesBelow(root: string, side: string, fileOf: (name: string) => string): Uses {
  const uses: Record<string, readonly string[]> = {}
  if (!existsSync(join(root, side))) return uses
  for (const name of readdirSync(join(root, side)).sort()) {
    const file = join(root, side, name, fileOf(name))
    const list = existsSync(file) ? /\buses(?::| =)\s*\[([^\]]*)\]/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
    if (list !== undefined) uses[name] = [...list.matchAll(/'([^']+)'/g)].map(([, used]) => used!)
  }
  return uses
}

/** A cycle among the lists, as the names on it; undefined when there is none. */
export function findCycle(uses: Uses): string[] | undefined {
  const done = new Set<string>()
  const visit = (name: string, path: string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return undefined
    for (const next of uses[name] ?? []) {
      const cycle = visit(next, [...path, name])
      if (cycle) return cycle
    }
    done.add(name)
    return undefined
  }
  for (const name of Object.keys(uses)) {
    const cycle = visit(name, [])
    if (cycle) return cycle
  }
  return undefined
}
