import { moduleLists } from './module-lists.ts'

/** Where a file stands in the plan. */
export interface Zone {
  path: string
  side: string
  /** `cart` of server/cart and storefront/cart; absent for what belongs to no department. */
  department?: string
  kind:
    | 'contract'
    | 'platform'
    | 'tables'
    | 'queries'
    | 'rules'
    | 'service'
    | 'api'
    | 'house'
    | 'ui'
    | 'client'
    | 'page'
    | 'shell'
    | 'map'
    | 'other'
  test: boolean
  /** The storefront's server entry: the one file of it that runs in Node. */
  entry: boolean
}

/** Kinds of `server/<department>/<name>.<kind>.ts`; any other suffix counts as a service, the strictest that may act. */
const serverKinds = { tables: 'tables', queries: 'queries', rules: 'rules', service: 'service', api: 'api', cli: 'api' } as const

export function zoneOf(file: string): Zone {
  const [side = '', second = '', ...rest] = file.split('/')
  const test = /\.test\.tsx?$/.test(file)
  const base = { path: file, side, test, entry: /^storefront\/entry\.server\.tsx$/.test(file) }
  const inFolder = rest.length > 0
  if (side === 'contract') return { ...base, kind: 'contract' }
  if (side === 'server') {
    if (!inFolder) return { ...base, kind: 'house' }
    if (second === 'platform') return { ...base, kind: file.endsWith('.tables.ts') ? 'tables' : 'platform' }
    const suffix = /\.(\w+)(?:\.test)?\.tsx?$/.exec(file)?.[1] as keyof typeof serverKinds | undefined
    return { ...base, department: second, kind: (suffix && serverKinds[suffix]) || 'service' }
  }
  if (side === 'storefront') {
    if (!inFolder) return { ...base, kind: 'map' }
    if (second === 'ui') return { ...base, kind: 'ui' }
    if (second === 'api') return { ...base, kind: 'client' }
    if (second === 'shell') return { ...base, kind: 'shell' }
    return { ...base, department: second, kind: 'page' }
  }
  return { ...base, kind: 'other' }
}

/** The rule an import breaks, or undefined when it may stand. */
export function allows(from: Zone, to: Zone, typeOnly: boolean): string | undefined {
  const production = ['contract', 'server', 'storefront'].includes(from.side)
  if (production && !from.test && ['demo', 'e2e', 'bench', 'tools'].includes(to.side)) return `production code may not import ${to.side}`
  if (to.side === from.side && from.side !== 'server' && from.side !== 'storefront') return undefined
  if (from.test) return allowsTest(from, to)
  if (from.side === 'contract') return 'contract may import its schema library only'
  if (from.side === 'server') return allowsServer(from, to, typeOnly)
  if (from.side === 'storefront') return allowsStorefront(from, to)
  if (from.side === 'demo' && (to.side === 'storefront' || to.side === 'e2e')) return 'demo may import contract, services and tables only'
  return undefined
}

function allowsTest(from: Zone, to: Zone): string | undefined {
  if (from.side === 'storefront' && to.side === 'server') return 'never server from storefront'
  if (from.side === 'server' && to.side === 'storefront') return 'never storefront from server'
  return undefined
}

function allowsServer(from: Zone, to: Zone, typeOnly: boolean): string | undefined {
  if (to.side === 'storefront') return 'never storefront from server'
  if (to.side === 'contract') return undefined
  if (from.kind === 'house') return undefined
  const own = from.department !== undefined && from.department === to.department
  switch (from.kind) {
    case 'platform':
      return to.kind === 'platform' || (to.kind === 'tables' && !to.department) || (to.kind === 'house' && typeOnly)
        ? undefined
        : 'platform may import contract and libraries only (and types of ctx)'
    case 'tables':
      return to.kind === 'tables' || (own && to.kind === 'rules') || to.path === 'server/platform/db/one-of.ts'
        ? undefined
        : 'tables may import other tables and the words of their own rules only'
    case 'queries':
      return to.kind === 'tables' || to.kind === 'platform' || (own && (to.kind === 'queries' || to.kind === 'rules')) || (own && typeOnly)
        ? undefined
        : 'queries may import tables, their own rules and platform/db only'
    case 'rules':
      return own && to.kind === 'rules' ? undefined : 'rules may import contract and own rules only'
    case 'api':
      return (own && to.kind === 'service') || to.kind === 'platform' || (to.kind === 'house' && typeOnly) || (own && to.kind === 'api')
        ? undefined
        : 'api and cli may import their own service and contract only'
    default:
      return allowsService(from, to, own)
  }
}

function allowsService(from: Zone, to: Zone, own: boolean): string | undefined {
  if (own) return to.kind === 'api' ? 'a service does not know its api' : undefined
  if (to.kind === 'platform' || to.kind === 'house' || (to.kind === 'tables' && !to.department)) return undefined
  if (to.kind !== 'service' || !to.department) return `another department is reached through its service, not its ${to.kind}`
  return listed('server', from, to)
}

function allowsStorefront(from: Zone, to: Zone): string | undefined {
  if (to.side === 'server') return 'never server from storefront'
  if (from.kind === 'map') return undefined
  if (to.side === 'locales') return undefined
  if (to.kind === 'map') return 'the map imports pages, not the reverse'
  if (to.kind === 'ui' || (to.kind === 'client' && from.kind !== 'ui')) return undefined
  if (from.kind === 'ui') return allowsUi(to)
  if (to.side === 'contract') return undefined
  if (from.kind === 'client') return to.kind === 'client' ? undefined : 'storefront/api may import contract only'
  if (from.kind === 'shell') return undefined
  if (to.kind === 'shell') return 'no department imports shell'
  return from.department === to.department ? undefined : listed('storefront', from, to)
}

/** What is drawn knows no mall: prices, languages, and the translator its own labels come from. */
function allowsUi(to: Zone): string | undefined {
  const known = ['contract/core/money.ts', 'contract/core/languages.ts', 'storefront/app/i18n/messages.tsx']
  return known.includes(to.path) ? undefined : 'ui may import libraries, contract/money, contract/languages and the translator only'
}

function listed(side: 'server' | 'storefront', from: Zone, to: Zone): string | undefined {
  const list = moduleLists[side][from.department ?? '']
  if (!list) return `${from.department} has no line in tools/module-lists.ts`
  if (list.includes(to.department ?? '')) return undefined
  return `${from.department} may not use ${to.department} (tools/module-lists.ts lists: ${list.join(', ') || 'nobody'})`
}
