/** Three machines with etcd, Patroni and PostgreSQL, as `deploy/patroni/patroni.yml` has them. */
import type { Certificates } from './certificates.ts'
import { deployFile } from './deploy-file.ts'
import { sharedFolder, type Lab, type Machine } from './machines.ts'
import { until, type Program } from './programs.ts'

const names = ['db1', 'db2', 'db3']
/** Of Debian trixie; the file is for 18. */
const version = '17'
const passwords = { superuser: 'of-the-lab-1', replication: 'of-the-lab-2', rewind: 'of-the-lab-3', mall: 'of-the-lab-4' }

/** A file on a machine that is cut off: it reaches no bucket either. */
export const cutOff = '/etc/kalata/cut-off'

export interface DatabaseCluster {
  machines: readonly Machine[]
  /** As the mall has it in DATABASE_URL. */
  url: string
  /** The machine whose Patroni says that it leads; all of them are asked, where none are named. */
  leader(among?: readonly Machine[]): Promise<Machine | undefined>
  /** How many standbys follow the primary. */
  standbys(): Promise<number>
  switchover(): Promise<void>
  stopEtcd(): Promise<void>
  startEtcd(): void
}

export async function openDatabaseCluster(lab: Lab, certificates: Certificates): Promise<DatabaseCluster> {
  const machines: Machine[] = []
  for (const name of names) machines.push(await lab.machine(name))
  const etcds = new Map<Machine, Program>()
  for (const machine of machines) prepare(machine, certificates)
  const startEtcd = () => machines.forEach((machine) => etcds.set(machine, etcdOf(machine)))
  startEtcd()
  for (const machine of machines) patroniOf(machine)
  const leader = (among: readonly Machine[] = machines) => leaderOf(among)
  createMallDatabase(await until(() => leader(), 'a primary', { ms: 120_000 }))
  const standbys = () => standbysOf(machines)
  await until(async () => (await standbys()) >= 2 || undefined, 'two standbys', { ms: 120_000 })
  const hosts = names.map((name) => `${name}:5432`).join(',')
  return {
    machines,
    url: `postgres://kalata:${passwords.mall}@${hosts}/kalata?sslmode=verify-full`,
    leader,
    standbys,
    async switchover() {
      // Shoppers go on meanwhile.
      const program = machines[0]!.start('patronictl', ['-c', '/etc/patroni.yml', 'switchover', 'kalata', '--force'])
      if ((await program.ended) !== 0) throw new Error(`There was no switchover: ${program.log()}`)
    },
    stopEtcd: async () => void (await Promise.all([...etcds.values()].map((etcd) => etcd.stop('SIGKILL')))),
    startEtcd,
  }
}

function prepare(machine: Machine, certificates: Certificates): void {
  const { name } = machine
  machine.write('/etc/patroni.yml', patroniFile(name))
  const { certificate, key } = certificates.of(name)
  machine.write('/etc/kalata/server.crt', certificate)
  machine.write('/etc/kalata/server.key', key, 0o600)
  machine.run('chown', '-R', 'postgres:', '/etc/kalata', '/var/lib/postgresql')
  machine.run('install', '-d', '-o', 'postgres', '/run/postgresql')
  machine.run('install', '-d', '-o', 'etcd', '-m', '700', '/var/lib/etcd')
}

export const patroniFile = (name: string): string =>
  deployFile('patroni/patroni.yml', {
    'name: db1': `name: ${name}`,
    'connect_address: db1': `connect_address: ${name}`,
    '/18/': `/${version}/`,
    // Machines with half a gigabyte instead of sixteen.
    'shared_buffers: 4GB': 'shared_buffers: 128MB',
    'effective_cache_size: 12GB': 'effective_cache_size: 384MB',
    'max_wal_size: 8GB': 'max_wal_size: 1GB',
    // A folder stands for the bucket of the archive, and a namespace has no watchdog.
    'pgbackrest --stanza=kalata archive-push %p': `test ! -e ${cutOff} && cp %p ${sharedFolder}/%f`,
    'pgbackrest --stanza=kalata archive-get %f "%p"': `test ! -e ${cutOff} && cp ${sharedFolder}/%f "%p"`,
    'mode: required': "mode: 'off'",
  })

function etcdOf(machine: Machine): Program {
  const at = (port: number) => `http://${machine.address}:${port}`
  const peers = names.map((name) => `${name}=http://${name}:2380`).join(',')
  return machine.start(
    'etcd',
    [
      ...['--name', machine.name, '--data-dir', '/var/lib/etcd', '--initial-cluster', peers, '--logger', 'zap', '--log-level', 'warn'],
      ...['--listen-peer-urls', at(2380), '--initial-advertise-peer-urls', `http://${machine.name}:2380`],
      ...['--listen-client-urls', at(2379), '--advertise-client-urls', `http://${machine.name}:2379`],
    ],
    { user: 'etcd' },
  )
}

const patroniOf = (machine: Machine): Program =>
  machine.start('patroni', ['/etc/patroni.yml'], {
    user: 'postgres',
    env: {
      PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
      PATRONI_REPLICATION_PASSWORD: passwords.replication,
      PATRONI_REWIND_PASSWORD: passwords.rewind,
    },
  })

async function leaderOf(machines: readonly Machine[]): Promise<Machine | undefined> {
  const asked = await Promise.all(machines.map(async (machine) => ((await roleOf(machine)) === 200 ? machine : undefined)))
  return asked.find((machine) => machine)
}

/** 200 of the primary, as HAProxy would ask; undefined of one that does not answer. */
async function roleOf({ address }: Machine): Promise<number | undefined> {
  const answer = await fetch(`http://${address}:8008/primary`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.status
}

/** As the primary's Patroni has it: one that was cut off says what it saw last. */
async function standbysOf(machines: readonly Machine[]): Promise<number> {
  const leader = await leaderOf(machines)
  if (!leader) return 0
  const answer = await fetch(`http://${leader.address}:8008/cluster`, { signal: AbortSignal.timeout(1000) })
  const { members } = (await answer.json()) as { members: { role: string; state: string }[] }
  return members.filter(({ role, state }) => role !== 'leader' && state === 'streaming').length
}

function createMallDatabase(machine: Machine): void {
  const psql = (database: string, text: string) =>
    machine.run(
      'setpriv',
      '--reuid=postgres',
      '--regid=postgres',
      '--init-groups',
      'psql',
      '-v',
      'ON_ERROR_STOP=1',
      '-d',
      database,
      '-c',
      text,
    )
  psql('postgres', `create role kalata login password '${passwords.mall}'`)
  psql('postgres', 'create database kalata owner kalata')
}
