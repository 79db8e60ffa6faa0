import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallInput, CallReply, Calls, CallSpec, Envelope } from '#contract/core/call.ts'
import { errors } from '#contract/core/errors.ts'
import { isLanguage, wireDefaultLanguage, type Language } from '#contract/core/languages.ts'
import type { Ctx, MemberCtx } from '#server/context.ts'
import { SwrCache } from '../cache/swr-cache.ts'
import { DomainError } from '../domain-error.ts'
import { text } from '../texts.ts'

/** What a handler may know of the request beyond its input. */
export interface Http {
  request: FastifyRequest
  reply: FastifyReply
  /** Present where the call is `idempotent`. */
  idempotencyKey: string
}

type CtxOf<S extends CallSpec> = S['access'] extends 'member' ? MemberCtx : Ctx
type Handler<S extends CallSpec> = (ctx: CtxOf<S>, input: CallInput<S>, http: Http) => Promise<CallReply<S>> | CallReply<S>

export interface Served {
  method: 'GET' | 'POST'
  /** Without `/api/`. */
  path: string
  spec: CallSpec
  handle(ctx: Ctx, input: unknown, http: Http): unknown
}

/** Pairs a department's calls with their handlers; a call without a handler does not compile. */
export function serve<T extends Calls>(specs: T, handlers: { [K in keyof T]: Handler<T[K]> }): Served[] {
  return Object.entries(specs).map(([key, spec]) => {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string]
    return { method, path, spec, handle: handlers[key as keyof T] as unknown as Served['handle'] }
  })
}

export interface CallDeps {
  /** A ctx for this request; `member` only when asked for and signed in. */
  openCtx(request: FastifyRequest, lang: Language, withMember: boolean): Promise<Ctx>
  cacheReplies: boolean
  origin: string
}

/** The kept replies of public calls. */
export function openReplyCache(): SwrCache<string> {
  return new SwrCache<string>(64 * 1024 * 1024)
}

export function requestLang(request: FastifyRequest): Language {
  const lang = request.headers.lang
  return isLanguage(lang) ? lang : wireDefaultLanguage
}

/** Registers calls below `/api/`. Stops the start when one declares no access. */
export function registerCalls(app: FastifyInstance, calls: Served[], house: CallDeps, kept: SwrCache<string>): void {
  for (const call of calls) {
    if (!['public', 'visitor', 'member'].includes(call.spec.access)) throw new Error(`${call.method} ${call.path} declares no access`)
    for (const path of [call.path, ...(call.spec.also ?? [])]) registerCall(app, path, call, house, kept)
  }
}

function registerCall(app: FastifyInstance, path: string, call: Served, house: CallDeps, kept: SwrCache<string>): void {
  const { spec } = call
  app.route({
    method: call.method,
    url: `/api/${path}`,
    ...(spec.bodyLimit ? { bodyLimit: spec.bodyLimit } : {}),
    schema: {
      ...(spec.params ? { params: spec.params } : {}),
      ...(spec.query ? { querystring: spec.query } : {}),
      ...(spec.body ? { body: spec.body } : {}),
      response: { 200: envelopeSchema(spec) },
    },
    config: { spec },
    onRequest(request, _reply, done) {
      done(spec.form || spec.upload ? undefined : rejectForms(request))
    },
    async handler(request, reply) {
      const lang = requestLang(request)
      const input = { params: request.params, query: request.query, body: request.body }
      reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'lang')
      if (spec.access !== 'public') {
        reply.header('cache-control', 'no-store')
        if (call.method === 'POST') rejectCrossSite(request, house.origin)
      }
      if (spec.cacheSeconds && house.cacheReplies) return cachedReply(call, { request, reply, idempotencyKey: '' }, input, house, kept)
      const ctx = await house.openCtx(request, lang, spec.access !== 'public')
      if (spec.access === 'member' && !ctx.member) throw new DomainError('session.missing')
      rejectOtherMember(ctx, input)
      const idempotencyKey = spec.idempotent ? readIdempotencyKey(request) : ''
      return envelope(spec, await call.handle(ctx, input, { request, reply, idempotencyKey }))
    },
  })
}

/** A public reply from memory, as the text it was sent as the first time. */
async function cachedReply(call: Served, http: Http, input: unknown, house: CallDeps, kept: SwrCache<string>): Promise<FastifyReply> {
  const { request, reply } = http
  const lang = requestLang(request)
  const key = `${lang} ${call.method} ${call.path} ${JSON.stringify(input)}`
  const body = await kept.get(
    key.length > 300 ? createHash('sha256').update(key).digest('base64') : key,
    call.spec.cacheSeconds!,
    async () => {
      const ctx = await house.openCtx(request, lang, false)
      const value = reply.serialize(envelope(call.spec, await call.handle(ctx, input, http))) as string
      return { value, bytes: value.length * 2 }
    },
  )
  return reply.serializer((payload) => payload as string).send(body)
}

function envelope(spec: CallSpec, data: unknown): Envelope {
  return { code: spec.code ?? 0, message: '', [spec.in ?? 'data']: data }
}

/** One schema for success and refusal: a refusal is HTTP 200 too, without data and with its key. */
function envelopeSchema(spec: CallSpec): object {
  return {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { type: spec.code === '0' ? 'string' : 'integer' },
      message: { type: 'string' },
      key: { type: 'string' },
      params: { type: 'object', additionalProperties: true },
      [spec.in ?? 'data']: spec.reply,
    },
  }
}

/** A form that any page can post without asking reaches only the calls that say they take one. */
function rejectForms(request: FastifyRequest): Error | undefined {
  const type = request.headers['content-type'] ?? ''
  return /^\s*(?:multipart\/|application\/x-www-form-urlencoded)/i.test(type) ? new DomainError('request.wrongType') : undefined
}

/** A state change must come from our own pages: `Sec-Fetch-Site`, else `Origin`, else no. */
function rejectCrossSite(request: FastifyRequest, origin: string): void {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined ? site === 'same-origin' || site === 'none' : request.headers.origin === origin) return
  throw new DomainError('request.crossSite')
}

/** `storeMemberId` and `userId` are accepted where the specification sends them; the session decides. */
function rejectOtherMember(ctx: Ctx, input: { query: unknown; body: unknown }): void {
  for (const part of [input.query, input.body] as Record<string, unknown>[]) {
    const claimed = part?.storeMemberId ?? part?.userId
    if (claimed === undefined || claimed === '' || claimed === ctx.member?.id) continue
    ctx.log.warn({ event: 'memberMismatch', member: ctx.member?.id }, 'a call claimed another member')
    throw new DomainError('session.mismatch')
  }
}

function readIdempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key.length < 8 || key.length > 255) throw new DomainError('idempotency.missing')
  return key
}

/** The reply of a refusal or fault, in the caller's language. */
export function errorReply(error: DomainError, lang: Language): { status: number; body: Envelope } {
  const { code, status } = errors[error.key]
  return { status, body: { code, message: text(lang, error.key, error.params), key: error.key, params: error.params } }
}
