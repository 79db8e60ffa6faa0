/** One machine with PostgreSQL and nothing that watches it. */
import type { Certificates } from './certificates.ts'
import type { Lab, Machine } from './machines.ts'
import { until } from './programs.ts'

const folder = '/var/lib/postgresql/kalata'
const programs = '/usr/lib/postgresql/17/bin'
export const password = 'of-the-lab-4'

export interface SingleDatabase {
  machine: Machine
  url: string
  /** Runs SQL as its administrator, on the machine itself. @returns what it printed, without headings */
  sql(text: string, database?: string): string
}

const asPostgres = (machine: Machine, ...command: string[]) =>
  machine.run('setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', ...command)

export async function openSingleDatabase(lab: Lab, certificates: Certificates): Promise<SingleDatabase> {
  const machine = await lab.machine('db1')
  const { certificate, key } = certificates.of('db1')
  machine.write('/etc/kalata/server.crt', certificate)
  machine.write('/etc/kalata/server.key', key, 0o600)
  machine.run('chown', '-R', 'postgres:', '/etc/kalata', '/var/lib/postgresql')
  machine.run('install', '-d', '-o', 'postgres', '/run/postgresql')
  asPostgres(machine, `${programs}/initdb`, '--no-sync', '--locale=C.UTF-8', '--encoding=UTF8', '--auth=peer', '-D', folder)
  machine.write(`${folder}/pg_hba.conf`, 'local all postgres peer\nhostssl kalata kalata 10.0.0.0/24 scram-sha-256\n')
  const settings = {
    listen_addresses: '*',
    ssl: 'on',
    ssl_cert_file: '/etc/kalata/server.crt',
    ssl_key_file: '/etc/kalata/server.key',
    max_connections: '210',
    timezone: 'UTC',
    tcp_keepalives_idle: '5',
    tcp_keepalives_interval: '2',
    tcp_keepalives_count: '3',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  machine.start(`${programs}/postgres`, ['-D', folder, ...options], { user: 'postgres' })
  const sql = (text: string, database = 'kalata') => asPostgres(machine, 'psql', '-v', 'ON_ERROR_STOP=1', '-At', '-d', database, '-c', text)
  await until(() => sql('select 1', 'postgres'), 'PostgreSQL answers')
  sql(`create role kalata login password '${password}'`, 'postgres')
  sql('create database kalata owner kalata', 'postgres')
  return { machine, url: `postgres://kalata:${password}@db1:5432/kalata?sslmode=verify-full`, sql }
}
