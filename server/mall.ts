import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { findMember } from '#server/accounts/sessions/sessions.service.ts'
import type { Ctx, Member } from './context.ts'
import type { Module } from './module.ts'
import { modules as allModules } from './modules.ts'
import { assertUnique, jobsOf, operatorQueuesOf } from './registry.ts'
import { openReplyCache, registerCalls, type CallDeps, type Served } from '#server/platform/http/calls/calls.ts'
import type { Database } from '@kalata/drizzle-postgres/database.ts'
import { openReadReplica, type ReadReplica } from '#server/platform/db/servers/read-replica.ts'
import { openDirectCalls, type DirectCalls } from '#server/platform/http/calls/direct-calls.ts'
import { openDrain } from '@kalata/http-service/ending/drain.ts'
import { registerErrorHandler } from '#server/platform/http/error-handler.ts'
import { lazyCompilers } from '@kalata/http-service/requests/lazy-compilers.ts'
import { readNumericIds, type IdSchema } from '#server/platform/http/calls/numeric-ids.ts'
import { registerHealth } from '#server/platform/http/health.ts'
import { securityHeaders } from '@kalata/http-service/replies/security-headers.ts'
import { startJobs } from '@kalata/http-service/processes/jobs.ts'
import type { Logger } from '#server/platform/log.ts'
import { openEventLoopLoad } from '@kalata/http-service/load/event-loop-load.ts'
import { openStates } from '#server/platform/module-state.ts'
import type { Metrics } from '@kalata/http-service/metrics/metrics.ts'
import { openMetrics } from '#server/platform/metrics/metrics.ts'
import { openMessageRegistry } from '#server/platform/messaging/message-registry.ts'
import { openMessageSender, type MessageSender } from '#server/platform/messaging/message-sender.ts'
import { messageCommandHandlers } from '#server/platform/messaging/messages.commands.ts'
import { registerDocs } from '#server/platform/http/calls/openapi.ts'
import { openCacheInvalidation, type CacheInvalidation, type OnChange } from '#server/platform/cache/invalidation.ts'
import { openWake } from '@kalata/transactional-outbox/wake.ts'
import { openOutbox } from '#server/platform/messaging/outbox/outbox-worker.ts'
import { answerUnreadable, openNotFound, registerNotFound, type NotFound, type NotFoundPage } from '#server/platform/http/not-found.ts'
import { coerce, type Fields } from '#server/platform/http/calls/coerce.ts'
import { registerForms } from '#server/platform/http/forms.ts'
import { sessionToken } from '#server/web/cookies.ts'
import { registerRequestLog } from '@kalata/http-service/replies/request-log.ts'
import type { Settings } from '#server/platform/settings.ts'

export interface MallOptions {
  settings: Settings
  db: Database
  /** A streaming replica of the database, from which public data are read; anyone who opened it closes it. */
  replica?: Database | undefined
  log: Logger
  /** The clock; tests set it. */
  now?: () => Date
  /** Where messages go; by default what the settings say. */
  send?: MessageSender
  /** Timers for jobs and the outbox; tests run the jobs themselves. */
  timers?: boolean
  /** Every module by default; tests add their own. */
  modules?: readonly Module[]
}

/** Who asks, and in which language; nobody in Georgian unless given. */
type CtxPart = Partial<Pick<Ctx, 'member' | 'lang'>>

export interface Mall {
  app: FastifyInstance
  /** For pages that this process renders. */
  directCalls: DirectCalls
  /** Present where the settings name a port for them. */
  metrics: Metrics | undefined
  /** A ctx without a request: for jobs, operators and tests. */
  ctx(part?: CtxPart): Ctx
  /** Delivers every outbox row that is due; returns how many were delivered. */
  drain(): Promise<number>
  /** Sets what answers outside `/api` where no route does. */
  onNotFound(page: NotFoundPage): void
  /** Calls the listener after each change of public data, once it is committed. */
  onChange(listener: OnChange): void
  /**
   * Is not ready any more, and after the time of `DRAIN_SECONDS` accepts no new connections, finishes the requests that run, ends jobs and deliveries; within 8 s more, cutting what takes
   * longer. The database stays open: anyone who opened it closes it.
   */
  close(): Promise<void>
}

