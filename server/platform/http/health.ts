import type { FastifyInstance } from 'fastify'
import { assertPrimary, type Database } from '@kalata/drizzle-postgres/database.ts'
import type { Drain } from '@kalata/http-service/ending/drain.ts'

/** ms that the database may take: who asks for readiness waits about as long. */
const answerWithin = 2000

/**
 * `/health/live`: the process answers. `/health/ready`: the database does too, can be written to, the process has what it answers with and is not
 * closing. Neither tells more than that.
 */
export function registerHealth(app: FastifyInstance, db: Database, drain: Drain, isReady: () => boolean): void {
  app.get('/health/live', { exposeHeadRoute: true }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  )
  app.get('/health/ready', { exposeHeadRoute: true }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (drain.isClosing) return reply.code(503).send({ status: 'closing' })
    if (!isReady()) return reply.code(503).send({ status: 'starting' })
    try {
      await assertPrimary(db, answerWithin)
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'not ready' })
    }
  })
}
