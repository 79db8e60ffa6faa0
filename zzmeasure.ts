// usage: node zzmeasure.ts ; reads lines "add N" / "cash N" / "card N" / "quit" / "profile"
import { readFileSync, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { sql } from 'drizzle-orm'
import { swapWireNames } from '#contract/core/wire-names.ts'
import { startMall } from './tools/running-mall.ts'
import { openDirectDb, plentifulOffers, shoppers, stockedOffers } from '#demo/testing/direct-db.ts'
import { orderOf } from './bench/orders.ts'

const module = existsSync('./tools/filled-mall.ts') ? './tools/filled-mall.ts' : './tools/running-mall.ts'
const { filledDataDir, removeDataDir } = await import(module)
const dataDir = filledDataDir('hw', { pictures: 'none' })
if (process.env.STATS) {
  const { appendFileSync } = await import('node:fs')
  appendFileSync(`${dataDir}/postgres/postgresql.conf`, "\nshared_preload_libraries = 'pg_stat_statements'\npg_stat_statements.track = all\npg_stat_statements.track_planning = on\npg_stat_statements.track_utility = on\n")
}
const extra: Record<string, string> = { LOG_LEVEL: 'error', CACHE_REPLIES: 'off' }
if (process.env.PROFILE) extra.NODE_OPTIONS = `--cpu-prof --cpu-prof-dir=${process.env.PROFILE}`
const mall = await startMall(dataDir, extra)
const direct = await openDirectDb(dataDir)
const db = direct.ctx.db
const offers = await plentifulOffers(direct, 50)
const cartOffers = (await stockedOffers(direct))
const members = await shoppers(direct, 1200)
const stat = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
const cpu = (pid: number) => { try { const s = stat(pid).slice(11); return 10 * (Number(s[0]) + Number(s[1])) } catch { return 0 } }
const pm = Number(readFileSync(`${dataDir}/${existsSync(`${dataDir}/postgres/postmaster.pid`) ? 'postgres' : 'postgres'}/postmaster.pid`, 'utf8').split('\n')[0])
const pmOf = async () => { const r = await db.execute(sql`select pg_backend_pid() as pid`); return Number(stat((r.rows[0] as {pid:number}).pid)[1]) }
const postmaster = await pmOf().catch(() => pm)
// nanoseconds of run time: /proc/PID/schedstat
const sched = (pid: number) => { try { let sum = 0; for (const t of [pid]) sum += Number(readFileSync(`/proc/${t}/schedstat`, 'utf8').split(' ')[0]); return sum / 1e6 } catch { return 0 } }
const pg = () => { const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ').map(Number); const s = stat(postmaster).slice(13); return { cpu: children.reduce((sum, pid) => sum + sched(pid), 0) + 10 * (Number(s[0]) + Number(s[1])) } }
const stats = async () => (await db.execute(sql`select wal_bytes::float8 as wal, wal_records::float8 as rec, wal_fpi::float8 as fpi from pg_stat_wal`)).rows[0] as any
const tx = async () => (await db.execute(sql`select xact_commit::float8 as commits from pg_stat_database where datname = current_database()`)).rows[0] as any
let su: any
if (process.env.STATS) {
  const { startPostgres } = await import('#server/platform/db/embedded/embedded-postgres.ts')
  const { superuser } = await startPostgres(dataDir)
  const { default: pgm } = await import('pg')
  su = new pgm.Client({ ...superuser, database: 'kalata' } as any); await su.connect()
  await su.query('create extension if not exists pg_stat_statements')
}
let turn = 0
const json = { 'content-type': 'application/json' }
const kinds: Record<string, any> = {
  add: { method: 'POST', path: '/api/minimall/cart/h5/addItem', setupRequest(r: any) { turn++
    return { ...r, headers: { ...r.headers, ...json, cookie: members[turn % 400]!.cookie }, body: swapWireNames(JSON.stringify({ offerId: cartOffers[(turn * 7) % cartOffers.length]!, quantity: 1 })) } } },
  cash: { method: 'POST', path: '/api/mall/checkout', setupRequest(r: any) { turn++; return { ...r, ...orderOf(members[turn % members.length]!, offers[turn % offers.length]!, 'cash', r.headers) } } },
  ping: { method: 'GET', path: '/health/live' },
}
const fire = (kind: string, amount: number, connections: number) => new Promise<any>((resolve, reject) => autocannon({ sampleInt: 50, url: mall.url, connections, amount, timeout: 20, requests: [kinds[kind]], headers: { lang: 'en', 'sec-fetch-site': 'same-origin', 'accept-encoding': 'identity' }, verifyBody: (b: any) => /^\{"code":"?0"?,/.test(String(b)) || /"key":"cart\.(?:onlyLeft|soldOut|full)"/.test(String(b)) } as any, (e: any, r: any) => e ? reject(e) : resolve(r)))
console.log(JSON.stringify({ ready: true, dataDir, url: mall.url, pid: mall.pid, postmaster }))
for await (const line of createInterface({ input: process.stdin })) {
  const [kind, n, c] = line.split(' ')
  if (kind === 'quit') break
  if (kind === 'reset') { await su.query('select pg_stat_statements_reset()'); console.log('{}'); continue }
  if (kind === 'stats') { const r = await su.query(`select calls, round(total_exec_time::numeric, 1)::float8 as exec, round(total_plan_time::numeric, 1)::float8 as plan, plans, rows, wal_bytes::float8 as wal, toplevel, query from pg_stat_statements where total_exec_time + total_plan_time > 0.2 order by total_exec_time + total_plan_time desc limit 70`); console.log(JSON.stringify(r.rows)); continue }
  const amount = Number(n)
  const before = { pg: pg(), node: cpu(mall.pid), wal: await stats(), tx: await tx() }
  const begun = performance.now()
  const r = await fire(kind!, amount, Number(c ?? 20))
  const ms = performance.now() - begun
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const after = { pg: pg(), node: cpu(mall.pid), wal: await stats(), tx: await tx() }
  const per = (x: number) => Math.round(x / amount * 1000) / 1000
  console.log(JSON.stringify({ kind, amount, rate: Math.round(amount / ms * 1000), p50: r.latency.p50, p99: r.latency.p99, pg: per(after.pg.cpu - before.pg.cpu), node: per(after.node - before.node), wal: per(after.wal.wal - before.wal.wal), records: per(after.wal.rec - before.wal.rec), fpi: per(after.wal.fpi - before.wal.fpi), commits: per(after.tx.commits - before.tx.commits), wrong: r.mismatches + r.errors + r.non2xx }))
}
await direct.close(); await mall.stop(); removeDataDir(dataDir)
process.exit(0)
