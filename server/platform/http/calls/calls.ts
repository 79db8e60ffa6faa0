import { createHash } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call, CallInput, CallReply, CallSpec, Envelope, Named } from '#contract/core/call.ts'
import { swapFieldParam } from '#contract/core/envelope.ts'
import { errors } from '#contract/core/errors.ts'
import { fromStored, isLanguage, wireDefaultLanguage, type Language } from '#contract/core/languages.ts'
import type { Ctx, MemberCtx } from '#server/context.ts'
import { swapWireNames } from '#contract/core/wire-names.ts'
import { noteTags, tagsOfLoad } from '@kalata/tagged-cache/tagged-cache.ts'
import { SwrCache } from '../../cache/swr-cache.ts'
import { replyTags, tagHeaders } from '../../cache/tags.ts'
import type { Logger } from '../../log.ts'
import { envelopeSchema } from './envelope-schema.ts'
import { CompressedOnce } from '@kalata/http-service/replies/compression.ts'
import { openEventLoopTurns } from '@kalata/http-service/load/event-loop-turns.ts'
import { openWire } from './wire.ts'
import { DomainError } from '../../domain-error.ts'
import { storedText } from '../../texts.ts'

/** The request and reply for handlers that set cookies or read addresses. */
export interface Http {
  request: FastifyRequest
  reply: FastifyReply
  /** Present where the call is `idempotent`. */
  idempotencyKey: string
}

type CtxOf<C extends Call> = C['access'] extends 'member' ? MemberCtx : Ctx
/** A call whose reply may be cached knows nothing of the request. */
type Handler<C extends Call> = C extends { cacheSeconds: number }
  ? (ctx: Ctx, input: CallInput<C>) => Promise<CallReply<C>> | CallReply<C>
  : (ctx: CtxOf<C>, input: CallInput<C>, http: Http) => Promise<CallReply<C>> | CallReply<C>

/** A call with its handler. */
export interface Served {
  call: Named
  /** @param http absent where the call's replies may be cached */
  handle(ctx: Ctx, input: unknown, http?: Http): unknown
}

/** Pairs the calls of a module with their handlers; a call without a handler does not compile. */
export function serve<T extends Record<string, Named>>(calls: T, handlers: { [K in keyof T]: Handler<T[K]> }): Served[] {
  return Object.entries(calls).map(([key, call]) => ({ call, handle: handlers[key as keyof T] as unknown as Served['handle'] }))
}

export interface CallDeps {
  /** A ctx for this request; `member` only when asked for and signed in. */
  openCtx(request: FastifyRequest, lang: Language, withMember: boolean): Promise<Ctx>
  /** A ctx for what is the same for everybody. */
  openPublicCtx(lang: Language, log: FastifyBaseLogger): Ctx
  /** Answers a call of public data (`cacheSeconds`), which only reads, by a replica of the database where there is one. */
  readPublic<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** Absent where replies are not cached. */
  replyCache: ReplyCache | undefined
  origin: string
  /** Public replies say in headers what they show. */
  namesTags: boolean
}

/**
 * Orders and other calls that are sent once, which a crowd may send at one moment: so many begin to be read in one turn of the event loop,
 * about two milliseconds of work.
 */
const inTurn = openEventLoopTurns(8)

export type ReplyCache = SwrCache<CompressedOnce>

/** The cache of public replies, at most 64 MB. */
export function openReplyCache(log: Logger): ReplyCache {
  return new SwrCache<CompressedOnce>(64 * 1024 * 1024, (error) => log.warn({ err: error }, 'a cached reply could not be refreshed'))
}

export function requestLang(request: FastifyRequest): Language {
  const lang = request.headers.lang
  return isLanguage(lang) ? lang : wireDefaultLanguage
}

/**
 * Registers calls below `/api/`.
 * @throws Error at start when a call declares no access, or a name in two of params, query and body
 */
export function registerCalls(app: FastifyInstance, served: Served[], deps: CallDeps): void {
  openWire(app)
  for (const one of served) {
    const { call } = one
    if (!['public', 'visitor', 'member'].includes(call.access)) throw new Error(`${call.name} declares no access`)
    for (const path of [call.path, ...(call.also ?? [])]) registerCall(app, path, one, deps)
  }
}

function registerCall(app: FastifyInstance, path: string, served: Served, deps: CallDeps): void {
  const { call } = served
  const readInput = inputReader(call)
  app.route({
    method: call.method,
    url: `/api/${path}`,
    ...(call.bodyLimit ? { bodyLimit: call.bodyLimit } : {}),
    schema: {
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body ? { body: call.body } : {}),
      response: { 200: envelopeSchema(call) },
    },
    config: { call },
    onRequest(request, _reply, done) {
      if (!call.query?.properties.lang) acceptLanguage(request)
      const isPersonal = call.access !== 'public' && call.method === 'POST'
      const rejection =
        (isPersonal ? rejectCrossSite(request, deps.origin) : undefined) ?? (call.form || call.upload ? undefined : rejectForms(request))
      if (rejection || !call.idempotent) done(rejection)
      else inTurn(done)
    },
    async handler(request, reply) {
      const lang = requestLang(request)
      const input = readInput(request)
      reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'lang, accept-encoding')
      if (call.access !== 'public') reply.header('cache-control', 'no-store')
      if (call.cacheSeconds && deps.replyCache) {
        const ctx = deps.openPublicCtx(lang, request.log)
        // Of the route, not of this reply: `reply.serialize` would use the serializer that is set for it.
        const serialise = reply.getSerializationFunction('200')!
        return sendCached(await cachedBody(deps, served, ctx, input, serialise), request, reply)
      }
      const ctx = await deps.openCtx(request, lang, call.access !== 'public')
      if (call.access === 'member' && !ctx.member) throw new DomainError('session.missing')
      rejectOtherMember(ctx, request)
      const idempotencyKey = call.idempotent ? readIdempotencyKey(request) : ''
      const answer = async (ctx: Ctx) => served.handle(ctx, input, { request, reply, idempotencyKey })
      return envelope(call, await (call.cacheSeconds ? deps.readPublic(ctx, answer) : answer(ctx)))
    },
  })
}

