import { spawnSync } from 'node:child_process'
import { constants, cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Fingerprints } from '../prepare/fingerprint.mjs'
import { root } from '../root.ts'

const cache = join(root, 'node_modules', '.kalata', 'malls')

export interface FillOptions {
  /** Campaigns of deals change prices by the hour: only what looks at them wants them. */
  deals?: 'all' | 'none'
  /** An empty database of one's own; without it the embedded one. */
  databaseUrl?: string
}

/**
 * A new data folder in the temporary folder, filled with the demo mall: a copy of one that is filled once a day and version of the code.
 * Its pictures are hard links: a test that wants to change one replaces it.
 */
export function filledDataDir(name: string, { deals = 'none', databaseUrl = '' }: FillOptions = {}): string {
  const dataDir = mkdtempSync(join(tmpdir(), `kalata-${name}-`))
  if (!databaseUrl) copyMall(cachedMall(), dataDir)
  if (databaseUrl || deals === 'all') fill(dataDir, deals, databaseUrl)
  return dataDir
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true })
}

/** The filled folder of today and of this code; of several processes that make it the first one wins. */
function cachedMall(): string {
  const print = new Fingerprints(root).of(['demo', 'server', 'contract', 'packages', 'locales', 'migrations', 'package-lock.json'])
  const key = `${new Date().toISOString().slice(0, 10)}-${print.slice(0, 16)}`
  const folder = join(cache, key)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  for (const old of readdirSync(cache).filter((each) => !each.includes('.making-'))) removeDataDir(join(cache, old))
  const making = mkdtempSync(`${folder}.making-`)
  try {
    fill(making, 'none', '')
    renameSync(making, folder)
  } catch (error) {
    removeDataDir(making)
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** @throws Error with what the fill printed */
function fill(dataDir: string, deals: 'all' | 'none', databaseUrl: string): void {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_ENV: 'production', LOG_LEVEL: 'warn' }
  const done = spawnSync(process.execPath, ['demo/fill.ts', `--deals=${deals}`], { cwd: root, env, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`The demo mall could not be filled: ${done.stderr}`)
}

function copyMall(from: string, to: string): void {
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE, filter: (path) => path !== join(from, 'media') })
  linkTree(join(from, 'media'), join(to, 'media'))
}

function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else linkOrCopy(source, target)
  }
}

/** The temporary folder may be another file system. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to)
  }
}
