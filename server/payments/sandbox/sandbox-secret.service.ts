import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '#server/platform/settings.ts'
import { minSandboxSecret } from '#server/platform/settings/variables.ts'

/** By data folder: read once. */
const secrets = new Map<string, string>()

/**
 * What the sandbox provider signs its callbacks with: the setting, else a random secret of the data folder, made at the
 * first start in a file that only its owner reads (mode 600).
 * @throws Error for a file that holds a short secret
 */
export function sandboxSecret({ sandboxSecret: setting, dataDir }: Settings): string {
  if (setting !== undefined) return setting
  let secret = secrets.get(dataDir)
  if (!secret) secrets.set(dataDir, (secret = readSecret(dataDir)))
  return secret
}

function readSecret(dataDir: string): string {
  const file = join(dataDir, 'sandbox-secret')
  const secret = read(file) ?? make(dataDir, file)
  if (secret.length < minSandboxSecret)
    throw new Error(`${file} must hold at least ${minSandboxSecret} characters: remove it for a new one`)
  return secret
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Written beside its place and linked to it: never half there, and of two processes that start at once the first one's. */
function make(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const making = `${file}.tmp-${process.pid}`
  writeFileSync(making, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(making, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(making)
  }
  return read(file)!
}
