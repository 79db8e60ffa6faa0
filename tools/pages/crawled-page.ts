import { DomUtils, parseDocument } from 'htmlparser2'
import { bcp47, hreflangOf, languages } from '#contract/core/languages.ts'
import { structuredDataProblems } from './structured-data.ts'

/** What a search engine reads of a page. Addresses are absolute. */
export interface CrawledPage {
  url: string
  status: number
  /** `lang` of the document. */
  lang: string
  title: string
  headings: string[]
  canonical: string | undefined
  /** Addresses by `hreflang`. */
  alternates: Map<string, string>
  isIndexed: boolean
  /** By `name` or `property`. */
  metas: Map<string, string>
  /** Structured data as it stands in the page. */
  data: string[]
  links: string[]
  /** Pictures without the attribute `alt`. */
  unnamedPictures: string[]
  text: string
}

/** Reads a page's HTML; links to other origins are left out. */
export function readPage(url: string, status: number, html: string): CrawledPage {
  const document = parseDocument(html)
  const all = (name: string) => DomUtils.getElementsByTagName(name, document)
  const metas = new Map(all('meta').map(({ attribs }) => [attribs.name ?? attribs.property ?? '', attribs.content ?? '']))
  const linked = all('link').filter(({ attribs }) => attribs.href)
  const absolute = (href: string) => new URL(href.replaceAll('&amp;', '&'), url)
  const links = all('a').flatMap(({ attribs: { href } }) => (href === undefined ? [] : absolute(href)))
  return {
    ...{ url, status, metas },
    lang: all('html')[0]?.attribs.lang ?? '',
    title: all('title')
      .map((title) => DomUtils.textContent(title))
      .join('|'),
    headings: all('h1').map((heading) => DomUtils.textContent(heading).trim()),
    canonical: linked.find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href,
    alternates: new Map(linked.filter(({ attribs }) => attribs.hreflang).map(({ attribs }) => [attribs.hreflang!, attribs.href!])),
    isIndexed: !metas.get('robots')?.includes('noindex'),
    data: all('script')
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map((script) => DomUtils.textContent(script)),
    links: [
      ...new Set(
        links.filter(({ origin }) => origin === new URL(url).origin).map(({ origin, pathname, search }) => origin + pathname + search),
      ),
    ],
    unnamedPictures: all('img')
      .filter(({ attribs }) => attribs.alt === undefined)
      .map(({ attribs }) => attribs.src ?? ''),
    text: all('body')
      .map((body) => DomUtils.innerText(body))
      .join(' '),
  }
}

/** Pairs of a language's tag in `lang` and in `hreflang`. */
export const hreflangs: Record<string, string> = Object.fromEntries(languages.map((lang) => [bcp47[lang], hreflangOf(lang)]))

/** An id of a message in place of its text. */
const messageId =
  /\b(?:accounts|addresses|aftersales|cart|catalogue|checkout|deals|errors|favourites|feedback|groups|mail|merchants|notifications|orders|payments|photo-search|policies|reviews|search|shell|shops|ui)\.[a-z][\w-]*(?:\.[\w-]+)*\b/

/** What is wrong with a page by itself, each in a line. */
export function pageProblems(page: CrawledPage): string[] {
  const problems: string[] = []
  const expect = (holds: unknown, problem: string) => void (holds || problems.push(problem))
  expect(page.headings.length === 1 && page.headings[0] !== '', `h1: ${JSON.stringify(page.headings)}`)
  expect(/^[^|]+ \| Kalata$/.test(page.title) && page.title.length <= 150, `title: ${page.title}`)
  expect(page.lang in hreflangs, `lang: ${page.lang}`)
  expect(page.unnamedPictures.length === 0, `pictures without alt: ${page.unnamedPictures.join()}`)
  const id = messageId.exec(page.text)
  expect(!id, `a message's id instead of its text: ${id?.[0]}`)
  expect(!/\{\w+(?:,|\})|undefined|\[object /.test(page.text), 'a place of a message that is not filled')
  for (const json of page.data) problems.push(...structuredDataProblems(json))
  return page.isIndexed ? [...problems, ...indexedProblems(page)] : problems
}

/** What search engines and previews need besides. */
function indexedProblems({ lang, canonical, alternates, metas }: CrawledPage): string[] {
  const problems: string[] = []
  const expect = (holds: unknown, problem: string) => void (holds || problems.push(problem))
  expect(canonical, 'no canonical address')
  expect([...alternates.keys()].join() === 'ka,en,ru,zh-Hans,x-default', `hreflang: ${[...alternates.keys()].join()}`)
  expect(alternates.get(hreflangs[lang]!) === canonical, `the canonical address is not its language's own: ${canonical}`)
  expect(alternates.get('x-default') === alternates.get('ka'), 'x-default is not the Georgian page')
  expect(!/[?&](?:timestamp|sort)=/.test(canonical ?? ''), `canonical: ${canonical}`)
  const description = metas.get('description') ?? ''
  expect(description.length >= 10 && description.length <= 320, `description: ${description}`)
  return [...problems, ...previewProblems(metas, canonical)]
}

/** Tags of link previews. */
function previewProblems(metas: Map<string, string>, canonical: string | undefined): string[] {
  const required = ['og:title', 'og:description', 'og:type', 'og:locale', 'og:site_name', 'og:image:alt', 'twitter:card', 'twitter:image']
  const problems = required.filter((name) => !metas.get(name)).map((name) => `no ${name}`)
  if (metas.get('og:url') !== canonical) problems.push(`og:url: ${metas.get('og:url')}`)
  if (!/^https?:\/\//.test(metas.get('og:image') ?? '')) problems.push(`og:image: ${metas.get('og:image')}`)
  return problems
}
