/**
 * The entry point of every task: `node tools/prepare.mjs <task>`. Plain JavaScript, because it runs on the machine's own Node
 * (20 or newer) before anything is installed. It brings what a task needs, if that is missing or old, and hands over to
 * the Node that the project installs.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { headlessChromium } from './chromium.mjs'
import { commandMemory, serverMemory } from './process-memory.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const marks = join(root, 'node_modules', '.kalata')
const bin = (name) => join(root, 'node_modules', '.bin', name)
const node = bin('node')

const server = {
  run: (args) => [node, ...serverMemory.options, 'server/main.ts', ...args],
  env: { NODE_ENV: 'production', ...serverMemory.env },
}
const tasks = {
  start: { needs: ['install', 'buildAndFill'], ...server },
  // A mall without the demo's products.
  serve: { needs: ['install', 'build'], ...server },
  dev: {
    needs: ['install', 'demoMall'],
    run: (args) => [node, '--watch-path=server', '--watch-path=contract', 'server/main.ts', ...args],
    env: { NODE_ENV: 'development' },
  },
  build: { needs: ['install', 'build'] },
  test: { needs: ['install', 'build', 'chromium'], run: (args) => [node, 'tools/test.ts', ...args] },
  bench: { needs: ['install', 'build'], run: (args) => [node, 'bench/bench.ts', ...args], env: { NODE_ENV: 'production' } },
  screens: { needs: ['install', 'build', 'chromium'], run: (args) => [node, 'tools/screens.ts', ...args], env: { NODE_ENV: 'production' } },
  cli: { needs: ['install'], run: (args) => [node, ...commandMemory, join(root, 'server/cli.ts'), ...args], here: true },
}

const steps = {
  install() {
    const print = hash(['package.json', 'package-lock.json'])
    if (marked('install') === print && existsSync(node)) return
    announce('Installing packages')
    // Also where the environment says production: what builds and tests is needed.
    must('npm', ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    // npm may write the lock file anew; what counts is what is there now.
    mark('install', hash(['package.json', 'package-lock.json']))
  },
  build() {
    steps.buildStorefront()
    // Behind it: building the storefront empties the folder.
    steps.buildThreads()
  },
  buildStorefront() {
    const print = hash(['storefront', 'contract', 'locales', 'vite.config.ts', 'react-router.config.ts', 'tools', 'package-lock.json'])
    if (marked('build') === print && existsSync(join(root, 'build/server/index.js'))) return
    announce('Building the storefront')
    must(node, [join(root, 'node_modules/@react-router/dev/dist/cli/index.js'), 'build', '--logLevel', 'error'])
    must(node, ['tools/compress.ts'])
    must(node, ['tools/service-worker.ts'])
    mark('build', print)
  },
  /** Of the server only what its threads run. */
  buildThreads() {
    const print = hash(['server', 'contract', 'tools/build-threads.ts', 'package-lock.json'])
    if (marked('threads') === print && existsSync(join(root, 'build/threads/photo-worker.mjs'))) return
    must(node, ['tools/build-threads.ts'])
    mark('threads', print)
  },
  demoMall() {
    must(node, ['demo/fill.ts'])
  },
  /** Side by side, for either leaves a part of the machine idle and neither needs the other. */
  async buildAndFill() {
    const filling = spawn(node, ['demo/fill.ts'], { cwd: root, stdio: 'inherit', env: environment() })
    const filled = new Promise((resolve) => filling.once('exit', resolve))
    process.once('exit', () => filling.kill())
    steps.build()
    const code = await filled
    if (code !== 0) process.exit(code ?? 1)
  },
  chromium() {
    if (headlessChromium()) return
    if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      announce('Installing Chromium for the browser tests')
      quietly('apt-get', ['update', '-qq'])
      for (const name of ['chromium-headless-shell', 'chromium'])
        if (!headlessChromium()) quietly('apt-get', ['install', '-y', '-qq', name])
    }
    if (!headlessChromium())
      announce(
        'No Chromium found: the browser tests need one. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM to its path.',
      )
  },
}

/** One print of files and folders: names and contents. */
function hash(paths) {
  const sum = createHash('sha256')
  const visit = (path) => {
    const full = join(root, path)
    if (!existsSync(full)) return
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) visit(join(path, name))
    } else {
      sum.update(path).update('\0').update(readFileSync(full)).update('\0')
    }
  }
  paths.forEach(visit)
  return sum.digest('hex')
}

function marked(name) {
  const file = join(marks, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function mark(name, value) {
  mkdirSync(marks, { recursive: true })
  writeFileSync(join(marks, name), value)
}

function announce(text) {
  console.log(`\u203a ${text}`)
}

function must(file, args) {
  const done = spawnSync(file, args, { cwd: root, stdio: 'inherit', env: environment() })
  if (done.status !== 0) {
    console.error(done.error ? done.error.message : `${file} ${args.join(' ')} failed`)
    process.exit(done.status ?? 1)
  }
}

function quietly(file, args) {
  spawnSync(file, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

/** The project's own Node first on the path; what it compiles is kept, so that the next start need not. */
function environment(extra = {}) {
  return {
    ...process.env,
    NODE_COMPILE_CACHE: join(marks, 'compiled'),
    ...extra,
    PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
  }
}

const [name, ...args] = process.argv.slice(2)
const task = tasks[name]
if (!task) {
  console.error(`Unknown task ${name}. Known: ${Object.keys(tasks).join(', ')}`)
  process.exit(2)
}
for (const need of task.needs) await steps[need]()
if (task.run) {
  const [file, ...rest] = task.run(args)
  // A command's paths are the operator's, from where they stand; the data folder is the mall's all the same.
  const dataDir = resolve(root, process.env.DATA_DIR ?? 'data')
  const place = task.here ? { env: environment({ DATA_DIR: dataDir }) } : { cwd: root, env: environment(task.env) }
  const child = spawn(file, rest, { stdio: 'inherit', ...place })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
