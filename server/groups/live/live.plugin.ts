import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { isLanguage, wireDefaultLanguage } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import { isUuid } from '#server/platform/command-results.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { FairShare } from '@kalata/http-service/load/fair-share.ts'
import { networkOf } from '#server/platform/rate-limits/rate-limits.ts'
import { openLiveGroups } from './live-groups.service.ts'

/** Streams of one process at most, shared fairly by networks; who gets none asks again and again instead. */
const maxStreams = 1000
/** ms between two comments on a silent stream, which keep what stands between from closing it. */
const heartbeat = 15_000

/**
 * Changes of one group as server-sent events: `GET /api/mall/groups/{id}/events`. Each event is the group as `groups.get` answers
 * it, first at once. Public, as the group's page is. 503 where too many streams are open.
 */
export function groupsLive(scope: FastifyInstance, ctx: Ctx): void {
  // A server that closes no longer listens, and waits for every reply: it ends its streams.
  const live = openLiveGroups(ctx, () => !scope.server.listening)
  scope.addHook('onClose', () => live.close())
  const places = new FairShare(maxStreams)
  scope.get<{ Params: { id: string }; Querystring: { lang?: string } }>('/api/mall/groups/:id/events', async (request, reply) => {
    const { id } = request.params
    if (!isUuid(id)) throw new DomainError('notFound')
    const stream = new PassThrough()
    const leave = places.enter(networkOf(request.ip), () => stream.end())
    if (!leave) throw new DomainError('server.unavailable')
    const lang = isLanguage(request.query.lang) ? request.query.lang : wireDefaultLanguage
    const first = await live.read(id, lang).catch((error: unknown) => {
      leave()
      throw error
    })
    const send = (data: string) => stream.write(`data: ${data}\n\n`)
    send(first)
    const beat = setInterval(() => stream.write(':\n\n'), heartbeat)
    const unsubscribe = live.subscribe(id, { lang, send, end: () => stream.end() })
    reply.raw.once('close', () => {
      clearInterval(beat)
      leave()
      unsubscribe()
    })
    const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
    return reply.headers(headers).send(stream)
  })
}
