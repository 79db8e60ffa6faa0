/** Several processes on one port, the embedded database too: anyone who is killed is back, and no request is lost but those it was answering. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDirectDb } from '#demo/testing/direct-db.ts'
import { removeDataDir } from './filled-mall.ts'
import { startMall, type RunningMall } from './running-mall.ts'

const rounds = Number(process.env.OUTAGE_ROUNDS ?? 5)
let dataDir: string
let mall: RunningMall
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'kalata-workers-'))
  mall = await startMall(dataDir, { WORKERS: '2', LOG_LEVEL: 'info' })
})
afterEach(async () => {
  await mall.stop()
  removeDataDir(dataDir)
})

/** The processes that serve, oldest first. */
const workers = (): number[] =>
  readFileSync(`/proc/${mall.pid}/task/${mall.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.mjs'))

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('one that is killed is started again, and the others answer meanwhile', async () => {
  expect(workers()).toHaveLength(2)
  let failed = 0
  let answered = 0
  const state = { isOver: false }
  const asking = (async () => {
    for (; !state.isOver; await sleep(5))
      await fetch(`${mall.url}/health/live`, { headers: { connection: 'close' }, signal: AbortSignal.timeout(3000) }).then(
        (answer) => void (answer.ok && answered++),
        () => void failed++,
      )
  })()
  const recoveries: number[] = []
  for (let round = 0; round < rounds; round++) {
    await expect.poll(() => workers().length, { timeout: 30_000 }).toBe(2)
    await sleep(1500)
    const killed = workers()[round % 2]!
    const begun = performance.now()
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => workers().filter((pid) => pid !== killed).length, { timeout: 30_000, interval: 10 }).toBe(2)
    recoveries.push(performance.now() - begun)
  }
  state.isOver = true
  await asking
  console.log(
    `workers: rounds ${rounds}, answered ${answered}, failed ${failed}, slowest restart ${Math.round(Math.max(...recoveries))} ms`,
  )
  // At most the one request that the killed process had, or was just handed: that one waits until its client gives up.
  expect(failed).toBeLessThanOrEqual(rounds)
  expect(answered).toBeGreaterThan(rounds * 20)
}, 180_000)

it('one of them does the jobs, and all end in order with the one that started them', async () => {
  const pids = workers()
  const direct = await openDirectDb(dataDir)
  const seen = async () =>
    (await direct.ctx.db.execute<{ id: string }>(sql`select id from processes`)).rows.map(({ id }) => Number(id.split(':')[1]))
  await expect.poll(async () => (await seen()).toSorted(), { timeout: 30_000 }).toEqual(pids.toSorted())
  await direct.close()
  expect(await mall.stop()).toBe(0)
  expect(pids.filter(isRunning)).toEqual([])
}, 60_000)

it('those who serve end with the one that started them, though it was killed', async () => {
  const pids = workers()
  process.kill(mall.pid, 'SIGKILL')
  await expect.poll(() => pids.filter(isRunning), { timeout: 20_000 }).toEqual([])
}, 60_000)
