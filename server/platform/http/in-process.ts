import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Sender } from '#contract/core/call.ts'
import { parseEnvelope } from '#contract/core/envelope.ts'
import type { Language } from '#contract/core/languages.ts'
import { SwrCache } from '../cache/swr-cache.ts'

type Answer = Awaited<ReturnType<Sender>>

/** Seconds that answers to public pages are fresh. */
const cacheSeconds = 5
/** Pages are cached themselves: what pages share is worth its memory here, a page's own goods are asked for again too seldom. */
const cacheBytes = 8 * 1024 * 1024

export interface InProcess {
  /** For a public page: no cookie is sent, and the answer is cached, parsed once. Loaders must not change it. */
  publicSender(lang: Language): Sender
  /** For the page of the shopper who asks. */
  personalSender(request: FastifyRequest, lang: Language): Sender
  /** Empties the cache. */
  clear(): void
}

/** The typed client's way to the calls without a socket: the same routes, checks and replies. */
export function openInProcess(app: FastifyInstance, keep: boolean): InProcess {
  const cache = new SwrCache<Answer>(cacheBytes, (error) => app.log.warn({ err: error }, 'a cached reply could not be made anew'))

  async function inject(method: string, path: string, body: string | undefined, headers: Record<string, string>) {
    const response = await app.inject({
      method: method as 'GET',
      url: `/api/${path}`,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: body }),
    })
    const text = response.body
    return { answer: { status: response.statusCode, envelope: parseEnvelope(text) }, bytes: text.length * 3 }
  }

  return {
    publicSender: (lang) => async (method, path, body, headers) => {
      const ask = () => inject(method, path, body, { lang, ...headers })
      if (!keep) return (await ask()).answer
      return cache.get(`${lang} ${method} ${path} ${body ?? ''}`, cacheSeconds, async () => {
        const { answer, bytes } = await ask()
        return { value: answer, bytes, keep: answer.status === 200, isUnavailable: answer.status === 503 }
      })
    },
    personalSender: (request, lang) => async (method, path, body, headers) => {
      const personal = { cookie: request.headers.cookie ?? '', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': request.ip }
      return (await inject(method, path, body, { lang, ...personal, ...headers })).answer
    },
    clear: () => cache.clear(),
  }
}
