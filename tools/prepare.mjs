/**
 * The entry point of every task: `node tools/prepare.mjs <task>`. Plain JavaScript, because it runs on the machine's own Node
 * (20 or newer) before anything is installed. It brings what a task needs, if that is missing or outdated, and hands over to
 * the Node that the project installs.
 */
import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandMemory, serverMemory } from './process-memory.mjs'
import { Fingerprints } from './prepare/fingerprint.mjs'
import { hasDevelopmentPackages, installProgress, installedSet, hasPackages } from './prepare/packages.mjs'
import { forwardedSignals, missingNode, nodeHeaders, npmCommand, packageFile, pathVariable, projectNode } from './prepare/platform.mjs'
import { checkPort } from './prepare/port.mjs'
import { step } from './prepare/progress.mjs'
import { runChild, StepFailed } from './prepare/run-child.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const fingerprints = new Fingerprints(root)

const server = {
  run: (args) => [...serverMemory.options, 'build/backend/main.mjs', ...args],
  env: { NODE_ENV: 'production', ...serverMemory.env },
}
const tasks = {
  start: { needs: ['port', 'install', 'buildAndFill'], ...server },
  // A mall without the demo's products.
  serve: { needs: ['port', 'install', 'build'], ...server },
  dev: {
    needs: ['port', 'install', 'fill'],
    run: (args) => ['--watch-path=server', '--watch-path=contract', '--watch-path=packages', 'server/main.ts', ...args],
    env: { NODE_ENV: 'development' },
  },
  build: { needs: ['install', 'build'] },
  test: { needs: ['installAll'], run: (args) => ['tools/test.ts', ...args] },
  bench: { needs: ['installAll', 'build'], run: (args) => ['bench/bench.ts', ...args], env: { NODE_ENV: 'production' } },
  screens: { needs: ['installAll', 'build'], run: (args) => ['tools/screens.ts', ...args], env: { NODE_ENV: 'production' } },
  lab: { needs: ['installAll', 'build'], run: (args) => ['tools/lab/lab.ts', ...args], env: { NODE_ENV: 'production' } },
  cli: { needs: ['install', 'buildServer'], run: (args) => [...commandMemory, join(root, 'build/backend/cli.mjs'), ...args], here: true },
}

const steps = {
  /** A port that is taken is said before a minute of work. */
  port: () => checkPort(process.env),
  /** What building and serving need. */
  install: () => install('production'),
  /** What tests, benchmarks and drawing need as well. */
  installAll: () => install('all'),
  build: () => buildStorefront().then(buildServer),
  buildServer,
  fill,
  /** Side by side, for either leaves a part of the machine idle and neither needs the other. */
  buildAndFill: () => Promise.all([fill(), steps.build()]),
}

/** @param {'production' | 'all'} set */
async function install(set) {
  if (hasPackages(set, installedSet(fingerprints)) && projectNode(root)) return
  // npm removes packages that it is told to omit: once all are there, all stay.
  const all = set === 'all' || hasDevelopmentPackages(root)
  // npm takes a half-written package for an installed one: what a cut installation left is installed again from npm's cache.
  if (fingerprints.read('installing')) rmSync(join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 3 })
  fingerprints.write('installing', set)
  const flags = [all ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { file, args, shell } = npmCommand(['install', ...flags])
  await step('Installing packages', () => runChild(file, args, { cwd: root, shell }), installProgress(root, all))
  fingerprints.remove('installing')
  const headers = nodeHeaders(root)
  if (headers) rmSync(headers, { recursive: true, force: true })
  // npm may have rewritten the lock file; the one that is there now counts.
  fingerprints.write('install', `${all ? 'all' : 'production'} ${fingerprints.of(['package.json', 'package-lock.json'])}`)
  if (!projectNode(root)) throw new StepFailed(missingNode())
}

async function buildStorefront() {
  const sources = ['storefront', 'contract', 'locales', 'vite.config.ts', 'tools', 'package.json', 'package-lock.json']
  const print = fingerprints.of(sources)
  if (fingerprints.read('build') === print && existsSync(join(root, 'build/server/entry.server.js'))) return
  let done = 0
  const part = async (args, share) => {
    await node(args)
    done += share
  }
  await step(
    'Building the storefront',
    async () => {
      await part([packageFile(root, 'vite', 'bin/vite.js'), 'build', '--logLevel', 'error'], 0.7)
      await Promise.all([part(['tools/build/compress.ts'], 0.2), part(['tools/build/service-worker.ts'], 0.1)])
    },
    () => done,
  )
  fingerprints.write('build', print)
  // Building the storefront emptied the folder.
  fingerprints.remove('server')
}

async function buildServer() {
  const print = fingerprints.of(['server', 'contract', 'packages', 'tools/build/build-server.ts', 'package-lock.json'])
  if (fingerprints.read('server') === print && existsSync(join(root, 'build/backend/main.mjs'))) return
  await step('Building the server', () => node(['tools/build/build-server.ts']))
  fingerprints.write('server', print)
}

/** Imports the demo mall where it is missing or outdated; the child says so with its first message, and how far it is. */
async function fill() {
  let share = 0
  const { promise: begun, resolve: begin } = Promise.withResolvers?.() ?? withResolvers()
  const ended = node(['demo/fill.ts'], { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }, (message) => {
    share = message.share
    begin(true)
  })
  const due = await Promise.race([begun, ended.then(() => false)])
  if (due)
    await step(
      'Filling the demo mall',
      () => ended,
      () => share,
    )
}

/** Node 20 has no `Promise.withResolvers`. */
function withResolvers() {
  let resolve
  const promise = new Promise((settle) => (resolve = settle))
  return { promise, resolve }
}

/** Runs a script with the project's Node. */
const node = (args, env = {}, onMessage) => runChild(projectNode(root), args, { cwd: root, env: environment(env), onMessage })

/** The project's own Node first on the path; what it compiles is kept for the next start. */
function environment(extra = {}) {
  const compiled = join(root, 'node_modules', '.kalata', 'compiled')
  return { ...process.env, NODE_COMPILE_CACHE: compiled, ...extra, ...pathVariable(root, projectNode(root)) }
}

const [name, ...args] = process.argv.slice(2)
const task = tasks[name]
if (!task) {
  console.error(`Unknown task ${name}. Known: ${Object.keys(tasks).join(', ')}`)
  process.exit(2)
}
try {
  for (const need of task.needs) await steps[need]()
} catch (error) {
  console.error(error instanceof StepFailed ? error.message : error)
  process.exit(1)
}
if (task.run) {
  // A command's paths are the operator's, from where they stand; the data folder is the mall's all the same.
  const dataDir = resolve(root, process.env.DATA_DIR ?? 'data')
  const place = task.here ? { env: environment({ DATA_DIR: dataDir }) } : { cwd: root, env: environment(task.env) }
  const child = spawn(projectNode(root), task.run(args), { stdio: 'inherit', ...place })
  for (const signal of forwardedSignals()) process.on(signal, () => child.kill(signal))
  // A Windows console ends this process with Ctrl-C or Ctrl-Break before the child has drained, unless they are handled.
  for (const signal of process.platform === 'win32' ? ['SIGINT', 'SIGBREAK'] : ['SIGINT']) process.on(signal, () => undefined)
  // As shells report a signal.
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
