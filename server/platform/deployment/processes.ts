import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { sql } from 'drizzle-orm'
import { Type } from 'typebox'
import type { Ctx } from '#server/context.ts'
import type { ModuleJob } from '#server/module.ts'
import type { Invariant } from '../db/schema/invariants.ts'
import { rows } from '@kalata/drizzle-postgres/statements/rows.ts'
import type { Settings } from '../settings.ts'
import { durabilityOf } from './durability.ts'

/** ms that the clocks of a process and of the database may differ: deals begin and end by the process's. */
const maxSkew = 1000
const recent = `seen_at > now() - interval '2 minutes'`

/** Settings that every process of a mall has alike: what one promises the others must keep. */
const shared = [
  ...([
    'origin',
    'mediaUrl',
    'searchUrl',
    'cachePurgeUrls',
    'smtpUrl',
    'mailFrom',
    'smsUrl',
    'smsFrom',
    'smsPerDay',
    'codeSeconds',
  ] as const),
  ...(['signIn', 'merchants', 'enumerationSafe', 'stripe'] as const),
] satisfies (keyof Settings)[]

/** What `kalata check` says of the processes that run. */
export const processInvariants: Invariant[] = [
  {
    name: 'all processes have the same settings',
    broken: `select s.key || ' differs: ' || string_agg(p.id, ', ' order by p.id) from processes p, jsonb_each_text(p.settings) s
      where ${recent} group by s.key having count(distinct s.value) > 1`,
  },
  {
    name: `the clocks of processes and database differ by less than ${maxSkew / 1000} s`,
    broken: `select id || ' by ' || clock_ahead || ' ms' from processes where ${recent} and abs(clock_ahead) >= ${maxSkew}`,
  },
]

/** Digests, for secrets are among them; 48 bits tell two values apart and nobody what they are. */
export function digestsOf({ settings, modules }: Pick<Ctx, 'settings' | 'modules'>): Record<string, string> {
  const values: Record<string, unknown> = Object.fromEntries(shared.map((name) => [name, settings[name]]))
  for (const { sharedSecrets } of modules) Object.assign(values, sharedSecrets?.(settings))
  const digest = (value: unknown) =>
    createHash('sha256')
      .update(JSON.stringify(value) ?? '')
      .digest('hex')
      .slice(0, 12)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, digest(value)]))
}

const thisProcess = `${hostname()}:${process.pid}`

/** Notes this process, its settings and its clock. @returns ms that its clock is ahead of the database's, at least */
export async function noteProcess(ctx: Ctx, id = thisProcess): Promise<number> {
  const Clock = Type.Object({ at: Type.Number() })
  const asked = ctx.now().getTime()
  const [clock] = await rows(ctx.db, Clock, sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`)
  // In the middle of the way there and back; what that way lasted may be on either side, seconds while the database is slow.
  const doubt = (ctx.now().getTime() - asked) / 2
  const middle = asked + doubt - clock!.at
  const ahead = Math.round(Math.sign(middle) * Math.max(0, Math.abs(middle) - doubt))
  await ctx.db.execute(sql`
    with old as (delete from processes where seen_at < now() - interval '10 minutes')
    insert into processes as p (id, settings, clock_ahead) values (${id}, ${JSON.stringify(digestsOf(ctx))}::jsonb, ${ahead})
    on conflict (id) do update set settings = excluded.settings, clock_ahead = excluded.clock_ahead, seen_at = now()`)
  return ahead
}

/** This process ends: what is compared with it runs. Where the database does not answer, the row counts for two minutes more. */
export async function deleteProcess(ctx: Ctx, id = thisProcess): Promise<void> {
  await ctx.db.execute(sql`delete from processes where id = ${id}`).catch(() => undefined)
}

/** Every half minute; what is wrong at the start is a line of the log, later `kalata check` says it. */
export function watchProcess(): ModuleJob {
  let isStart = true
  return {
    name: 'process',
    every: 30_000,
    atStart: true,
    ofProcess: true,
    async run(ctx) {
      const ahead = await noteProcess(ctx)
      if (isStart) await warnOfDeployment(ctx, ahead)
      isStart = false
    },
  }
}

async function warnOfDeployment(ctx: Ctx, ahead: number): Promise<void> {
  if (Math.abs(ahead) >= maxSkew)
    ctx.log.error({ ms: ahead }, "the clocks of this process and of the database differ: deals begin and end by this one's")
  const { rows: differing } = await ctx.db.execute<Record<string, string>>(sql.raw(processInvariants[0]!.broken))
  for (const row of differing) ctx.log.error({ setting: Object.values(row)[0] }, 'a setting differs between processes')
  const durability = await durabilityOf(ctx)
  if (durability === 'asynchronous')
    ctx.log.error({}, 'commits are not durable on a second server: a failover may lose orders that were paid')
}
