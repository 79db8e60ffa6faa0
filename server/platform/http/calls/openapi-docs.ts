import type { FastifyInstance } from 'fastify'
import type { Served } from './calls.ts'
import { openApi } from './openapi.ts'

/** Serves the OpenAPI document of the calls at `/api/docs`; in development only. */
export function registerDocs(app: FastifyInstance, served: readonly Served[]): void {
  const calls = served.map(({ call }) => call)
  app.get('/api/docs', (_request, reply) => reply.type('application/json').send(JSON.stringify(openApi(calls))))
}
