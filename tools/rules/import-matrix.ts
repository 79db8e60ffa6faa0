import type { Kind } from './file-kinds.ts'

/**
 * How far an import may reach: files of the same module (`own`), of the modules that the declaration `uses` as well
 * (`uses`), of every module (`any`), or of every module but types alone (`types`).
 */
export type Reach = 'module' | 'uses' | 'any' | 'types'

const contract = { 'contract/core': 'any', contract: 'any', 'contract/root': 'any' } as const
const base = { ...contract, platform: 'any', context: 'any', locales: 'types' } as const
const client = { ...contract, ui: 'any', app: 'any', 'app/i18n': 'any', 'app/state': 'any', locales: 'types' } as const

/** Who may import whom: row imports column. What is not named is forbidden. Printed into ARCHITECTURE.md. */
export const mayImport: Record<Exclude<Kind, 'bench' | 'tools'>, Partial<Record<Kind, Reach>>> = {
  'contract/core': { 'contract/core': 'any' },
  contract: { 'contract/core': 'any', contract: 'any' },
  'contract/root': contract,

  context: { ...base },
  platform: { ...contract, platform: 'any', context: 'types', tables: 'module', locales: 'types' },
  web: { ...base, web: 'any', root: 'types', app: 'types' },
  root: { ...base, root: 'any', web: 'any', module: 'any', service: 'any' },

  tables: { ...contract, tables: 'any', rules: 'module', platform: 'any' },
  queries: { ...base, tables: 'any', queries: 'module', rules: 'module', service: 'types' },
  rules: { ...contract, rules: 'uses', tables: 'types' },
  service: {
    ...base,
    service: 'uses',
    queries: 'module',
    tables: 'module',
    rules: 'uses',
    events: 'module',
    commands: 'types',
    templates: 'module',
  },
  events: { ...contract, platform: 'any' },
  commands: { ...base, service: 'module', rules: 'module' },
  subscribers: { ...base, service: 'module', rules: 'module', templates: 'module' },
  notifications: { ...base, service: 'uses', rules: 'module', templates: 'module' },
  templates: { ...base, rules: 'module', templates: 'module', service: 'types' },
  invariants: { platform: 'types' },
  api: { ...base, web: 'any', api: 'module', service: 'module', rules: 'module' },
  cli: { ...base, service: 'module', rules: 'module' },
  plugin: { ...base, web: 'any', service: 'module', rules: 'module', templates: 'module' },
  module: {
    ...base,
    api: 'module',
    cli: 'module',
    commands: 'module',
    events: 'module',
    invariants: 'module',
    plugin: 'module',
    rules: 'module',
    service: 'module',
    subscribers: 'module',
    notifications: 'module',
  },

  ui: { 'contract/core': 'any', ui: 'any', 'app/i18n': 'any', 'app/state': 'any', locales: 'types' },
  'app/state': { 'app/state': 'any' },
  'app/i18n': { 'contract/core': 'any', 'app/i18n': 'any', locales: 'any' },
  app: { ...client },
  component: { ...client, component: 'uses', 'member-menu': 'types' },
  routes: { app: 'any', component: 'uses' },
  'member-menu': { ...client, component: 'module' },
  shell: { ...client, shell: 'any', component: 'any' },
  'storefront/root': { ...client, shell: 'any', component: 'any', routes: 'any', 'storefront/root': 'any' },
  package: { package: 'module' },
  locales: {},

  demo: {
    ...base,
    root: 'any',
    service: 'any',
    tables: 'any',
    queries: 'any',
    rules: 'any',
    api: 'any',
    demo: 'any',
    'storefront/root': 'any',
  },
  e2e: { ...contract, e2e: 'any', demo: 'any', tools: 'any', locales: 'any', platform: 'any', tables: 'any', service: 'any' },
}

interface Exception {
  from: string
  to: string
  typesOnly?: true
  why: string
}

/** Single imports that the matrix forbids, each with its reason. */
export const exceptions: readonly Exception[] = [
  {
    from: 'server/platform/http/calls/idempotency.ts',
    to: 'server/context.ts',
    why: 'a key and its answer are written in one transaction',
  },
  {
    from: 'server/platform/db/job-runs.ts',
    to: 'server/context.ts',
    why: 'a job and the note that it was done are one transaction',
  },
  {
    from: 'server/search/interpret/synonyms/synonyms.rules.ts',
    to: 'server/platform/word-lists.ts',
    why: 'lists of words are data of their own, which nothing changes while a process runs',
  },
  {
    from: 'storefront/ui/picture.tsx',
    to: 'contract/catalogue/picture-widths.ts',
    why: 'the standard widths of a picture',
  },
  {
    from: 'storefront/ui/picture.tsx',
    to: 'contract/catalogue/schemas.ts',
    typesOnly: true,
    why: 'the shape of a picture',
  },
  {
    from: 'storefront/member-centre/menu-entries.ts',
    to: 'storefront/*/member-menu.{ts,tsx}',
    why: 'collects the entries of every module',
  },
]

/** Libraries a kind may import; every library where none is named. */
export const libraries: Partial<Record<Kind, readonly string[]>> = {
  'contract/core': ['typebox', 'libphonenumber-js/min', '@kalata/written-numbers'],
  contract: ['typebox'],
  'contract/root': ['typebox'],
  rules: ['node:crypto', '@kalata'],
}