/**
 * The whole server without listening: the calls, plugins, jobs and outbox handlers of every module over one database.
 * @throws Error when two modules declare the same name, job, event or outbox command, for a subscriber of an event that does
 *   not exist, and for a command without a handler
 */
export async function openMall(options: MallOptions): Promise<Mall> {
  const { settings, db, log, modules = allModules, now = () => new Date(), send = openMessageSender(settings) } = options
  const replyCache = settings.cacheReplies ? openReplyCache(log) : undefined
  const caches = openCacheInvalidation({ db, log, shared: options.timers === true, purgeUrls: settings.cachePurgeUrls })
  const replica = openReplica(options, caches.onChange)
  const states = openStates({ db, log, settings, noticed: caches.noticed })
  caches.onChange((changes) => replyCache?.change(changes))
  for (const { onPublicChange } of modules) if (onPublicChange) caches.onChange(() => onPublicChange(ctx()))
  const changed = changedOf(caches, () => outboxWake?.wake())
  const shared = { db, now, settings, state: states.state, changed, noticed: caches.noticed, modules }
  const ctx = ({ member, lang = 'ka' }: CtxPart = {}, requestLog = log): Ctx => ({ ...shared, member, lang, log: requestLog })

  const notFound = openNotFound()
  const app = openApp(settings, log, notFound)
  await app.register(cookie)
  await app.register(formbody, { bodyLimit: 64 * 1024 })
  registerRequestLog(app)
  const metrics = settings.metricsPort > 0 ? openMetrics(app, db, log, operatorQueuesOf(modules)) : undefined
  registerErrorHandler(app)
  const drain = openDrain(app)
  registerHealth(app, db, drain, () => !options.timers || modules.every((module) => module.isReady?.(ctx()) ?? true))

  const deps: CallDeps = {
    replyCache,
    origin: settings.origin,
    namesTags: settings.cacheTags,
    readPublic: (ctx, work) => (replica ? replica.read(ctx, work) : work(ctx)),
    openPublicCtx: (lang, log) => ctx({ lang }, log as unknown as Logger),
    async openCtx(request, lang, withMember) {
      return ctx({ member: withMember ? await signedIn(request, options, now()) : undefined, lang }, request.log as unknown as Logger)
    },
  }
  assertUnique('module', modules)
  const calls = modules.flatMap(({ calls }) => calls)
  const directCalls = await registerModuleCalls(app, calls, deps)
  if (settings.mode === 'development') registerDocs(app, calls)
  const messages = openMessageRegistry([...modules, { name: 'sender', commandHandlers: messageCommandHandlers(send) }])
  const outbox = openOutbox({ db, messages, openCtx: () => ctx(), now, log, isBusy: openEventLoopLoad() })
  const outboxWake = options.timers && settings.role !== 'web' ? openWake(outbox.tick) : undefined
  // Async, so that one that throws rejects: what Fastify loads may not throw by itself.
  for (const plugin of modules.flatMap((module) => module.plugins)) await app.register(async (scope) => plugin(scope, ctx()))
  registerNotFound(app, notFound, calls)

  const deliveries = outboxWake ? [{ name: 'outbox', every: 500, run: async () => outbox.tick() }] : []
  const stopJobs = startJobs(options.timers ? [...jobsOf(modules, () => ctx(), settings.role), ...deliveries] : [], log)
  return {
    app,
    directCalls,
    metrics,
    ctx: (part) => ctx(part),
    drain: outbox.drain,
    onNotFound: (page) => void (notFound.page = page),
    onChange: caches.onChange,
    async close() {
      await drain.announce(settings.drainSeconds * 1000)
      outboxWake?.stop()
      metrics?.close()
      // The calls that pages and plugins make in process need the app open until the last request is answered.
      await Promise.all([drain.close(), caches.close(), stopJobs(), outbox.close(), replica?.close()])
      await Promise.all(modules.map(async ({ onClose }) => onClose?.(ctx())))
      await states.close()
      await app.close()
    },
  }
}

