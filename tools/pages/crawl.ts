import { toStored, type Language } from '#contract/core/languages.ts'
import { readPage, type CrawledPage } from './crawled-page.ts'

export interface CrawlOptions {
  /** The mall's origin. */
  url: string
  lang: Language
  /** Paths to begin with. */
  from: string[]
  /** How many pages of one kind are opened: of one path with the same parameters. */
  perKind: number
  /** `name=value; ...` that a browser sends besides its language. */
  cookie?: string
  /** Which links are followed; by default all. */
  follow?: (path: string) => boolean
}

/** A page that was opened, and one that links to it. */
export interface Visit {
  page: CrawledPage
  /** Path and query as they were asked for. */
  path: string
  from: string
}

/** What says which page is shown; further parameters select among what it lists. */
const naming = new Set(['id', 'level', 'parentId', 'page', 'pageNo', 'type', 'keywords', 'tab', 'slot', 'list'])

/** Path and names of parameters, those of selections as one: pages of one kind are made of the same parts. */
export function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://mall')
  // Texts differ from each other, however they are asked for.
  if (pathname === '/policy') return path
  const page = pathname.replace(/\/(?=[A-Z\d-]*\d)[\w-]{8,}$/, '/:id')
  const names = [...searchParams.keys()].map((name) => (naming.has(name) ? name : 'selection'))
  return `${page}?${[...new Set(names)].sort().join('&')}`
}

/** Opens pages over HTTP from some on, link by link, breadth first, and runs no scripts. Follows redirects. */
export async function crawl({ url, lang, from, perKind, cookie = '', follow = () => true }: CrawlOptions): Promise<Visit[]> {
  const headers = { cookie: [`lang=${toStored[lang]}`, cookie].filter(Boolean).join('; '), accept: 'text/html' }
  const found = new Set(from)
  const opened = new Map<string, number>()
  const waiting = from.map((path) => ({ path, from: '' }))
  const visits: Visit[] = []
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const kind = kindOf(next.path)
    const count = opened.get(kind) ?? 0
    if (count >= perKind) continue
    opened.set(kind, count + 1)
    const response = await fetch(url + next.path, { headers })
    const page = readPage(response.url, response.status, await response.text())
    visits.push({ page, ...next })
    // Search engines follow what a page names as its canonical address, too.
    for (const link of page.canonical ? [...page.links, page.canonical] : page.links) {
      const path = link.slice(new URL(link).origin.length)
      if (found.has(path) || !follow(path)) continue
      found.add(path)
      waiting.push({ path, from: next.path })
    }
  }
  return visits
}
