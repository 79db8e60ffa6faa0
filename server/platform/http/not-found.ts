import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bcp47, defaultLanguage, parseLanguage, wireDefaultLanguage, type Language } from '#contract/core/languages.ts'
import type { Call } from '#contract/core/call.ts'
import { DomainError } from '../domain-error.ts'
import { errorReply, requestLang } from './calls/calls.ts'
import { sendEnvelope } from './error-handler.ts'
import { text } from '../texts.ts'

/** Answers what no route can; 405 for a method that no page knows. */
export type NotFoundPage = (request: FastifyRequest, reply: FastifyReply, status: 404 | 405) => FastifyReply

type Calls = readonly { call: Pick<Call, 'method' | 'path' | 'also'> }[]

export interface NotFound {
  /** What answers outside `/api`; the envelope until it is set. */
  page: NotFoundPage | undefined
  /** The calls, whose addresses take other methods than the request's. */
  calls: Calls
  answer(request: FastifyRequest, reply: FastifyReply): void
}

/** What answers a request without a route: the envelope below `/api`, else the storefront's page. */
export function openNotFound(): NotFound {
  return {
    page: undefined,
    calls: [],
    answer(request, reply) {
      const isCall = /^\/+api(?:[/?]|$)/.test(request.url)
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isCall && this.page) return void this.page(request, reply, isRead ? 404 : 405)
      const methods = methodsOf(this.calls, request.url)
      const isWrongMethod = methods.length > 0 && !methods.includes(request.method)
      if (isWrongMethod) reply.header('allow', methods.join(', '))
      const { status, body } = errorReply(new DomainError(isWrongMethod ? 'request.wrongMethod' : 'notFound'), requestLang(request))
      sendEnvelope(reply.code(status), body)
    },
  }
}

/** The methods that the calls at an address have; none where there is no call. */
function methodsOf(calls: Calls, url: string): string[] {
  const address = url.replace(/^\/+api\//, '').replace(/[?#].*/s, '')
  const matches = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]{1,200}')}$`).test(address)
  return [...new Set(calls.filter(({ call }) => [call.path, ...(call.also ?? [])].some(matches)).map(({ call }) => call.method))]
}

/** Paths without a route and methods that the router does not know. */
export function registerNotFound(app: FastifyInstance, notFound: NotFound, calls: Calls): void {
  notFound.calls = calls
  app.all('/api/*', (request, reply) => notFound.answer(request, reply))
  app.setNotFoundHandler((request, reply) => notFound.answer(request, reply))
}

type UnreadableKey = 'request.malformed' | 'request.tooLarge'

const clientErrors: Record<string, { status: string; key: UnreadableKey }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', key: 'request.malformed' },
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', key: 'request.tooLarge' },
}

/** No hook of the server sees these replies; the page has neither script, style nor picture. */
const restrictions = [
  'x-content-type-options: nosniff',
  "content-security-policy: default-src 'none'; frame-ancestors 'none'",
  'cache-control: no-store',
]

/**
 * Answers what cannot be read as a request at all, and the connection ends: a page in its language where it began as a browser's for one, as with an
 * address beyond all length; else the envelope in the default language.
 */
export function answerUnreadable(error: NodeJS.ErrnoException & { rawPacket?: unknown }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const { status, key } = clientErrors[error.code ?? ''] ?? { status: '400 Bad Request', key: 'request.malformed' }
    const sent = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : ''
    const isPage = /^(?:GET|HEAD) \/(?!\/*api\/)/.test(sent)
    const body = isPage ? pageOf(key, languageIn(sent)) : JSON.stringify(errorReply(new DomainError(key), wireDefaultLanguage).body)
    const type = isPage ? 'text/html' : 'application/json'
    const headers = [
      `content-type: ${type}; charset=utf-8`,
      `content-length: ${Buffer.byteLength(body)}`,
      ...restrictions,
      'connection: close',
    ]
    socket.write(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroySoon()
}

/** The language of the cookie, where it has arrived. */
function languageIn(sent: string): Language {
  return parseLanguage(/\r\ncookie:[^\r]*\blang=(\w+)/i.exec(sent)?.[1], defaultLanguage)
}

/** Plain markup, without script and style. */
const pageOf = (key: UnreadableKey, lang: Language): string =>
  `<!doctype html><html lang="${bcp47[lang]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${text(lang, key)} | Kalata</title><h1>${text(lang, key)}</h1><p><a href="/home">${text(lang, 'shell.error.home')}</a></p></html>`
