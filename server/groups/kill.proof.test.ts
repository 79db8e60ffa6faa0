import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PostgresServer } from '@kalata/postgres-server/postgres-server.ts'
import { aGroupCampaign } from '#demo/factories/groups.ts'
import { killChildMall, startChildMall, type ChildMall } from '#demo/testing/child-mall.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { aGroupBuyer, placeOver, type GroupBuyer, type PlacedSeat } from '#demo/testing/group-buyers.ts'
import { pressOver, submitOver } from '#demo/testing/over-http.ts'
import type { Ctx } from '#server/context.ts'
import { openCtx } from '#server/open-ctx.ts'
import { closeDatabase, type Database } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { migrate } from '#server/platform/db/schema/migrations.ts'
import { openLog } from '#server/platform/log.ts'
import { ensureDatabase, startPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { readSettings } from '#server/platform/settings.ts'

/** Kills at random moments of joining, capturing and expiring; `GROUP_KILLS=30` for the full proof. */
const kills = Number(process.env.GROUP_KILLS ?? 3)
const groupsPerRound = 4
const dataDir = mkdtempSync(join(tmpdir(), 'kalata-group-kill-'))

let postgres: PostgresServer
let db: Database
let ctx: Ctx
let server: ChildMall | undefined
beforeAll(async () => {
  postgres = await startPostgres(dataDir)
  await ensureDatabase(postgres.superuser, 'kalata')
  db = openDatabase({ ...postgres.address, database: 'kalata' })
  await migrate(db)
  ctx = openCtx({ db, lang: 'en', log: openLog('silent'), settings: readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir }) })
})
afterAll(async () => {
  if (server) await killChildMall(server)
  await closeDatabase(db)
  await postgres.release()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A group of two with its paid leader, and anyone who is about to join it. */
async function aPair(url: string): Promise<{ groupId: string; leader: PlacedSeat; joiner: GroupBuyer }> {
  const campaign = await aGroupCampaign(ctx, { size: 2 })
  const leader = await placeOver(url, await aGroupBuyer(ctx, campaign))
  await pressOver(url, leader.redirectUrl)
  const found = await db.execute<{ id: string }>(sql`select id from groups where campaign_id = ${campaign.id}`)
  const groupId = found.rows[0]!.id
  return { groupId, leader, joiner: await aGroupBuyer(ctx, campaign, groupId) }
}

const cut = () => undefined

it(
  `every group is in a legal state and every unit of money moved once, through ${kills} kills`,
  { timeout: 60_000 * kills + 120_000 },
  async () => {
    for (let round = 0; round < kills; round++) {
      server = await startChildMall(dataDir)
      const { url } = server
      const pairs = []
      for (let place = 0; place < groupsPerRound; place++) pairs.push(await aPair(url))
      const work = pairs.map(async ({ groupId, joiner }, place) => {
        // Every other group's time is over while its last seat is paid for.
        const answer = await submitOver(url, joiner).catch(cut)
        const past = sql`update groups set deadline = opened_at + interval '1 millisecond' where id = ${groupId}::uuid and state = 'open'`
        if (place % 2 === 1) await db.execute(past)
        if (answer?.code === 0) await pressOver(url, answer.data!.redirectUrl).catch(cut)
      })
      await sleep(Math.random() * 400)
      await killChildMall(server)
      await Promise.all(work)
      await expectInvariants(db)
    }
    server = await startChildMall(dataDir)
    // What a killed process had claimed is due at once, instead of after its lease; unpaid seats run out of time.
    await db.execute(sql`update outbox set due_at = now() where done_at is null and due_at > now()`)
    await db.execute(sql`update purchases set expires_at = now() where state = 'open'`)
    await db.execute(
      sql`update groups set deadline = greatest(opened_at + interval '1 millisecond', now() - interval '1 second') where state = 'open'`,
    )
    const begun = performance.now()
    for (;;) {
      const open = await db.execute<{
        n: number
      }>(sql`select (select count(*) from outbox where done_at is null and topic not in ('mail', 'sms'))::int
      + (select count(*) from groups where state = 'open')::int as n`)
      if (open.rows[0]!.n === 0) break
      if (performance.now() - begun > 90_000) throw new Error(`${open.rows[0]!.n} things were not finished`)
      await sleep(250)
    }
    await expectInvariants(db)
    const money = await db.execute(sql`
    select p.id from payments p join group_seats s using (purchase_id) left join sandbox_charges c using (reference)
    where p.captured + p.voided <> p.authorised or coalesce(c.state, 'void') not in ('captured', 'void')
      or (s.state = 'confirmed') <> (p.captured = p.total)`)
    expect(money.rows).toEqual([])
    const ends = await db.execute<{ state: string }>(sql`select distinct state from groups order by 1`)
    expect(ends.rows.map((row) => row.state)).not.toContain('open')
  },
)
