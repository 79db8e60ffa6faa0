import { maxWaiting, type EncodingTasks } from '@kalata/media-store/avif/encoding-tasks.ts'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'

/** Seconds that a claimed task belongs to its process: far longer than one encoding. */
const lease = 120

/** Of all machines that share a store: each task is claimed by one of them, and by another where that died with it. */
export function sharedTasks(db: Executor): EncodingTasks {
  /** What this process has queued a moment ago: a page asks for the same pictures many times. */
  const queued = new LRUCache<string, true>({ max: maxWaiting, ttl: 60_000 })
  return {
    lookEvery: 60_000,
    async add({ to }) {
      if (queued.has(to)) return
      queued.set(to, true)
      await db.execute(sql`
        insert into encoding_tasks (key) select ${to} where (select count(*) from encoding_tasks) < ${maxWaiting} on conflict do nothing`)
    },
    async next() {
      const { rows } = await db.execute<{ key: string }>(sql`
        update encoding_tasks set claimed_until = now() + make_interval(secs => ${lease}) where key = (
          select key from encoding_tasks where claimed_until is null or claimed_until < now()
          order by created_at, key limit 1 for update skip locked)
        returning key`)
      return rows[0] && { from: rows[0].key.replace(/\.avif$/, '.webp'), to: rows[0].key }
    },
    async done({ to }) {
      await db.execute(sql`delete from encoding_tasks where key = ${to}`)
    },
  }
}
