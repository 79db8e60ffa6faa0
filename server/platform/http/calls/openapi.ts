import type { TObject, TSchema } from 'typebox'
import type { Named } from '#contract/core/call.ts'
import { languages } from '#contract/core/languages.ts'
import { swapFieldPath } from '#contract/core/wire-names.ts'
import { envelopeSchema } from './envelope-schema.ts'
import type { FastifyInstance } from 'fastify'
import type { Served } from './calls.ts'

const description = [
  'Every call answers with the envelope { code, message, data | dataMap | value }.',
  `The language of texts and messages is the header \`lang\` (${languages.join(', ')}; zh without one), or \`lang\` in the query, which counts first.`,
  'A POST to a call that may know the caller is rejected (403, `request.crossSite`) where `Sec-Fetch-Site`, else `Origin`, names another site, ' +
    'whatever its content type; a client that sends neither header is answered.',
].join('\n\n')

/** The OpenAPI 3.1 document of typed calls, with wire names; paths in alphabetical order. */
export function openApi(calls: readonly Named[]): object {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const url = `/api/${call.path.replace(/:(\w+)/g, '{$1}')}`
    paths[url] = { ...paths[url], [call.method.toLowerCase()]: operation(call) }
  }
  const tags = [...new Set(calls.map(tagOf))].sort().map((name) => ({ name }))
  return {
    openapi: '3.1.0',
    info: { title: 'Kalata', version: '1', description },
    tags,
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } },
  }
}

/** The module as its folders are called: `personal-data`. */
const tagOf = ({ module }: Named): string => module.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

const fileSchema = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } }

function operation(call: Named): object {
  const body = call.body && onWire(call.body)
  const forms = call.form ? { 'application/x-www-form-urlencoded': { schema: body } } : {}
  const also = call.also ? [`Also at ${call.also.map((path) => `/api/${path}`).join(', ')}.`] : []
  const description = [...(call.description ? [call.description] : []), ...also].join('\n\n')
  return {
    operationId: call.name,
    tags: [tagOf(call)],
    summary: call.summary,
    ...(description ? { description } : {}),
    ...(call.access === 'member' ? { security: [{ session: [] }] } : {}),
    parameters: [
      ...(['header', 'query'] as const).map((place) => ({ name: 'lang', in: place, schema: { type: 'string', enum: languages } })),
      ...(call.idempotent ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', minLength: 8 } }] : []),
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
    ],
    ...(body ? { requestBody: { content: { 'application/json': { schema: body }, ...forms } } } : {}),
    ...(call.upload ? { requestBody: { content: { 'multipart/form-data': { schema: fileSchema } } } } : {}),
    responses: {
      200: {
        description: 'The reply, or an error with its code',
        content: { 'application/json': { schema: onWire(envelopeSchema(call) as TSchema) } },
      },
    },
  }
}

function parameters(schema: TObject | undefined, place: 'path' | 'query'): object[] {
  const required = new Set(schema?.required)
  return Object.entries(schema?.properties ?? {}).map(([name, one]) => ({
    name: swapFieldPath(name),
    in: place,
    required: required.has(name),
    schema: onWire(one),
  }))
}

/** A schema with the wire names of its properties. */
function onWire(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(onWire)
  if (schema === null || typeof schema !== 'object') return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'required') return [key, (value as string[]).map(swapFieldPath)]
      if (key !== 'properties') return [key, onWire(value)]
      return [key, Object.fromEntries(Object.entries(value as object).map(([name, one]) => [swapFieldPath(name), onWire(one)]))]
    }),
  )
}

/** Serves the OpenAPI document of the calls at `/api/docs`; in development only. */
export function registerDocs(app: FastifyInstance, served: readonly Served[]): void {
  const calls = served.map(({ call }) => call)
  app.get('/api/docs', (_request, reply) => reply.type('application/json').send(JSON.stringify(openApi(calls))))
}
