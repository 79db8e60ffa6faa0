import type { FastifyReply, FastifyRequest } from 'fastify'
import { defaultLanguage, fromStored, isLanguage, type Language } from '#contract/core/languages.ts'
import type { Mall } from '#server/mall.ts'
import { openInProcess } from '#server/platform/http/calls/in-process.ts'
import { isDataPath } from '#contract/core/page-address.ts'
import type { Settings } from '#server/platform/settings.ts'
import { openProductionBuild } from './assets.ts'
import { openDevServer } from './dev-server.ts'
import { sendFallbackPage } from './fallback-page.ts'
import { sendNotFoundPage } from './not-found-page.ts'
import { openPageCache, publicAddress, sendCached, sendUncached } from './page-cache.ts'
import { serveWorker } from './service-worker.ts'
import { renderPage } from './render.ts'

/** Serves the storefront from the same process: its built files, and every other path through the storefront's build. */
export async function registerPages(mall: Mall, settings: Settings): Promise<void> {
  const { app } = mall
  const development = settings.mode === 'development'
  const offlinePages = settings.offlinePages && !development
  const loadStorefront = development ? await openDevServer(app, settings) : await openProductionBuild(app, settings.assetsBefore)
  const cache = openPageCache(app.log, { namesTags: settings.cacheTags, isPurged: settings.cachePurgeUrls.length > 0 })
  if (!development) serveWorker(app, offlinePages)
  const calls = openInProcess(app, mall.directCalls, settings.cacheReplies)
  mall.onChange((changes) => {
    calls.change(changes)
    cache.change(changes)
  })
  const stylesheets = development ? [] : (await loadStorefront()).sheets
  // The cookies of an address that cannot be decoded are not parsed.
  mall.onNotFound((request, reply, status) => {
    const stored = (request.cookies ?? app.parseCookie(request.headers.cookie ?? '')).lang
    return sendNotFoundPage(reply, fromStored(stored) ?? defaultLanguage, status, stylesheets)
  })
  const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = pageUrl(request, settings)
    const lang = pageLanguage(request, url)
    try {
      const storefront = await loadStorefront()
      const address = publicAddress(storefront, url)
      const isPublic = address !== undefined
      const render = () => renderPage(storefront, calls, { request, url: address ?? url, lang, isPublic, offlinePages })
      if (!isPublic || !settings.cachePages || development) return await sendUncached(await render(), reply, development)
      return sendCached(await cache.get(lang, address, render), request, reply)
    } catch (error) {
      return sendFallbackPage(error, lang, request, reply)
    }
  }
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: servePage })
}

function pageUrl(request: FastifyRequest, settings: Settings): URL {
  // A path of `//host` must stay a path of ours.
  return new URL(settings.origin + request.url.replace(/^\/+/, '/'))
}

/** `?lang=` for this request alone, else (for a page's data) the language of the open page, else the stored choice, else Georgian. */
function pageLanguage(request: FastifyRequest, url: URL): Language {
  const requested = url.searchParams.get('lang') ?? (isDataPath(url.pathname) ? request.headers.lang : undefined)
  return isLanguage(requested) ? requested : (fromStored(request.cookies.lang) ?? defaultLanguage)
}
