import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Named, Sent } from '#contract/core/call.ts'
import { parseEnvelope, swapFieldParam } from '#contract/core/envelope.ts'
import type { Language } from '#contract/core/languages.ts'
import { cachedBody, errorReply, publicText, type CallDeps, type Serialise, type Served } from './calls.ts'
import { coerce } from './coerce.ts'
import { envelopeSchema } from './envelope-schema.ts'
import { toDomainError } from '../error-handler.ts'
import { readNumericIds } from './numeric-ids.ts'

/** Calls of public data, answered without a request: what HTTP adds to one costs more than most of them. */
export interface DirectCalls {
  /**
   * What HTTP would reply to the call, and its bytes.
   * @param route that of `contract/paths.ts`
   * @param input flat
   * @returns undefined for what is left to HTTP: calls that are not of public data, input that the schemas reject
   */
  answer(route: string, input: object | undefined, lang: Language): Promise<{ sent: Sent; bytes: number } | undefined>
}

/** Calls whose replies may be cached. @param scope where their routes are registered; it compiles the schemas */
export function openDirectCalls(scope: FastifyInstance, served: readonly Served[], deps: CallDeps): DirectCalls {
  const calls = new Map(
    served
      .filter(({ call }) => call.cacheSeconds)
      .map((one) => [`${one.call.method} ${one.call.path}`, { one, compiled: undefined as Compiled | undefined }]),
  )
  return {
    async answer(route, input = {}, lang) {
      const found = calls.get(route.replace(/\?.*/, ''))
      if (!found) return undefined
      const { one } = found
      const { read, serialise } = (found.compiled ??= compile(scope, one.call))
      const valid = read(input)
      if (!valid) return undefined
      try {
        const ctx = deps.openPublicCtx(lang, scope.log)
        if (deps.replyCache) {
          const text = (await cachedBody(deps, one, ctx, valid.input, serialise)).plain.toString()
          return { sent: { status: 200, envelope: parseEnvelope(text) }, bytes: 3 * text.length }
        }
        const text = await publicText(deps, one, ctx, valid.input, serialise)
        return { sent: { status: 200, envelope: JSON.parse(text) as Sent['envelope'] }, bytes: 3 * text.length }
      } catch (error) {
        return { sent: failed(scope, one.call, error, lang), bytes: 0 }
      }
    },
  }
}

interface Compiled {
  /** The input as the handler gets it; undefined where it is rejected. */
  read(input: object): { input: unknown } | undefined
  serialise: Serialise
}

/** At the first use: pages send a few of the calls. */
function compile(scope: FastifyInstance, call: Named): Compiled {
  const { method, path: url } = call
  const serialise = scope.serializerCompiler!({ schema: envelopeSchema(call), method, url, httpStatus: '200' })
  return { read: flatInputReader(scope, call), serialise: serialise as Serialise }
}

/** Reads input as it would be read from a request that `encodeRequest` made of it. */
function flatInputReader(scope: FastifyInstance, call: Named): Compiled['read'] {
  const { method, path: url } = call
  const compilePart = (httpPart: string, schema: object | undefined) =>
    schema && scope.validatorCompiler!({ schema, method, url, httpPart } as Parameters<NonNullable<typeof scope.validatorCompiler>>[0])
  const isValid = {
    params: compilePart('params', call.params),
    query: compilePart('querystring', call.query),
    body: compilePart('body', call.body),
  }
  const inParams = new Set(Object.keys(call.params?.properties ?? {}))
  const inQuery = new Set(Object.keys(call.query?.properties ?? {}))
  return (input) => {
    const parts: Record<'params' | 'query' | 'body', Record<string, unknown>> = { params: {}, query: {}, body: {} }
    for (const [name, value] of Object.entries(JSON.parse(JSON.stringify(input)) as object)) {
      if (inParams.has(name)) parts.params[name] = String(value)
      else if (method === 'GET' || inQuery.has(name)) parts.query[name] = String(value)
      else parts.body[name] = value
    }
    if (call.params) coerce(parts.params, call.params)
    if (call.query) coerce(parts.query, call.query)
    if (call.body) readNumericIds(parts.body, call.body)
    const merged: Record<string, unknown> = {}
    for (const part of ['params', 'query', 'body'] as const) {
      if (!isValid[part]) continue
      if (isValid[part](parts[part]) !== true) return undefined
      Object.assign(merged, parts[part])
    }
    return { input: merged }
  }
}

function failed(scope: FastifyInstance, call: Named, error: unknown, lang: Language): Sent {
  const requestId = randomUUID()
  const domainError = toDomainError(error, scope.log.child({ reqId: requestId }))
  if (domainError.key === 'server.fault') domainError.params.requestId = requestId
  const { status, body } = errorReply(domainError, lang)
  const code = call.code === '0' ? String(body.code) : body.code
  return { status, envelope: { ...body, code, params: swapFieldParam(body.params!) } }
}
