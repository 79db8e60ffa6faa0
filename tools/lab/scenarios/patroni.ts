/**
 * The database of three machines fails over under orders: the primary's cable is pulled and connected, the primary is cut off from the other
 * two alone, it is moved on purpose, and etcd is lost for a minute.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { openBusyMall, type BusyMall } from '../busy-mall.ts'
import { longestPause } from '../checker.ts'
import { cutOff, openDatabaseCluster, type DatabaseCluster } from '../database-cluster.ts'
import { atMost, noted, type Figure } from '../figures.ts'
import type { Lab, Machine } from '../machines.ts'
import { status, type MallProcess } from '../mall-processes.ts'
import { openAuthority } from '../malls.ts'
import { numberOption } from '../options.ts'
import { until } from '../programs.ts'

/** ms between two events. */
const calm = 15_000
interface Mall extends BusyMall {
  database: DatabaseCluster
}

const rounds = numberOption('rounds', 2)

export async function run(lab: Lab): Promise<Figure[]> {
  const certificates = openAuthority(lab)
  const database = await openDatabaseCluster(lab, certificates)
  const mall = { database, ...(await openBusyMall(lab, { processes: 3, certificates, databaseUrl: database.url })) }
  await sleep(calm)
  const figures: Figure[] = []
  for (let round = 1; round <= rounds; round++) {
    console.log(`round ${round} of ${rounds}`)
    for (const loss of losses) figures.push(...(await losePrimary(loss, mall)))
    figures.push(await switchOver(mall))
  }
  figures.push(await loseEtcd(mall))
  await sleep(calm)
  return [...figures, ...(await mall.close())]
}

/** How the primary is lost, and found again. */
interface Loss {
  name: string
  lose(primary: Machine, others: readonly Machine[]): void
  find(primary: Machine, others: readonly Machine[]): void
}

const losses: readonly Loss[] = [
  // Connections to the primary hang, and it reaches neither etcd nor its standbys.
  { name: 'cable pulled', lose: (primary) => primary.cable('down'), find: (primary) => primary.cable('up') },
  // The mall still reaches it: what it acknowledged alone would be lost.
  {
    name: 'alone with the mall',
    lose: (primary, others) => primary.block(others, 'add'),
    find: (primary, others) => primary.block(others, 'delete'),
  },
]

async function losePrimary({ name, lose, find }: Loss, { database, processes, experience }: Mall): Promise<Figure[]> {
  const former = await until(() => database.leader(), 'a primary')
  const others = database.machines.filter((machine) => machine !== former)
  const lostAt = performance.now()
  former.write(cutOff, '')
  lose(former, others)
  await until(async () => ((await database.leader(others)) ? true : undefined), 'another primary', { ms: 90_000 })
  const promotedAt = performance.now()
  await until(async () => ((await areReady(processes)) ? true : undefined), 'processes are ready', { ms: 60_000 })
  const readyAt = performance.now()
  await sleep(calm)
  const pause = longestPause(experience.submissions, lostAt, performance.now())
  find(former, others)
  former.run('rm', cutOff)
  await until(async () => ((await database.standbys()) >= 2 ? true : undefined), 'the former primary follows', { ms: 120_000 })
  await sleep(calm)
  return [
    atMost(`${name}: no order acknowledged`, 30, pause, 's'),
    noted(`${name}: another primary after`, `${((promotedAt - lostAt) / 1000).toFixed(1)} s`),
    atMost(`${name}: promotion to all processes ready`, 3, (readyAt - promotedAt) / 1000, 's'),
  ]
}

async function switchOver({ database, experience }: Mall): Promise<Figure> {
  const begun = performance.now()
  await database.switchover()
  await sleep(calm)
  const pause = longestPause(experience.submissions, begun, performance.now())
  await until(async () => ((await database.standbys()) >= 2 ? true : undefined), 'two standbys', { ms: 120_000 })
  return atMost('switchover: no order acknowledged', 3, pause, 's')
}

/** With `failsafe_mode` the primary goes on while it reaches every member. */
async function loseEtcd({ database, experience }: Mall): Promise<Figure> {
  const begun = performance.now()
  await database.stopEtcd()
  await sleep(60_000)
  database.startEtcd()
  await sleep(calm)
  return atMost(
    'no order acknowledged while etcd was lost for 60 s',
    1,
    longestPause(experience.submissions, begun, performance.now()),
    's',
  )
}

async function areReady(processes: readonly MallProcess[]): Promise<boolean> {
  const statuses = await Promise.all(processes.map(({ url }) => status(`${url}/health/ready`)))
  return statuses.every((each) => each === 200)
}
