import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings, type Settings } from '#server/platform/settings.ts'
import { sandboxSecret } from './sandbox-secret.service.ts'

let folders: string[]
beforeEach(() => void (folders = []))
afterEach(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kalata-secret-'))
  folders.push(folder)
  return folder
}
const production = (DATA_DIR: string, env: Record<string, string> = {}): Settings =>
  readSettings({ NODE_ENV: 'production', DATA_DIR, ...env })

describe('the secret of the sandbox', () => {
  it('is another one in each data folder, and of its owner alone', () => {
    const [one, other] = [aFolder(), aFolder()]
    const secret = sandboxSecret(production(one))
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(sandboxSecret(production(other))).not.toBe(secret)
    expect(sandboxSecret(production(one))).toBe(secret)
    const file = join(one, 'sandbox-secret')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8').trim()).toBe(secret)
  })

  it('is the setting where there is one, and then no file', () => {
    const folder = aFolder()
    const SANDBOX_SECRET = 'f'.repeat(32)
    expect(sandboxSecret(production(folder, { SANDBOX_SECRET }))).toBe(SANDBOX_SECRET)
    expect(() => statSync(join(folder, 'sandbox-secret'))).toThrow('ENOENT')
  })

  it('is not a short one', () => {
    const folder = aFolder()
    writeFileSync(join(folder, 'sandbox-secret'), 'short\n')
    expect(() => sandboxSecret(production(folder))).toThrow('must hold at least 32 characters')
    expect(() => production(folder, { SANDBOX_SECRET: 'short' })).toThrow('SANDBOX_SECRET must have at least 32 characters')
  })
})
