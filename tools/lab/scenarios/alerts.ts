/** Prometheus with the rules of `deploy/`: a mall that is well wakes nobody, and each alert fires for its reason alone. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openHaproxy } from '../balancers.ts'
import { deployFile } from '../deploy-file.ts'
import { atMost, noted, type Figure } from '../figures.ts'
import type { Lab } from '../machines.ts'
import type { MallProcess } from '../mall-processes.ts'
import { openAuthority, openLabMall } from '../malls.ts'
import { until } from '../programs.ts'
import { openSingleDatabase } from '../single-database.ts'

/** s of `for` in the rules, and the rounds of 15 s in which Prometheus asks and evaluates: what counts answers 503 needs two that it has asked in. */
const limit = { processAway: 60 + 30, notReady: 120 + 45, away: 30 + 30 }
const calm = 45_000

export async function run(lab: Lab): Promise<Figure[]> {
  const certificates = openAuthority(lab)
  const database = await openSingleDatabase(lab, certificates)
  const { processes, direct } = await openLabMall(lab, { processes: 2, certificates, databaseUrl: database.url })
  await openHaproxy(lab, certificates, processes)
  const firing = await openPrometheus(lab, processes)
  await sleep(calm)
  const well = await firing()
  const [first, second] = processes as [MallProcess, MallProcess]
  await first.stop()
  const figures = [await untilFires(firing, 'KalataProcessAway', limit.processAway)]
  await first.start()
  await untilWell(firing)
  database.machine.cable('down')
  figures.push(await untilFires(firing, 'KalataNotReady', limit.notReady))
  database.machine.cable('up')
  await untilWell(firing)
  await Promise.all([first.stop(), second.stop()])
  figures.push(await untilFires(firing, 'KalataAway', limit.away))
  await direct.close()
  return [atMost(`alerts while all is well ${well.join(', ')}`, 0, well.length), ...figures]
}

type Firing = () => Promise<string[]>

/** @returns asks for the names of the alerts that fire */
async function openPrometheus(lab: Lab, processes: readonly MallProcess[]): Promise<Firing> {
  const machine = await lab.machine('watch')
  const targets = processes.map((process) => `'${process.machine.address}:9091'`).join(', ')
  machine.write('/etc/kalata/prometheus.yml', deployFile('prometheus/prometheus.yml', { "'127.0.0.1:9091', '127.0.0.1:9092'": targets }))
  machine.write('/etc/kalata/rules.yml', deployFile('prometheus/rules.yml'))
  machine.start('prometheus', ['--config.file=/etc/kalata/prometheus.yml', '--storage.tsdb.path=/var/lib/kalata-metrics'])
  const firing: Firing = async () => {
    const answer = await fetch(`http://${machine.address}:9090/api/v1/alerts`)
    const { data } = (await answer.json()) as { data: { alerts: { labels: { alertname: string }; state: string }[] } }
    return data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)
  }
  await until(firing, 'Prometheus answers')
  return firing
}

const untilWell = (firing: Firing) =>
  until(async () => ((await firing()).length === 0 ? true : undefined), 'all is well', { ms: 120_000, every: 1000 })

async function untilFires(firing: Firing, name: string, most: number): Promise<Figure> {
  const begun = performance.now()
  const others = new Set<string>()
  const look = async () => {
    const names = await firing()
    for (const each of names) if (each !== name) others.add(each)
    return names.includes(name) ? true : undefined
  }
  await until(look, `${name} fires`, { ms: 240_000, every: 1000 })
  const seconds = (performance.now() - begun) / 1000
  const beside = others.size > 0 ? `, beside ${[...others].join(', ')}` : ''
  return beside
    ? { ...noted(`${name} fires`, `${Math.round(seconds)} s${beside}`), isRight: false }
    : atMost(`${name} fires`, most, seconds, 's')
}
