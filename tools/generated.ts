/**
 * Generated files that are committed: `node tools/generated.ts` prints which are stale and exits with 1,
 * `node tools/generated.ts write` writes those made from other files (migrations: `node tools/migration.mjs`).
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Named } from '#contract/core/call.ts'
import { openApi } from '#server/platform/http/calls/openapi.ts'
import { servedCalls } from '#server/modules.ts'
import { renewArchitecture } from './documents/architecture.ts'
import { renewCommands } from './documents/command-document.ts'
import { renewDecisionIndex } from './documents/decision-index.ts'
import { withSlashes } from './rules/file-paths.ts'
import { kernelsFile } from './generate/kernels.ts'
import { messageParams } from './generate/message-params.ts'
import { pageLists } from './generate/page-lists.ts'
import { renewReadme } from './documents/readme.ts'
import { renewSettings, settingsExample } from './documents/settings-documents.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const document = join(root, 'docs/openapi.json')
const pathTable = join(root, 'contract/paths.ts')
const kernelsCode = join(root, 'packages/photo-matcher/kernels/kernels-code.ts')
const paramTable = join(root, 'locales/params.ts')
const decisions = join(root, 'docs/decisions')

/** One line for each stale file; empty when all are current. */
export async function checkGenerated(): Promise<string[]> {
  return [...checkMigrations(), ...checkWritten()]
}

/** Whether the tables need another migration, tried on a copy of the committed ones. */
function checkMigrations(): string[] {
  const out = mkdtempSync(join(tmpdir(), 'kalata-migrations-'))
  try {
    cpSync(join(root, 'migrations'), out, { recursive: true })
    const before = readdirSync(out).length
    // drizzle-kit finds existing migrations only below a relative path.
    const tables = [
      '--dialect',
      'postgresql',
      '--casing',
      'snake_case',
      '--schema',
      './server/**/*.tables.ts',
      '--out',
      withSlashes(relative(root, out)),
    ]
    const done = spawnSync(process.execPath, [join(root, 'node_modules/drizzle-kit/bin.cjs'), 'generate', '--name', 'missing', ...tables], {
      cwd: root,
      encoding: 'utf8',
    })
    if (readdirSync(out).length > before) return ['The migrations do not fit the tables: run node tools/migration.mjs <name>']
    return done.stdout.includes('No schema changes') ? [] : [`The migrations could not be generated: ${done.stderr || done.stdout}`]
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/** Files made from calls, catalogues, declarations and kernels, with what each has to contain. */
const written: Record<string, () => string> = {
  [document]: () => `${JSON.stringify(openApi(servedCalls.map(({ call }) => call)), null, 1)}\n`,
  [pathTable]: callPaths,
  [paramTable]: messageParams,
  [join(root, 'contract/core/page-lists.ts')]: pageLists,
  [kernelsCode]: kernelsFile,
  [join(root, '.env.example')]: settingsExample,
  ...sectionsOf('README.md', (text) => renewReadme(text, root)),
  ...sectionsOf('ARCHITECTURE.md', (text) => renewArchitecture(text, root)),
  ...sectionsOf('docs/settings.md', renewSettings),
  ...sectionsOf('docs/commands.md', renewCommands),
  ...sectionsOf('docs/decisions/README.md', (text) => renewDecisionIndex(text, decisions)),
}

/** A document of which only sections are generated. */
function sectionsOf(path: string, renew: (text: string) => string): Record<string, () => string> {
  const file = join(root, path)
  return { [file]: () => renew(readText(file) ?? '') }
}

function checkWritten(): string[] {
  const stale = Object.keys(written).filter((file) => readText(file) !== written[file]!())
  return stale.map((file) => `${relative(root, file)} is stale: run node tools/generated.ts write`)
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** `contract/paths.ts`: all that a client needs of the contract when it runs. */
export function callPaths(): string {
  const modules: Record<string, string[]> = {}
  for (const { call } of servedCalls) (modules[call.module] ??= []).push(`    ${call.name.split('.')[1]}: '${routeOf(call)}',\n`)
  const sorted = Object.entries(modules).sort(([a], [b]) => (a < b ? -1 : 1))
  return [
    '/** Method and path of every call; after `?` the query names of a POST. Written by `node tools/generated.ts write`. */\n',
    'export const paths = {\n',
    ...sorted.map(([module, lines]) => `  ${module}: {\n${lines.join('')}  },\n`),
    '} as const\n',
  ].join('')
}

function routeOf({ method, path, query }: Named): string {
  const names = method === 'POST' && query ? Object.keys(query.properties) : []
  return `${method} ${path}${names.length > 0 ? `?${names.join(',')}` : ''}`
}

if (import.meta.main) {
  if (process.argv[2] === 'write') for (const [file, text] of Object.entries(written)) writeFileSync(file, text())
  const stale = await checkGenerated()
  for (const line of stale) console.error(line)
  process.exit(stale.length > 0 ? 1 : 0)
}
