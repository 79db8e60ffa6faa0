import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from '@kalata/postgres-server/control/server-control.ts'
import { socketStart } from '@kalata/postgres-server/control/socket-server.ts'
import { thisMachine } from '@kalata/postgres-server/machine/machine.ts'
import { nativeFolder } from '@kalata/postgres-server/machine/package-of-platform.ts'
import { chooseRunner, ownerOf } from '@kalata/postgres-server/machine/runner.ts'
import { namesOf } from '@kalata/postgres-server/names.ts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { execute } from '#demo/testing/file-database.ts'
import { closeDatabase } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '../open-database.ts'
import { openMallDatabase } from '../schema/mall-database.ts'
import { migrate } from '../schema/migrations.ts'
import { startPostgres } from './embedded-postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'kalata-access-'))
// As a data folder that somebody has made: everybody may enter.
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const onUnix = process.platform !== 'win32'
const asRoot = process.getuid?.() === 0
const modeOf = (...path: string[]) => (statSync(join(...path)).mode & 0o777).toString(8)
const openMall = (dataDir: string) => openMallDatabase({ dataDir, databaseUrl: undefined })

/** What another user of this machine gets: the code of an error for each attempt. */
function asNobody(dataDir: string, message: string): unknown {
  const script = `
    const { connect } = require('node:net'), { readFileSync } = require('node:fs')
    process.setgroups([]); process.setgid(65534); process.setuid(65534)
    const read = (file) => { try { readFileSync(file); return 'read' } catch (error) { return error.code } }
    const socket = connect(${JSON.stringify(join(dataDir, 'postgres-socket', '.s.PGSQL.5432'))})
    const done = (outcome) => { console.log(JSON.stringify({ connect: outcome, password: read(${JSON.stringify(join(dataDir, 'postgres', 'kalata-password'))}),
      log: read(${JSON.stringify(join(dataDir, 'postgres.log'))}), message: read(${JSON.stringify(message)}) })); socket.destroy() }
    socket.once('error', (error) => done(error.code)).once('connect', () => done('connected'))`
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

const denied = { connect: 'EACCES', password: 'EACCES', log: 'EACCES', message: 'EACCES' }

/** A data folder as the versions before this one made it: no password, everything is the superuser's, open to everybody. */
async function earlierFolder(name: string): Promise<{ dataDir: string; message: string }> {
  const dataDir = join(folder, name)
  const postgres = await startPostgres(dataDir, ['fsync=off'])
  await execute(postgres.superuser, 'create database kalata')
  const db = openDatabase({ ...postgres.superuser, database: 'kalata' })
  await migrate(db)
  await closeDatabase(db)
  await execute(postgres.superuser, 'drop role kalata_app')
  await postgres.release()
  const rules = join(dataDir, 'postgres', 'pg_hba.conf')
  writeFileSync(rules, readFileSync(rules, 'utf8').replaceAll('scram-sha-256', 'trust'))
  rmSync(join(dataDir, 'postgres', 'kalata-password'))
  mkdirSync(join(dataDir, 'outbox'))
  const message = join(dataDir, 'outbox', '1.json')
  writeFileSync(message, '{"text":"123456"}')
  for (const open of [dataDir, join(dataDir, 'outbox'), join(dataDir, 'postgres')]) chmodSync(open, 0o755)
  for (const open of [message, join(dataDir, 'postgres.log')]) chmodSync(open, 0o644)
  return { dataDir, message }
}

describe.runIf(onUnix)('a new data folder', () => {
  it('lets no other user in, and the mall is no superuser', async () => {
    const dataDir = join(folder, 'new')
    const { connection, postgres } = await openMall(dataDir)
    expect(modeOf(dataDir)).toBe('700')
    expect(modeOf(dataDir, 'postgres')).toBe('700')
    expect(modeOf(dataDir, 'postgres', 'kalata-password')).toBe('600')
    expect(modeOf(dataDir, 'postgres-socket')).toBe('700')
    expect(modeOf(dataDir, 'postgres-socket', '.s.PGSQL.5432')).toBe('700')
    for (const user of ['kalata', 'kalata_app']) {
      const client = new pg.Client({ ...connection, user, password: 'guessed' })
      await expect(client.connect()).rejects.toThrow('password authentication failed')
    }
    const db = openDatabase(connection)
    await migrate(db)
    const program = `create temp table t (a text); copy t from program 'id'`
    await expect(db.$client.query(program)).rejects.toThrow('permission denied')
    await expect(db.$client.query(`select pg_read_file('/etc/hostname')`)).rejects.toThrow('permission denied')
    await closeDatabase(db)
    await postgres!.release()
  })
})

describe.runIf(onUnix)('a data folder of an earlier version', () => {
  it('is closed by the next start, which goes on with all its tables', async () => {
    const { dataDir, message } = await earlierFolder('earlier')
    for (const start of ['first', 'second']) {
      const { connection, postgres } = await openMall(dataDir)
      expect(readFileSync(join(dataDir, 'postgres', 'pg_hba.conf'), 'utf8'), start).not.toMatch(/^[^#\n]*trust/m)
      expect([modeOf(dataDir), modeOf(dataDir, 'outbox'), modeOf(message), modeOf(dataDir, 'postgres.log')]).toEqual([
        '750',
        '700',
        '600',
        '600',
      ])
      const db = openDatabase(connection)
      const owners = await db.execute(sql`
        select relkind::text as kind, relowner::regrole::text as owner from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S', 'v')
        union select 'function', proowner::regrole::text from pg_proc p where pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        union select 'config', cfgowner::regrole::text from pg_ts_config where oid >= 16384
        union select 'dictionary', dictowner::regrole::text from pg_ts_dict d where oid >= 16384
          and not exists (select from pg_depend e where e.objid = d.oid and e.deptype = 'e')`)
      expect(new Set(owners.rows.map(({ owner }) => owner))).toEqual(new Set(['kalata_app']))
      expect(owners.rows.length).toBeGreaterThanOrEqual(5)
      await db.execute(sql`alter table members add column added_${sql.raw(start)} integer`)
      await closeDatabase(db)
      const client = new pg.Client({ ...postgres!.superuser, password: 'guessed', database: 'postgres' })
      await expect(client.connect()).rejects.toThrow('password authentication failed')
      await postgres!.release()
    }
  })

  it.runIf(asRoot)('can be read and connected to by no other user of the machine', async () => {
    const { dataDir, message } = await earlierFolder('other-user')
    const { postgres } = await openMall(dataDir)
    // The folder itself may be open, for a proxy that serves pictures.
    for (const mode of [0o750, 0o755]) {
      chmodSync(dataDir, mode)
      expect(asNobody(dataDir, message)).toEqual(denied)
    }
    await postgres!.release()
  })

  it('whose server still runs gets a new one, unless a mall of that version uses it', async () => {
    const { dataDir } = await earlierFolder('running')
    chmodSync(join(dataDir, 'postgres'), 0o700)
    const [machine, cluster] = [thisMachine(), join(dataDir, 'postgres')]
    const native = nativeFolder(machine)
    const succeeds = ({ file, args, options }: Parameters<Parameters<typeof chooseRunner>[0]['succeeds']>[0]) =>
      spawnSync(file, args, options).status === 0
    const place: Place = {
      ...{ machine, names: namesOf('kalata'), native, dataDir, cluster },
      runner: chooseRunner({ machine, native, dataDir, owner: ownerOf(cluster), succeeds }),
    }
    const { file, args, options } = socketStart(place, dataDir, ['fsync=off', 'unix_socket_permissions=0777'])
    spawn(file, args, { ...options, detached: true, stdio: 'ignore' }).unref()
    const earlier = new pg.Client({ host: dataDir, user: 'kalata', database: 'postgres' })
    await expect.poll(() => statSync(join(dataDir, '.s.PGSQL.5432'), { throwIfNoEntry: false }) !== undefined).toBe(true)
    await sleep(300)
    await earlier.connect()
    await expect(openMall(dataDir)).rejects.toThrow('is in use by an earlier version of the mall')
    await earlier.end()
    const { postgres } = await openMall(dataDir)
    expect(statSync(join(dataDir, '.s.PGSQL.5432'), { throwIfNoEntry: false })).toBeUndefined()
    await postgres!.release()
  })
})
