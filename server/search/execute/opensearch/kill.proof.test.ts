import type { OpenSearchIndex } from '@kalata/opensearch-index/opensearch-index.ts'
import { hasSearchNodes, SearchCluster } from '@kalata/opensearch-index/testing/search-nodes.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PostgresServer } from '@kalata/postgres-server/postgres-server.ts'
import { killChildMall, startChildMall, type ChildMall } from '#demo/testing/child-mall.ts'
import { RandomMall } from '#demo/testing/random-mall.ts'
import type { TestMall } from '#demo/testing/test-mall.ts'
import { sorts } from '#contract/search/constants.ts'
import type { Ctx } from '#server/context.ts'
import { openCtx } from '#server/open-ctx.ts'
import { closeDatabase, type Database } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { ensureDatabase, startPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { migrate } from '#server/platform/db/schema/migrations.ts'
import { openLog } from '#server/platform/log.ts'
import { openStates } from '#server/platform/module-state.ts'
import { readSettings } from '#server/platform/settings.ts'
import type { SearchPlan } from '../../plan/search-plan.rules.ts'
import type { SearchEngine } from '../search-engine.service.ts'
import { openSearchEngine, sqlEngine } from '../engines.service.ts'
import { outsideEngine } from './opensearch.service.ts'

/** A request of the process that writes, and whether OpenSearch has done it when the process is killed. */
interface Moment {
  request: RegExp
  isDone: boolean
}

const noted = /^PUT \/[^/]+\/_doc\/layout/
const whileFollowing: Moment[] = [
  { request: /^POST .*_bulk/, isDone: false },
  { request: /^POST .*_bulk/, isDone: true },
  { request: /^POST .*_refresh/, isDone: true },
  { request: noted, isDone: false },
]
const whileBuilding: Moment[] = [
  { request: /^PUT \/_index_template/, isDone: true },
  { request: /^PUT \/test-products-[^/]+$/, isDone: true },
  { request: /^POST .*_bulk/, isDone: true },
  { request: /^POST \/_aliases/, isDone: false },
  { request: /^POST \/_aliases/, isDone: true },
  { request: /^DELETE /, isDone: false },
]

const everything: SearchPlan = { lang: 'en', filters: {}, sort: 'newest', limit: 100, offset: 0, lists: true }
const dataDir = mkdtempSync(join(tmpdir(), 'kalata-engine-kill-'))
const cluster = new SearchCluster()
let postgres: PostgresServer
let db: Database
let states: ReturnType<typeof openStates>
let random: RandomMall
let between: Server
let writer: ChildMall | undefined
let moment: Moment | undefined
let killed = Promise.withResolvers<void>()

const direct = () => readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir, SEARCH_URL: cluster.address('test', 'timeout=30000') })
const ctx = (): Ctx => ({ ...openCtx({ db, lang: 'en', log: openLog('silent'), settings: direct() }), state: states.state })
const engine = (): OpenSearchIndex => outsideEngine(ctx())!

/** Passes a request on, and kills the process that sends it where its moment has come: before, or where there is an answer. */
function passOn(asked: IncomingMessage, reply: ServerResponse): void {
  const isMoment = moment?.request.test(`${asked.method} ${asked.url}`) ? moment : undefined
  if (isMoment && !isMoment.isDone) return void killWriter()
  const { method, url, headers } = asked
  const passed = request({ host: '127.0.0.1', port: cluster.nodes[0]!.port, method, path: url, headers }, (answer) => {
    if (isMoment) return void killWriter()
    reply.writeHead(answer.statusCode!, answer.headers)
    answer.pipe(reply)
  })
  passed.on('error', () => reply.destroy())
  asked.pipe(passed)
}

async function killWriter(): Promise<void> {
  moment = undefined
  await killChildMall(writer!)
  killed.resolve()
}

async function startWriter(): Promise<void> {
  const { port } = between.address() as AddressInfo
  writer = await startChildMall(dataDir, { SEARCH_URL: `http://127.0.0.1:${port}/test?timeout=30000&silence=3000` })
}

/** What the database finds, in each order, is what OpenSearch finds. */
async function answersOf(searchEngine: SearchEngine): Promise<unknown[]> {
  const answers = []
  for (const sort of sorts) {
    const found = await searchEngine.find(ctx(), { ...everything, sort })
    answers.push(found && { ids: found.ids, total: found.total })
  }
  return answers
}

/** Some of each kind. */
async function changeProducts(turn: number): Promise<void> {
  for (const [place, kind] of (['price', 'add', 'delete', 'rename', 'stock', 'unlist', 'list'] as const).entries())
    await random.apply({ kind, product: turn * 5 + place, value: turn * 17 + place })
}

async function indexes(): Promise<unknown> {
  const { alias } = engine().names
  return (await engine().client.send('GET', `/_cat/indices/${alias}-*`, { query: { format: 'json', h: 'index' } })).body
}

/** Another process goes on. */
async function expectAlike(): Promise<void> {
  await startWriter()
  const expected = await answersOf(sqlEngine)
  await vi.waitFor(async () => expect(await answersOf(openSearchEngine)).toEqual(expected), { timeout: 120_000, interval: 500 })
  // An index is searched a moment before the others are deleted.
  await vi.waitFor(async () => expect(await indexes()).toHaveLength(1), { timeout: 60_000, interval: 200 })
}

describe.runIf(hasSearchNodes)('the process that writes into OpenSearch', { shuffle: false }, () => {
  beforeAll(async () => {
    postgres = await startPostgres(dataDir)
    await ensureDatabase(postgres.superuser, 'kalata')
    db = openDatabase({ ...postgres.address, database: 'kalata' })
    await migrate(db)
    await cluster.start(1)
    between = createServer(passOn)
    await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
    states = openStates({ ...openCtx({ db, lang: 'en', log: openLog('silent'), settings: direct() }), settings: direct() })
    random = new RandomMall({ ctx, db } as TestMall)
    await random.fill()
    await expectAlike()
  }, 600_000)
  afterAll(async () => {
    if (writer) await killChildMall(writer)
    between.closeAllConnections()
    between.close()
    await states.close()
    await cluster.end()
    await closeDatabase(db)
    await postgres.release()
    rmSync(dataDir, { recursive: true, force: true })
  }, 60_000)

  it.each([...whileFollowing.entries()])('may be killed while it follows: %i, %o', { timeout: 300_000 }, async (turn, each) => {
    killed = Promise.withResolvers()
    moment = each
    await changeProducts(turn)
    await killed.promise
    await changeProducts(turn + 50)
    await expectAlike()
  })

  it.each([...whileBuilding.entries()])('may be killed while it builds: %i, %o', { timeout: 300_000 }, async (turn, each) => {
    await killChildMall(writer!)
    // An index without the alias is no one that is followed.
    const { alias } = engine().names
    await engine().client.send('POST', '/_aliases', { body: { actions: [{ remove: { index: `${alias}-*`, alias } }] } })
    await changeProducts(turn + 100)
    killed = Promise.withResolvers()
    moment = each
    await startWriter()
    await killed.promise
    await changeProducts(turn + 150)
    await expectAlike()
  })
})
