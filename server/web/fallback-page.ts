import type { FastifyReply, FastifyRequest } from 'fastify'
import { bcp47, type Language } from '#contract/core/languages.ts'
import { text } from '#server/platform/texts.ts'

/** Sends status 500 when even the error page could not be rendered: plain markup with the request id, no script, no style. */
export function sendFallbackPage(error: unknown, lang: Language, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error({ err: error }, 'a page could not be rendered')
  const t = (id: string, params = {}) => text(lang, id, params)
  return reply
    .code(500)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="${bcp47[lang]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${t('shell.error.status.title')} | Kalata</title><h1>${t('shell.error.status.title')}</h1>` +
        `<p>${t('shell.error.status.text')}</p><p>${t('shell.error.request', { id: request.id })}</p>` +
        `<p><a href="/home">${t('shell.error.home')}</a></p></html>`,
    )
}
