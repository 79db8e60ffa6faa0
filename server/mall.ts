import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { findMember } from '#server/accounts/sessions/sessions.service.ts'
import type { CallSpec } from '#contract/core/call.ts'
import type { Ctx } from './context.ts'
import { servedCalls, jobs, outboxHandlers, plugins } from './modules.ts'
import { openReplyCache, registerCalls, type CallDeps } from '#server/platform/http/calls.ts'
import type { Database } from '#server/platform/db/database.ts'
import { registerErrorHandler, sendEnvelope } from '#server/platform/http/error-handler.ts'
import { registerHealth } from '#server/platform/http/health.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { startJobs } from './platform/jobs.ts'
import type { SwrCache } from '#server/platform/cache/swr-cache.ts'
import type { Logger } from './platform/log.ts'
import { openMessageSender, type MessageSender } from '#server/platform/messaging/message-sender.ts'
import { registerDocs } from '#server/platform/http/openapi-docs.ts'
import { openOutbox } from '#server/platform/messaging/outbox.ts'
import { errorReply, requestLang } from '#server/platform/http/calls.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { sessionToken } from '#server/web/cookies.ts'
import { registerRequestLog } from '#server/platform/http/request-log.ts'
import type { Settings } from './platform/settings.ts'

export interface MallOptions {
  settings: Settings
  db: Database
  log: Logger
  /** The clock; tests set it. */
  now?: () => Date
  /** Where messages go; by default what the settings say. */
  send?: MessageSender
  /** Timers for sweeps and the outbox; tests run the jobs themselves. */
  timers?: boolean
}

export interface Mall {
  app: FastifyInstance
  /** A ctx without a request: for jobs, operators and tests. */
  ctx(part?: Partial<Pick<Ctx, 'member' | 'lang'>>): Ctx
  /** Hands out what waits in the outbox now; returns how many rows were done. */
  drain(): Promise<number>
  /** Hears that something public changed. */
  onChange(listener: () => void): void
  /** Refuses new work, finishes what runs, ends jobs; the database stays open for its owner to close. */
  close(): Promise<void>
}

/** The whole server without listening: calls, jobs and outbox over one database. */
export async function openMall(options: MallOptions): Promise<Mall> {
  const { settings, db, log } = options
  const now = options.now ?? (() => new Date())
  const send = options.send ?? openMessageSender(settings)
  const listeners: (() => void)[] = []
  const kept = openReplyCache()
  listeners.push(() => kept.clear())
  const changed = () => listeners.forEach((listener) => listener())

  function ctx(part: Partial<Pick<Ctx, 'member' | 'lang'>> = {}, requestLog: Logger = log): Ctx {
    return { db, member: part.member, lang: part.lang ?? 'ka', now, log: requestLog, settings, changed }
  }

  const app = openApp(settings, log)
  await app.register(cookie)
  await app.register(formbody, { bodyLimit: 64 * 1024 })
  app.addHook('onSend', securityHeaders(settings.origin))
  registerRequestLog(app)
  registerErrorHandler(app)
  registerHealth(app, db)
  if (settings.mode === 'development') await registerDocs(app)

  const house = {
    cacheReplies: settings.keepReplies,
    origin: settings.origin,
    async openCtx(request: FastifyRequest, lang: Ctx['lang'], withMember: boolean) {
      const token = withMember ? sessionToken(request, settings) : undefined
      const member = token ? await findMember(db, token, now()) : undefined
      return ctx({ member, lang }, request.log as unknown as Logger)
    },
  }
  await registerDepartments(app, house, kept)
  const outbox = openOutbox({ db, receivers: outboxHandlers((part) => ctx(part), send, now), now, log })
  for (const room of plugins) await app.register((scope) => room(scope, ctx()))
  app.all('/api/*', (request, reply) => {
    const { status, body } = errorReply(new DomainError('notFound'), requestLang(request))
    sendEnvelope(reply.code(status), body)
  })

  const stopJobs = options.timers
    ? startJobs([...jobs(() => ctx()), { name: 'outbox', every: 500, run: async () => outbox.tick() }], log)
    : () => Promise.resolve()
  return {
    app,
    ctx: (part) => ctx(part),
    drain: outbox.drain,
    onChange: (listener) => listeners.push(listener),
    async close() {
      await stopJobs()
      await outbox.close()
      await app.close()
    },
  }
}

/** Every typed call. Forms are read whole and have no files; an upload is read by its handler while it comes in. */
async function registerDepartments(app: FastifyInstance, house: CallDeps, kept: SwrCache<string>): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { attachFieldsToBody: 'keyValues', limits: { files: 0, fields: 40, fieldSize: 4096 } })
    readForms(scope)
    const forms = servedCalls.filter(({ spec }) => !spec.upload)
    registerCalls(scope, forms, house, kept)
  })
  await app.register(async (scope) => {
    await scope.register(multipart)
    const uploads = servedCalls.filter(({ spec }) => spec.upload)
    registerCalls(scope, uploads, house, kept)
  })
}

function openApp(settings: Settings, log: Logger): FastifyInstance {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    connectionTimeout: 35_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    // Unknown fields are named in the refusal, not dropped; only query and path text becomes numbers.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
    // The specification writes some paths with a leading slash, some with a leading `api/`.
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/api/') ? url.replace(/^\/api\/+(?:api\/+)?/, '/api/') : url),
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
  })
  app.removeContentTypeParser('text/plain')
  coerceQueryAndParams(app)
  return app
}

/** Bodies keep their types; numbers and booleans of a path or query arrive as text and are read as what the schema says. */
function coerceQueryAndParams(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { schema } = request.routeOptions as { schema?: { params?: Fields; querystring?: Fields } }
    if (schema?.params) coerce(request.params as Record<string, unknown>, schema.params)
    if (schema?.querystring) coerce(request.query as Record<string, unknown>, schema.querystring)
    // Calls without arguments may be posted without a body.
    if (request.body === undefined && request.method === 'POST' && request.routeOptions.schema?.body) request.body = {}
    done()
  })
}

/** Forms are taken where the call says so; their fields are text, read as what the schema says. */
function readForms(scope: FastifyInstance): void {
  scope.addHook('preValidation', (request, _reply, done) => {
    const isForm = /^(?:application\/x-www-form|multipart)/i.test(request.headers['content-type'] ?? '')
    const { spec } = request.routeOptions.config as { spec?: CallSpec }
    if (!isForm || !spec?.body) return done()
    if (!spec.form) return done(new DomainError('request.wrongType'))
    coerce(request.body as Record<string, unknown>, spec.body as Fields)
    done()
  })
}

interface Fields {
  properties?: Record<string, { type?: string }>
}

function coerce(values: Record<string, unknown>, { properties = {} }: Fields): void {
  for (const [name, value] of Object.entries(values)) {
    const type = properties[name]?.type
    if (typeof value !== 'string') continue
    if ((type === 'integer' || type === 'number') && /^-?\d{1,15}$/.test(value)) values[name] = Number(value)
    if (type === 'boolean' && (value === 'true' || value === 'false')) values[name] = value === 'true'
  }
}