/** Reads the flat input of a call; one part is handed on as it is, several are merged. */
function inputReader(call: Named): (request: FastifyRequest) => unknown {
  const parts = (['params', 'query', 'body'] as const).filter((part) => call[part])
  const names = parts.flatMap((part) => Object.keys(call[part]!.properties))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`${call.name} declares ${twice} in two of params, query and body`)
  const [only] = parts
  if (parts.length === 1) return (request) => request[only!]
  return (request) => Object.assign({}, ...parts.map((part) => request[part]))
}

/** Sends a public reply from the cache. */
async function sendCached(body: CompressedOnce, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const encoding = body.encodingFor(request.headers['accept-encoding'])
  for (const [name, value] of body.headers) reply.header(name, value)
  if (encoding) reply.header('content-encoding', encoding)
  const bytes = encoding ? await body.in(encoding) : body.plain
  return reply.serializer((payload) => payload as string).send(bytes)
}

/** The text of an envelope, by the schema of the call's reply. */
export type Serialise = (envelope: Record<string, unknown>) => string

/** What a public call replies, from the cache: it was serialised and translated to wire names before, and is compressed once. */
export function cachedBody(deps: CallDeps, served: Served, ctx: Ctx, input: unknown, serialise: Serialise): Promise<CompressedOnce> {
  const { call } = served
  const key = `${ctx.lang} ${call.name} ${JSON.stringify(input)}`
  const short = key.length > 300 ? createHash('sha256').update(key).digest('base64') : key
  return deps.replyCache!.get(short, call.cacheSeconds!, async () => {
    const text = swapWireNames(await publicText(deps, served, ctx, input, serialise))
    const value = new CompressedOnce(text, deps.namesTags ? tagHeaders(tagsOfLoad()) : [])
    return { value, bytes: value.bytes }
  })
}

/** What a public call replies, with the names used inside. */
export async function publicText(
  deps: CallDeps,
  { call, handle }: Served,
  ctx: Ctx,
  input: unknown,
  serialise: Serialise,
): Promise<string> {
  const data = await deps.readPublic(ctx, async (ctx) => handle(ctx, input))
  noteTags(replyTags(input, data))
  return serialise({ ...envelope(call, data) })
}

function envelope(spec: CallSpec, data: unknown): Envelope {
  return { code: spec.code ?? 0, message: '', [spec.in ?? 'data']: data }
}

/** A `lang` in the query says the language as the header does, and before it: an address can be opened without headers. */
function acceptLanguage(request: FastifyRequest): void {
  const query = request.query as Record<string, unknown>
  if (!('lang' in query)) return
  const { lang } = query
  const found = typeof lang === 'string' ? (isLanguage(lang) ? lang : fromStored(lang)) : undefined
  if (found) request.headers.lang = found
  delete query.lang
}

/** A form that any page can post without asking reaches only the calls that say they take one. */
function rejectForms(request: FastifyRequest): Error | undefined {
  const type = request.headers['content-type'] ?? ''
  return /^\s*(?:multipart\/|application\/x-www-form-urlencoded)/i.test(type) ? new DomainError('request.wrongType') : undefined
}

/**
 * A state change must not come from another site's page (docs/decisions/0242): `Sec-Fetch-Site` says so, else `Origin`. Browsers send one of them with
 * every POST; what sends neither is a program, with no cookies but its own.
 */
function rejectCrossSite(request: FastifyRequest, ownOrigin: string): Error | undefined {
  const { 'sec-fetch-site': site, origin = ownOrigin } = request.headers
  const isOurs = site === undefined ? origin === ownOrigin : site === 'same-origin' || site === 'none'
  return isOurs ? undefined : new DomainError('request.crossSite')
}

/** `storeMemberId` and `userId` are accepted where the specification sends them; the session decides. */
function rejectOtherMember(ctx: Ctx, request: FastifyRequest): void {
  for (const part of [request.query, request.body] as Record<string, unknown>[]) {
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

/** Status and envelope of an error, in the caller's language and with wire names in its field. */
export function errorReply(error: DomainError, lang: Language): { status: number; body: Envelope } {
  const { code, status } = errors[error.key]
  const params = swapFieldParam(error.params)
  return { status, body: { code, message: storedText(lang, error.key, params), key: error.key, params } }
}
