/** PgBouncer between the mall and its database: it pauses, is reloaded, ends in order and without a word, and starts anew. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openBusyMall } from '../busy-mall.ts'
import { longestPause } from '../checker.ts'
import { deployFile } from '../deploy-file.ts'
import { atMost, noted, type Figure } from '../figures.ts'
import type { Lab, Machine } from '../machines.ts'
import { openAuthority } from '../malls.ts'
import { until, type Program } from '../programs.ts'
import { openSingleDatabase, password, type SingleDatabase } from '../single-database.ts'

const calm = 10_000
/** The limits that the file says the role needs, since PgBouncer does not hand them on. */
const limits = { statement_timeout: '5s', lock_timeout: '3s', idle_in_transaction_session_timeout: '10s' }

export async function run(lab: Lab): Promise<Figure[]> {
  const certificates = openAuthority(lab)
  const database = await openSingleDatabase(lab, certificates)
  for (const [name, value] of Object.entries(limits)) database.sql(`alter role kalata set ${name} = '${value}'`)
  const pooler = await openPooler(lab, database)
  const mall = await openBusyMall(lab, { processes: 2, certificates, databaseUrl: pooler.url })
  await sleep(calm)
  const figures: Figure[] = []
  const during = async (name: string, most: number, act: () => Promise<void> | void) => {
    const begun = performance.now()
    await act()
    await sleep(calm)
    figures.push(atMost(`no order acknowledged: ${name}`, most, longestPause(mall.experience.submissions, begun, performance.now()), 's'))
  }
  await during('RELOAD', 1, () => pooler.command('RELOAD'))
  // SIGTERM and SIGINT wait for clients whose sessions never end.
  await during('ended at once and started', 5, () => pooler.restart('SIGQUIT'))
  await during('killed and started', 5, () => pooler.restart('SIGKILL'))
  const ending = await mall.close()
  const connections = Number(database.sql(`select count(*) from pg_stat_activity where usename = 'kalata'`))
  const logs = mall.processes.map((each) => each.log()).join('')
  return [
    ...figures,
    atMost('statements that a connection did not know', 0, logs.split('prepared statement').length - 1),
    noted('connections of two processes at the database', connections),
    ...ending,
  ]
}

interface Pooler {
  url: string
  command(text: string): void
  restart(signal: NodeJS.Signals): Promise<void>
}

async function openPooler(lab: Lab, { url }: SingleDatabase): Promise<Pooler> {
  const machine = await lab.machine('pool')
  const file = deployFile('pgbouncer/pgbouncer.ini', { 'listen_addr = 127.0.0.1': 'listen_addr = *' })
  // The file has no TLS of its own: towards the database there is, as the database asks for it.
  machine.write('/etc/pgbouncer/pgbouncer.ini', `${file}\nunix_socket_dir = /tmp\n`)
  machine.write('/etc/pgbouncer/userlist.txt', `"kalata" "${password}"\n"postgres" "${password}"\n`)
  const start = () => machine.start('pgbouncer', ['/etc/pgbouncer/pgbouncer.ini'], { user: 'postgres' })
  let program: Program = start()
  const command = (text: string) => void admin(machine, text)
  const answers = () => until(() => admin(machine, 'SHOW VERSION'), 'PgBouncer answers')
  await answers()
  return {
    url: url.replace('@db1:5432', '@pool:6432').replace(/\?.*$/, ''),
    command,
    async restart(signal) {
      await program.stop(signal)
      program = start()
      await answers()
    },
  }
}

const admin = (machine: Machine, text: string): string =>
  machine.run('env', `PGPASSWORD=${password}`, 'psql', '-h', '127.0.0.1', '-p', '6432', '-U', 'postgres', '-At', 'pgbouncer', '-c', text)
