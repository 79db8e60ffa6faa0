/** Processes of the mall, each on a machine of its own. */
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { commandMemory, serverMemory } from '../process-memory.mjs'
import type { Certificates } from './certificates.ts'
import { command } from './commands.ts'
import { network, type Lab, type Machine } from './machines.ts'
import { until, type Program } from './programs.ts'

const root = dirname(dirname(import.meta.dirname))
const port = 3001

export interface MallProcess {
  machine: Machine
  /** Where it answers, past everything in front. */
  url: string
  start(): Promise<void>
  /** As an operator ends it; resolves with its exit code. */
  stop(): Promise<number | null>
  isRunning(): boolean
  log(): string
}

/** Settings that all processes of a mall share. */
export interface MallSettings {
  databaseUrl: string
  certificates: Certificates
  extra?: Record<string, string>
}

/** The address of a shop, as shoppers type it; certificates of what stands in front are issued for it. */
export const mallName = 'mall.example'

export function mallSettings({ databaseUrl, certificates, extra }: MallSettings): Record<string, string> {
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    DATABASE_URL: databaseUrl,
    NODE_EXTRA_CA_CERTS: certificates.authority,
    ORIGIN: `https://${mallName}`,
    TRUSTED_PROXIES: `${network.prefix}0/24`,
    SANDBOX_SECRET: 'one-for-all-processes-of-the-lab-0123456789',
    HOST: '0.0.0.0',
    PORT: String(port),
    METRICS_PORT: '9091',
    DRAIN_SECONDS: '10',
    MIGRATE: 'off',
    ...extra,
  }
}

/** Fills the database with the demo mall, without pictures. */
export function fillMall(lab: Lab, settings: MallSettings): void {
  const dataDir = join(lab.folder, 'fill')
  mkdirSync(dataDir)
  const environment = Object.entries({ ...mallSettings(settings), DATA_DIR: dataDir, LOG_LEVEL: 'warn' }).map((entry) => entry.join('='))
  command('env', ...environment, process.execPath, join(root, 'demo/fill.ts'), '--pictures=none', '--deals=none')
}

/** What `kalata check` prints where something is broken. */
export function brokenRules(lab: Lab, settings: MallSettings): string[] {
  const environment = Object.entries({ ...mallSettings(settings), DATA_DIR: join(lab.folder, 'fill') }).map((entry) => entry.join('='))
  const check = [...commandMemory, join(root, 'build/backend/cli.mjs'), 'check']
  const text = command('sh', '-c', '"$@" 2>/dev/null || true', 'check', 'env', ...environment, process.execPath, ...check)
  const lines = text.split('\n').filter((line) => /^(?:holds|BROKEN)/.test(line))
  if (lines.length < 5) throw new Error(`kalata check did not check: ${text}`)
  return lines.filter((line) => line.startsWith('BROKEN'))
}

export async function openMallProcess(lab: Lab, name: string, settings: MallSettings): Promise<MallProcess> {
  const machine = await lab.machine(name)
  const dataDir = join(lab.folder, `data-${name}`)
  mkdirSync(dataDir)
  const url = `http://${machine.address}:${port}`
  const env = { ...mallSettings(settings), DATA_DIR: dataDir, ...serverMemory.env }
  let program: Program | undefined
  const mallProcess: MallProcess = {
    machine,
    url,
    async start() {
      const running = machine.startOutside(process.execPath, [...serverMemory.options, join(root, 'build/backend/main.mjs')], {
        name: 'mall',
        env,
      })
      program = running
      await until(
        async () => (!running.isRunning() || (await status(`${url}/health/ready`)) === 200 ? true : undefined),
        `${name} is ready`,
        {
          ms: 120_000,
        },
      )
      if (!running.isRunning()) throw new Error(`${name} ended at its start: ${running.log().slice(-2000)}`)
    },
    stop: async () => program?.stop() ?? null,
    isRunning: () => program?.isRunning() ?? false,
    log: () => program?.log() ?? '',
  }
  await mallProcess.start()
  return mallProcess
}

/** The status of an answer; undefined where there is none. */
export async function status(url: string): Promise<number | undefined> {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(3000) }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.status
}
