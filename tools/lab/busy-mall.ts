/** A mall behind HAProxy with shoppers who order and look, and what became of their orders. */
import { openHaproxy } from './balancers.ts'
import { brokenFigure, orderFigures, readPlaced } from './checker.ts'
import { atMost, noted, type Figure } from './figures.ts'
import { openClients } from './https-client.ts'
import type { Lab } from './machines.ts'
import { brokenRules } from './mall-processes.ts'
import { openLabMall, openStock, pages, warm, type LabMall, type MallOptions } from './malls.ts'
import { openCrowd, type Experience, type PageView } from './shoppers.ts'

export interface BusyMall extends LabMall {
  /** So far. */
  experience: Experience
  /** Lets the shoppers go and compares what they were answered with the tables. */
  close(): Promise<Figure[]>
}

/** Fills the database, starts the processes and lets shoppers in: 20 orders and 50 pages a second. */
export async function openBusyMall(lab: Lab, options: MallOptions): Promise<BusyMall> {
  const mall = await openLabMall(lab, options)
  const { certificates, direct, processes, settings } = mall
  const ask = openClients(await openHaproxy(lab, certificates, processes), certificates)
  const stock = await openStock(direct)
  const before = (await readPlaced(direct)).purchases
  await warm(processes)
  const { experience, stop } = openCrowd({ ask, ...stock, pages, ordersPerSecond: 20, pagesPerSecond: 50 })
  return {
    ...mall,
    experience,
    async close() {
      await stop()
      const figures = [...orderFigures(experience, await readPlaced(direct), before), ...viewFigures(experience.views)]
      const broken = brokenRules(lab, settings)
      await direct.close()
      return [...figures, brokenFigure(broken)]
    },
  }
}

/** What pages, all of which were in memory, were answered with. */
function viewFigures(views: readonly PageView[]): Figure[] {
  const failed = views.filter((view) => view.status !== 200)
  const byStatus = Object.groupBy(failed, (view) => String(view.status))
  const counts = Object.entries(byStatus).map(([each, list]) => `${each}: ${list!.length}`)
  return [
    atMost('cached pages that were not 200', 0, failed.length),
    noted('pages seen', `${views.length}${counts.length > 0 ? `, not 200: ${counts.join(', ')}` : ''}`),
    noted('slowest page', `${(Math.max(...views.map(({ ms }) => ms)) / 1000).toFixed(1)} s`),
  ]
}
