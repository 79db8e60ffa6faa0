import type { FastifyReply, FastifyRequest } from 'fastify'
import { bcp47, type Language } from '#contract/core/languages.ts'
import { text } from '#server/platform/texts.ts'

/** Sends status 500 when even the error page could not be rendered: plain markup with the request id, no script, no style. */
export function sendFallbackPage(error: unknown, lang: Language, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error({ err: error }, 'a page could not be rendered')
  return reply
    .code(500)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="${bcp47[lang]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${text(lang, 'shell.error.status.title')} | Kalata</title><h1>${text(lang, 'shell.error.status.title')}</h1>` +
        `<p>${text(lang, 'shell.error.status.text')}</p><p>${text(lang, 'shell.error.request', { id: request.id })}</p>` +
        `<p><a href="/home">${text(lang, 'shell.error.home')}</a></p></html>`,
    )
}
