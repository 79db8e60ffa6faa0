import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Sender, Sent } from '#contract/core/call.ts'
import { parseEnvelope } from '#contract/core/envelope.ts'
import type { Language } from '#contract/core/languages.ts'
import { encodeRequest } from '#contract/core/request.ts'
import { SwrCache } from '../../cache/swr-cache.ts'
import type { Change } from '../../db/changes/change-feed.ts'
import type { DirectCalls } from './direct-calls.ts'

/** Seconds that answers to public pages are fresh. */
const cacheSeconds = 5
/** Pages are cached themselves: what pages share is worth its memory here, a page's own goods are asked for again too seldom. */
const cacheBytes = 8 * 1024 * 1024

export interface InProcess {
  /** For a public page: no cookie is sent, and the answer is cached, parsed once. Loaders must not change it. */
  publicSender(lang: Language): Sender
  /** For the page of the shopper who asks. */
  personalSender(request: FastifyRequest, lang: Language): Sender
  /** Drops what shows it. */
  change(changes: readonly Change[]): void
}

/** The typed client's way to the calls without a socket: the same checks and replies. */
export function openInProcess(app: FastifyInstance, direct: DirectCalls, keep: boolean): InProcess {
  const cache = new SwrCache<Sent>(cacheBytes, (error) => app.log.warn({ err: error }, 'a cached reply could not be refreshed'))

  async function inject(route: string, input: object | undefined, headers: Record<string, string>): Promise<{ sent: Sent; bytes: number }> {
    const { method, path, body } = encodeRequest(route, input)
    const response = await app.inject({
      method,
      url: `/api/${path}`,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: body }),
    })
    const text = response.body
    return { sent: { status: response.statusCode, envelope: parseEnvelope(text) }, bytes: 3 * text.length }
  }

  return {
    publicSender: (lang) => async (route, input, headers) => {
      const send = async () => (await direct.answer(route, input, lang)) ?? inject(route, input, { lang, ...headers })
      if (!keep) return (await send()).sent
      return cache.get(`${lang} ${route} ${JSON.stringify(input ?? {})}`, cacheSeconds, async () => {
        const { sent, bytes } = await send()
        return { value: sent, bytes, keep: sent.status === 200, isUnavailable: sent.status === 503 }
      })
    },
    personalSender: (request, lang) => async (route, input, headers) => {
      const personal = { cookie: request.headers.cookie ?? '', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': request.ip }
      return (await inject(route, input, { lang, ...personal, ...headers })).sent
    },
    change: (changes) => cache.change(changes),
  }
}
