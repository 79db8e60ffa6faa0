import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

/** The OpenAPI document of every call, from the same schemas that validate them; served in development only. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { openapi: { openapi: '3.1.0', info: { title: 'Kalata', version: '1' } } })
  app.get('/api/docs', { schema: { hide: true } as object }, (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(app.swagger())),
  )
}
