/** Checks that read the code and run none of it. Each keeps what it found in `node_modules/.kalata/` and looks at changed files alone. */
import { join } from 'node:path'
import { checkGenerated } from '../generated.ts'
import { run, script, type Outcome, type Write } from './run.ts'
import { root } from '../root.ts'

const cached = (name: string) => join(root, 'node_modules', '.kalata', name)
const nodeModule = (path: string) => join(root, 'node_modules', path)

/** All of it with tests and tools: lint with types, and the compiler's own errors in the same pass. */
export const lint = (write: Write): Promise<Outcome> =>
  script(write, [nodeModule('oxlint/bin/oxlint'), '--quiet', '--deny-warnings', '--type-aware', '--type-check'])

/** The server without the DOM, and the browser without Node. */
export async function types(write: Write): Promise<Outcome> {
  for (const side of ['server', 'browser']) {
    const incremental = ['--incremental', '--tsBuildInfoFile', cached(`${side}.tsbuildinfo`)]
    if (!(await script(write, [nodeModule('typescript/bin/tsc'), '-p', `tsconfig.${side}.json`, ...incremental])).ok) return { ok: false }
  }
  return { ok: true }
}

export const format = (write: Write): Promise<Outcome> => script(write, [nodeModule('oxfmt/bin/oxfmt'), '--check', '.'])

/** Tokens in every style sheet, and every rule in the file of its component. */
export async function styles(write: Write): Promise<Outcome> {
  const rules = await script(write, ['tools/rules/style-rules.ts'])
  if (!rules.ok) return rules
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', cached('stylelint')]
  return script(write, [nodeModule('stylelint/bin/stylelint.mjs'), ...cache, 'storefront/**/*.css'])
}

export async function generatedFiles(write: Write): Promise<Outcome> {
  const stale = await checkGenerated()
  for (const line of stale) write(`${line}\n`)
  return { ok: stale.length === 0 }
}

export const vocabulary = (write: Write): Promise<Outcome> => script(write, ['tools/rules/vocabulary.ts'])
export const imports = (write: Write): Promise<Outcome> => script(write, ['tools/rules/import-rules.ts'])

/** What `npm test -- --changed` checks of changed files alone. @param files paths of existing files below the root */
export async function lintFiles(write: Write, files: string[]): Promise<Outcome> {
  const code = files.filter((file) => /\.(?:[cm]?js|tsx?)$/.test(file))
  if (code.length === 0) return { ok: true }
  const { ok } = await run(write, process.execPath, [
    nodeModule('oxlint/bin/oxlint'),
    '--quiet',
    '--deny-warnings',
    '--type-aware',
    '--type-check',
    ...code,
  ])
  return { ok }
}
