/** The programs of the lab: a folder with Debian trixie, made once. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { programOf } from '../test/program-of.ts'

/** Where the folder and the logs are. */
export const labFolder = process.env.KALATA_LAB ?? '/var/lib/kalata-lab'
export const debianFolder = join(labFolder, 'trixie')

const packages = [
  ...['postgresql-17', 'postgresql-contrib', 'patroni', 'python3-etcd', 'python3-psycopg2', 'etcd-server', 'etcd-client', 'pgbouncer'],
  ...['haproxy', 'nginx-light', 'varnish', 'varnish-modules', 'gcc', 'libc6-dev', 'valkey-server', 'prometheus', 'prometheus-alertmanager'],
  ...['tini', 'openssl', 'ca-certificates'],
]
/** The packages that the folder has; a longer list is installed over it. */
const marker = join(debianFolder, 'etc', 'kalata-lab')

/** @throws Error where it cannot be made */
export async function prepareDebian(): Promise<void> {
  if (existsSync(marker)) return
  if (!programOf('debootstrap')) throw new Error('The lab needs debootstrap: apt-get install debootstrap')
  console.log(`Making ${debianFolder} with Debian trixie, once: some minutes`)
  if (!existsSync(debianFolder)) {
    const making = `${debianFolder}.making`
    rmSync(making, { recursive: true, force: true })
    mkdirSync(making, { recursive: true })
    run('debootstrap', ['--variant=minbase', 'trixie', making])
    renameSync(making, debianFolder)
  }
  // Nothing of it is started when it is installed, and no cluster is made.
  const policy = join(debianFolder, 'usr/sbin/policy-rc.d')
  writeFileSync(policy, '#!/bin/sh\nexit 101\n')
  chmodSync(policy, 0o755)
  mkdirSync(join(debianFolder, 'etc/postgresql-common'), { recursive: true })
  writeFileSync(join(debianFolder, 'etc/postgresql-common/createcluster.conf'), 'create_main_cluster = false\n')
  const install = `apt-get update -q && apt-get install -y -q --no-install-recommends ${packages.join(' ')}`
  run('unshare', ['--mount', '--pid', '--fork', `--root=${debianFolder}`, '--mount-proc', 'sh', '-c', install])
  writeFileSync(marker, `${packages.join('\n')}\n`)
}

function run(file: string, args: string[]): void {
  const done = spawnSync(file, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, encoding: 'utf8', maxBuffer: 1e8 })
  if (done.status !== 0) throw new Error(`${file} ended with ${done.status}:\n${done.stdout}\n${done.stderr}`)
}
