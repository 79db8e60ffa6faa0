/** Every process is restarted, one after another, behind HAProxy and behind nginx at once: nobody may notice. */
import { openHaproxy, openNginx } from '../balancers.ts'
import { brokenFigure, orderFigures, readPlaced } from '../checker.ts'
import { atLeast, atMost, noted, type Figure } from '../figures.ts'
import { openClients, type Ask, type Call } from '../https-client.ts'
import type { Lab } from '../machines.ts'
import { brokenRules } from '../mall-processes.ts'
import { openAuthority, openLabMall, openStock, pages, warm } from '../malls.ts'
import { numberOption } from '../options.ts'
import { atRate } from '../rate.ts'
import { openCrowd } from '../shoppers.ts'
import { openSingleDatabase } from '../single-database.ts'

/** How many requests are asked for in all, and how many of them a second at each balancer; half of them are posts. */
const requests = numberOption('requests', 100_000)
const perSecond = 100
const search: Call = {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', lang: 'en' },
  body: '{"pageNo":1}',
}

/** What requests were answered through one balancer. */
interface Replies {
  asked: number
  /** How many of what was not 200: its status, or the reason why there was no answer. */
  failed: Record<string, number>
}

export async function run(lab: Lab): Promise<Figure[]> {
  const certificates = openAuthority(lab)
  const { url: databaseUrl } = await openSingleDatabase(lab, certificates)
  const mall = await openLabMall(lab, { processes: 3, certificates, databaseUrl })
  const { direct, processes } = mall
  const [haproxy, nginx] = [await openHaproxy(lab, certificates, processes), await openNginx(lab, certificates, processes)]
  const ask = { HAProxy: openClients(haproxy, certificates), nginx: openClients(nginx, certificates) }
  const stock = await openStock(direct)
  const before = (await readPlaced(direct)).purchases
  await warm(processes)
  const crowd = openCrowd({ ask: ask.HAProxy, ...stock, pages: [], ordersPerSecond: 5, pagesPerSecond: 0 })
  const loads = Object.entries(ask).map(([name, each]) => ({ name, ...askConstantly(each) }))
  const restarts = await restartUntil(processes, () => loads.every(({ replies }) => replies.asked * loads.length >= requests))
  await Promise.all(loads.map(({ stop }) => stop()))
  await crowd.stop()
  const figures = loads.flatMap(({ name, replies }) => replyFigures(name, replies))
  const repeated = crowd.experience.submissions.filter(({ attempts }) => attempts > 1).length
  figures.push(
    atLeast(
      'requests',
      requests,
      loads.reduce((sum, { replies }) => sum + replies.asked, 0),
    ),
    noted('restarts', restarts.codes.length),
    atMost('processes that did not end with 0', 0, restarts.codes.filter((code) => code !== 0).length),
    atMost('submissions that failed once', 0, repeated),
    ...orderFigures(crowd.experience, await readPlaced(direct), before),
  )
  const broken = brokenRules(lab, mall.settings)
  await direct.close()
  return [...figures, brokenFigure(broken)]
}

function askConstantly(ask: Ask): { replies: Replies; stop: () => Promise<void> } {
  const replies: Replies = { asked: 0, failed: {} }
  const { stop } = atRate(perSecond, async (turn) => {
    const answer = turn % 2 === 0 ? ask('/api/pc/mall/search', search) : ask(pages[turn % pages.length]!)
    const reply = await answer.then(
      ({ status }) => String(status),
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    )
    replies.asked++
    const kind = `${turn % 2 === 0 ? 'POST' : 'GET'} ${reply}`
    if (reply !== '200') replies.failed[kind] = (replies.failed[kind] ?? 0) + 1
  })
  return { replies, stop }
}

/** @returns the exit code of each process that was ended */
async function restartUntil(processes: Awaited<ReturnType<typeof openLabMall>>['processes'], isOver: () => boolean) {
  const codes: (number | null)[] = []
  for (let turn = 0; !isOver(); turn++) {
    const each = processes[turn % processes.length]!
    codes.push(await each.stop())
    await each.start()
  }
  return { codes }
}

function replyFigures(name: string, { asked, failed }: Replies): Figure[] {
  const count = Object.values(failed).reduce((sum, each) => sum + each, 0)
  return [atMost(`${name}: failed of ${asked}${count > 0 ? ` ${JSON.stringify(failed)}` : ''}`, 0, count)]
}
