import type { FastifyReply } from 'fastify'
import { bcp47, type Language } from '#contract/core/languages.ts'
import { text } from '#server/platform/texts.ts'
import { contentSecurityPolicy } from './csp.ts'

/**
 * Sends the page for what no route of the storefront can answer: an address that cannot be decoded, a method we do not
 * know, a file that is not there. Without scripts: the storefront's own would look for a route of that address.
 * @param stylesheets their addresses, as the storefront's pages link them
 */
export function sendNotFoundPage(reply: FastifyReply, lang: Language, status: 404 | 405, stylesheets: readonly string[]): FastifyReply {
  const title = text(lang, 'shell.error.unknown.framework')
  if (status === 405) reply.header('allow', 'GET, HEAD')
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(''))
    .send(
      `<!doctype html><html lang="${bcp47[lang]}" data-lang="${lang}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex">` +
        `<title>${title} | Kalata</title>${stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</head>` +
        `<body><main class="frame error-page_errorpage"><div class="empty-state_empty"><h1>${title}</h1>` +
        `<a class="button_btn button_fill" href="/home">${text(lang, 'shell.error.home')}</a></div></main></body></html>`,
    )
}