function changedOf(caches: CacheInvalidation, wakeOutbox: () => void): Ctx['changed'] {
  return (...what) => {
    if (what.includes('outbox')) wakeOutbox()
    const changes = what.filter((each) => each !== 'outbox')
    if (changes.length > 0) caches.changed(changes)
  }
}

/** The member of the request's session; undefined where there is none. */
async function signedIn(request: FastifyRequest, { db, settings }: MallOptions, now: Date): Promise<Member | undefined> {
  const token = sessionToken(request, settings)
  return token ? findMember(db, token, now) : undefined
}

/** Watches the replica that was opened, if one was. It is notified of changes before caches do: what fills them again must have the change. */
function openReplica({ db, replica, log }: MallOptions, onChange: Mall['onChange']): ReadReplica | undefined {
  if (!replica) return undefined
  const opened = openReadReplica({ primary: db, replica, log })
  onChange(() => opened.noteChange())
  return opened
}

/** Every typed call. Forms are parsed before the handler and have no files; an upload is streamed to its handler. */
async function registerModuleCalls(app: FastifyInstance, calls: Served[], deps: CallDeps): Promise<DirectCalls> {
  let directCalls: DirectCalls | undefined
  await app.register(async (scope) => {
    await registerForms(scope)
    const forms = calls.filter(({ call }) => !call.upload)
    registerCalls(scope, forms, deps)
    directCalls = openDirectCalls(scope, forms, deps)
  })
  await app.register(async (scope) => {
    await scope.register(multipart)
    const uploads = calls.filter(({ call }) => call.upload)
    registerCalls(scope, uploads, deps)
  })
  return directCalls!
}

function openApp(settings: Settings, log: Logger, notFound: NotFound): FastifyInstance {
  const addHeaders = securityHeaders(settings.origin)
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    // Node looks for requests beyond their time only this often, and gives headers a minute unless it is told otherwise.
    http: { headersTimeout: 20_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 },
    clientErrorHandler: answerUnreadable,
    // No hook runs for an address that cannot be decoded.
    frameworkErrors: (_error, request, reply) => addHeaders(request, reply, undefined, () => notFound.answer(request, reply)),
    connectionTimeout: 35_000,
    keepAliveTimeout: settings.keepAliveSeconds * 1000,
    forceCloseConnections: 'idle',
    // Unknown fields are a validation error, not dropped; only query and path text becomes numbers.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
    schemaController: { compilersFactory: lazyCompilers },
    rewriteUrl: ({ url = '/' }) => pathOf(url),
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
  })
  app.addHook('onSend', addHeaders)
  app.removeContentTypeParser('text/plain')
  coerceQueryAndParams(app)
  return app
}

/**
 * A request's target as a path with its query: of an absolute form (`http://host/home`, RFC 9112, 3.2.2), which proxies send, the part behind the
 * host. The specification writes some paths with a leading slash, some with a leading `api/`.
 */
function pathOf(target: string): string {
  const path = target.startsWith('/') ? target : `/${target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*\/?/i, '')}`
  return path.startsWith('/api/') ? path.replace(/^\/api\/+(?:api\/+)?/, '/api/') : path
}

/** Converts text in paths and queries to the numbers and booleans of their schemas, in bodies text that is an id. */
function coerceQueryAndParams(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { schema } = request.routeOptions as { schema?: { params?: Fields; querystring?: Fields; body?: IdSchema } }
    if (schema?.params) coerce(request.params as Record<string, unknown>, schema.params)
    if (schema?.querystring) coerce(request.query as Record<string, unknown>, schema.querystring)
    // Calls without arguments may be posted without a body.
    if (request.body === undefined && request.method === 'POST' && request.routeOptions.schema?.body) request.body = {}
    if (schema?.body) readNumericIds(request.body, schema.body)
    done()
  })
}
