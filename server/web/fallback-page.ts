import type { FastifyReply, FastifyRequest } from 'fastify'
import { bcp47, type Language } from '#contract/core/languages.ts'
import { text } from '#server/platform/texts.ts'

/**
 * What a shopper sees when even the error page could not be rendered: plain markup, no script, no style, nothing of the
 * inside but the request's number.
 */
export function sendLastPage(error: unknown, lang: Language, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error({ err: error }, 'a page could not be made')
  const say = (id: string, params = {}) => text(lang, id, params)
  return reply
    .code(500)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="${bcp47[lang]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${say('shell.error.status.title')} | Kalata</title><h1>${say('shell.error.status.title')}</h1>` +
        `<p>${say('shell.error.status.text')}</p><p>${say('shell.error.request', { id: request.id })}</p>` +
        `<p><a href="/home">${say('shell.error.home')}</a></p></html>`,
    )
}
