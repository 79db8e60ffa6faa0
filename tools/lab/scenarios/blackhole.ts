/** The cable of the only database is pulled for twenty seconds, and connected: nobody is told, and nothing is refused. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openBusyMall } from '../busy-mall.ts'
import { atMost, noted, type Figure } from '../figures.ts'
import type { Lab } from '../machines.ts'
import { status, type MallProcess } from '../mall-processes.ts'
import { openAuthority } from '../malls.ts'
import { numberOption } from '../options.ts'
import { until } from '../programs.ts'
import { openSingleDatabase, type SingleDatabase } from '../single-database.ts'

const rounds = numberOption('rounds', 5)
const [away, calm] = [20_000, 10_000]
/** A product whose price changes while nobody hears of it. */
const product = 5

export async function run(lab: Lab): Promise<Figure[]> {
  const certificates = openAuthority(lab)
  const database = await openSingleDatabase(lab, certificates)
  const mall = await openBusyMall(lab, { processes: 2, certificates, databaseUrl: database.url })
  const { experience, processes } = mall
  await sleep(calm)
  const times: { readyMs: number; shownMs: number }[] = []
  for (let round = 1; round <= rounds; round++) times.push(await pull({ database, processes, price: 1000 + round * 111 }))
  const ending = await mall.close()
  return [
    atMost('link up to all processes ready', 2, Math.max(...times.map(({ readyMs }) => readyMs)) / 1000, 's'),
    atMost(
      'ready to a price that changed meanwhile on every process',
      1,
      Math.max(...times.map(({ readyMs, shownMs }) => shownMs - readyMs)) / 1000,
      's',
    ),
    noted(
      'each round: ready, shown (ms)',
      times.map(({ readyMs, shownMs }) => `${Math.round(readyMs)}, ${Math.round(shownMs)}`).join('; '),
    ),
    atMost('slowest reply to a submission', 10, experience.slowest / 1000, 's'),
    atMost('503 without retry-after', 0, experience.withoutRetryAfter),
    ...ending,
  ]
}

interface Pull {
  database: SingleDatabase
  processes: readonly MallProcess[]
  /** lari */
  price: number
}

async function pull({ database, processes, price }: Pull): Promise<{ readyMs: number; shownMs: number }> {
  database.machine.cable('down')
  await sleep(away / 2)
  database.sql(`update offers set price = ${price * 100}, compare_at_price = null where product_id = ${product}`)
  await sleep(away / 2)
  const begun = performance.now()
  database.machine.cable('up')
  const shown = new RegExp(String(price).replace(/(?=\d{3}$)/, '.?'))
  const [readyMs, shownMs] = await Promise.all([
    sinceUntil(begun, async () => {
      const statuses = await Promise.all(processes.map(({ url }) => status(`${url}/health/ready`)))
      return statuses.every((each) => each === 200)
    }),
    sinceUntil(begun, async () => {
      const texts = await Promise.all(processes.map(async ({ url }) => (await fetch(`${url}/details?id=${product}&lang=en`)).text()))
      return texts.every((text) => shown.test(text))
    }),
  ])
  await sleep(calm)
  return { readyMs, shownMs }
}

async function sinceUntil(begun: number, isSo: () => Promise<boolean>): Promise<number> {
  await until(async () => ((await isSo()) ? true : undefined), 'the mall is back', { ms: 60_000, every: 25 })
  return performance.now() - begun
}
