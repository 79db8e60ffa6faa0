import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Drain } from './drain.ts'

/** `/health/live`: the process answers. `/health/ready`: the database does too, and it is not closing. Neither tells more than that. */
export function registerHealth(app: FastifyInstance, db: Database, drain: Drain): void {
  app.get('/health/live', { exposeHeadRoute: true }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  )
  app.get('/health/ready', { exposeHeadRoute: true }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (drain.isClosing) return reply.code(503).send({ status: 'closing' })
    try {
      await db.execute(sql`select 1`)
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'not ready' })
    }
  })
}
