import { widthsOf } from '#contract/catalogue/picture-widths.ts'
import { closedPages } from '#contract/core/page-lists.ts'
import { hreflangOf, languages, type Language } from '#contract/core/languages.ts'

/** A page in a sitemap: its path, when it changed (ms since the epoch), where that is known, and what is to be seen on it. */
export interface Entry {
  path: string
  changedAt?: number
  pictures?: { src: string; width: number; height: number }[]
}

/** Pages of payment providers, which no route of ours declares. */
const providerPages = ['/sandbox/', '/stripe/']

/** `robots.txt`: personal pages and forms are closed to crawlers, each with what begins so; the sitemap index is named with its origin. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...[...closedPages, ...providerPages].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** The address of a page in a language: bare addresses are Georgian, the others are alternates. */
function address(origin: string, path: string, lang: Language): string {
  const query = lang === 'ka' ? '' : `${path.includes('?') ? '&' : '?'}lang=${lang}`
  return `${origin}${path}${query}`.replaceAll('&', '&amp;')
}

const lastmod = (changedAt: number | undefined) =>
  changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const pictureNamespace = 'http://www.google.com/schemas/sitemap-image/1.1'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A picture in its widest file. */
const pictureXml = (origin: string, picture: NonNullable<Entry['pictures']>[number]) =>
  `<image:image><image:loc>${origin}${picture.src}-${widthsOf(picture).at(-1)}.webp</image:loc></image:image>`

/** Entries of one chunk of a sitemap, about 300 KB. */
const entriesPerChunk = 200

/** The pages of one language, each with its alternates in all of them: XML in chunks, because a sitemap has megabytes. */
export function* sitemapXml(origin: string, lang: Language, entries: Entry[]): Generator<string> {
  yield `${head}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="${pictureNamespace}">\n`
  for (let at = 0; at < entries.length; at += entriesPerChunk) {
    yield entries
      .slice(at, at + entriesPerChunk)
      .map((entry) => urlXml(origin, lang, entry))
      .join('')
  }
  yield '</urlset>\n'
}

function urlXml(origin: string, lang: Language, { path, changedAt, pictures = [] }: Entry): string {
  const alternates = languages.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${hreflangOf(other)}" href="${address(origin, path, other)}"/>`,
  )
  alternates.push(`<xhtml:link rel="alternate" hreflang="x-default" href="${address(origin, path, 'ka')}"/>`)
  const shown = pictures.map((picture) => pictureXml(origin, picture)).join('')
  return `<url><loc>${address(origin, path, lang)}</loc>${lastmod(changedAt)}${alternates.join('')}${shown}</url>\n`
}

/** The list of sitemaps: every language's parts. */
export function sitemapIndexXml(origin: string, parts: number[]): string {
  const maps = languages.flatMap((lang) => parts.map((part) => `<sitemap><loc>${origin}${sitemapPath(lang, part)}</loc></sitemap>\n`))
  return `${head}<sitemapindex xmlns="${namespace}">\n${maps.join('')}</sitemapindex>\n`
}

/** The first part of a language has no number: it holds the standing pages too, and is always there. */
export function sitemapPath(lang: Language, part: number): string {
  return part === 0 ? `/sitemap-${lang}.xml` : `/sitemap-${lang}-${part}.xml`
}
