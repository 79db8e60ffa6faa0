import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { CallSpec } from '#contract/core/call.ts'
import type { ErrorKey } from '#contract/core/errors.ts'
import { errorReply, requestLang } from './calls/calls.ts'
import { isDatabaseBusy, isDatabaseUnavailable } from '@kalata/postgres-client/database-error.ts'
import { DomainError } from '../domain-error.ts'
import { MediaUnavailable } from '@kalata/media-store/media-unavailable.ts'

const protocolErrors: Record<string, ErrorKey> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.wrongType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_REQ_FILE_TOO_LARGE: 'request.tooLarge',
}

/** Whatever was thrown as an error of the catalogue: domain errors as they are, protocol errors by their code, the rest a server error. */
export function toDomainError(thrown: unknown, log: FastifyBaseLogger): DomainError {
  if (thrown instanceof DomainError) return thrown
  const error = thrown as FastifyError
  if (error.validation) {
    const first = error.validation[0]!
    const params = first.params as { missingProperty?: string; additionalProperty?: string }
    const path = first.instancePath.replace(/^\//, '').replaceAll('/', '.')
    const field = [path, params.missingProperty ?? params.additionalProperty].filter(Boolean).join('.')
    return new DomainError('request.invalid', { field: (field || (error.validationContext ?? 'body')).slice(0, 80) })
  }
  const key = protocolErrors[error.code]
  if (key) return new DomainError(key)
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new DomainError('request.malformed')
  if (isDatabaseUnavailable(error)) {
    log.error({ err: error }, 'the database is unavailable')
    return new DomainError('server.unavailable')
  }
  if (thrown instanceof MediaUnavailable) {
    log.error({ err: thrown }, 'the store of pictures is unavailable')
    return new DomainError('server.unavailable')
  }
  if (isDatabaseBusy(error)) {
    log.warn({ err: error }, 'the database is busy')
    return new DomainError('server.unavailable')
  }
  log.error({ err: error }, 'fault')
  return new DomainError('server.fault')
}

/** A file whose range cannot be met or that is not as the request demands: clients read the status and `content-range` alone (RFC 9110, 13.2 and 14.2). */
const fileConditions = [412, 416]

/** One answer for everything that fails below `/api`: the envelope, its status, and nothing of the inside. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError & { headers?: Record<string, string> }, request, reply) => {
    if (fileConditions.includes(error.statusCode ?? 0)) {
      return reply
        .code(error.statusCode!)
        .headers({ ...error.headers, 'cache-control': 'no-store' })
        .send()
    }
    const domainError = toDomainError(error, request.log)
    if (domainError.key === 'server.fault') domainError.params.requestId = request.id
    const { status, body } = errorReply(domainError, requestLang(request))
    const call = (request.routeOptions.config as { call?: CallSpec }).call
    if (call?.code === '0') body.code = String(body.code)
    if (domainError.key === 'server.unavailable') reply.header('retry-after', '1')
    if (domainError.key === 'request.tooMany') reply.header('retry-after', String(domainError.params.seconds))
    sendEnvelope(reply.code(status), body)
  })
}

export function sendEnvelope(reply: FastifyReply, body: object): void {
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store').serializer(JSON.stringify).send(body)
}
