/** What a file may be, by its place and name. The rows and columns of `import-matrix.ts`. */
export const kinds = [
  'contract/core',
  'contract',
  'contract/root',
  'context',
  'platform',
  'web',
  'root',
  'tables',
  'queries',
  'rules',
  'service',
  'events',
  'commands',
  'subscribers',
  'notifications',
  'templates',
  'invariants',
  'api',
  'cli',
  'plugin',
  'module',
  'ui',
  'app',
  'app/i18n',
  'app/state',
  'component',
  'routes',
  'member-menu',
  'shell',
  'storefront/root',
  'package',
  'locales',
  'demo',
  'e2e',
  'bench',
  'tools',
] as const
export type Kind = (typeof kinds)[number]

/** Where a file stands. */
export interface FilePlace {
  path: string
  side: string
  /** `cart` of contract/cart, server/cart and storefront/cart; a package's name; absent for what belongs to no module. */
  module?: string
  kind: Kind
  test: boolean
}

/** Kinds of `server/<module>/<name>.<kind>.ts`. */
const serverKinds = new Set<string>(kinds.slice(kinds.indexOf('tables'), kinds.indexOf('module') + 1))
/** What every module's ctx and declaration are made of. */
const contextFiles = new Set(['server/context.ts', 'server/module.ts'])

/** The place of a file, by its path from the project's root. A module's file without a known suffix counts as a service or component. */
export function placeOf(path: string): FilePlace {
  const [side = '', second = '', ...rest] = path.split('/')
  const test = /\.test\.tsx?$/.test(path)
  const inFolder = rest.length > 0
  const place = (kind: Kind, module?: string): FilePlace => ({ path, side, kind, test, ...(module ? { module } : {}) })
  if (side === 'contract')
    return !inFolder ? place('contract/root') : second === 'core' ? place('contract/core') : place('contract', second)
  if (side === 'server') {
    if (!inFolder) return place(contextFiles.has(path) ? 'context' : 'root')
    if (second === 'web') return place('web')
    const kind = serverKind(path)
    if (second === 'platform') return place(kind === 'tables' || kind === 'module' ? kind : 'platform', 'platform')
    return place(kind, second)
  }
  if (side === 'storefront') {
    if (!inFolder) return place('storefront/root')
    if (second === 'ui' || second === 'shell') return place(second)
    if (second === 'app') return place(rest[0] === 'i18n' ? 'app/i18n' : rest[0] === 'state' ? 'app/state' : 'app')
    const name = rest.at(-1)!
    return place(name === 'routes.ts' ? 'routes' : name.startsWith('member-menu.') ? 'member-menu' : 'component', second)
  }
  if (side === 'packages') return place('package', second)
  return place(['locales', 'demo', 'e2e', 'bench'].includes(side) ? (side as Kind) : 'tools')
}

function serverKind(path: string): Kind {
  const suffix = /\.([\w-]+)(?:\.test)?\.tsx?$/.exec(path)?.[1]
  if (suffix && serverKinds.has(suffix)) return suffix as Kind
  return /(?:\.page|-mails|-templates|-texts)\.ts$/.test(path) ? 'templates' : 'service'
}
