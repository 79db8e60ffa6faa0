import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../postgres-server.ts'
import { requirePassword } from './access.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'postgres-access-'))
const start = () => startServer({ dataDir, name: 'notes', settings: ['fsync=off'] })
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

describe('rules of who may connect', () => {
  it('ask for a password where they trusted everybody, and stay as they are else', () => {
    expect(requirePassword('# trust\nlocal all all trust\nhost  all trust 127.0.0.1/32\ttrust  \nlocal all notes peer\n')).toBe(
      '# trust\nlocal all all scram-sha-256\nhost  all trust 127.0.0.1/32\tscram-sha-256  \nlocal all notes peer\n',
    )
  })

  it('are changed by the next start of a cluster that trusted everybody', { timeout: 120_000 }, async () => {
    const rules = join(dataDir, 'postgres', 'pg_hba.conf')
    const first = await start()
    await first.release()
    writeFileSync(rules, readFileSync(rules, 'utf8').replaceAll('scram-sha-256', 'trust'))
    rmSync(join(dataDir, 'postgres', 'notes-password'))
    const second = await start()
    expect(readFileSync(rules, 'utf8')).not.toMatch(/^[^#\n]*trust/m)
    for (const { user } of [second.superuser, second.address]) {
      const guess = new pg.Client({ ...second.address, user, password: 'guessed', database: 'postgres' })
      await expect(guess.connect()).rejects.toThrow('password authentication failed')
      const client = new pg.Client({ ...second.address, user, database: 'postgres' })
      await client.connect()
      await client.end()
    }
    await second.release()
  })
})
