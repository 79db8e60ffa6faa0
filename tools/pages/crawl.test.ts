import { matchRoutes, type RouteObject } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bcp47, languages, type Language } from '#contract/core/languages.ts'
import { prepareShopper, type PreparedShopper } from '#demo/testing/prepared-shopper.ts'
import { leavesOf } from '#demo/testing/routes.ts'
import routes from '#storefront/routes.ts'
import { crawl, kindOf, type Visit } from './crawl.ts'
import { hreflangs, pageProblems, readPage } from './crawled-page.ts'
import { rotated } from '../test/tier.ts'
import { filledDataDir, removeDataDir } from '../mall/filled-mall.ts'
import { startMall, type RunningMall } from '../mall/running-mall.ts'

let dataDir: string
let mall: RunningMall
let prepared: PreparedShopper
const visits = {} as Record<Language, Visit[]>

/** Georgian, and another language that rotates. */
const crawled = [languages[0], ...rotated(languages.slice(1))]

/** The built mall with its demo products; Georgian widely, the other languages a few pages of each kind. */
beforeAll(async () => {
  dataDir = filledDataDir('crawl', { deals: 'all' })
  mall = await startMall(dataDir)
  prepared = await prepareShopper(dataDir, mall.url)
  for (const lang of crawled)
    visits[lang] = await crawl({ url: mall.url, lang, from: ['/'], perKind: lang === 'ka' ? 6 : 2, follow: isPublic })
})
afterAll(async () => {
  await mall?.stop()
  if (dataDir) removeDataDir(dataDir)
})

/** Pages of members are crawled by one; to others they show the login. */
const isMembers = (path: string) => /^\/(?:user|member|orderDetail|groupDetail|feedback|submit)(?:[/?]|$)/.test(path)
const isFile = (path: string) => /^\/(?:media|assets|previews)\//.test(path)
/** Links to the same page in another language are followed by the test of alternates. */
const isPublic = (path: string) => !isMembers(path) && !isFile(path) && !/[?&]lang=/.test(path)

const table = routes.flatMap((route) => leavesOf(route)).map(({ file, path }): RouteObject => ({ id: file, path }))
const routeOf = (path: string) => matchRoutes(table, path.split('?')[0]!)?.at(-1)?.route.id

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(mall.url + path, { headers: { accept: 'text/html', ...headers } })
  return readPage(response.url, response.status, await response.text())
}

describe.each(crawled)('the pages linked from the entry in %s', (lang) => {
  it('are there: no link is broken', () => {
    const broken = visits[lang]
      .filter(({ page }) => page.status !== 200)
      .map(({ page, path, from }) => `${page.status} ${path} from ${from}`)
    expect(broken).toEqual([])
    expect(visits[lang].length).toBeGreaterThan(lang === 'ka' ? 100 : 40)
  })

  it('have a title, one heading, texts, valid structured data and tags for previews', () => {
    const problems = visits[lang].flatMap(({ page, path }) => pageProblems(page).map((problem) => `${path}: ${problem}`))
    expect(problems).toEqual([])
    const undescribed = visits[lang].filter(({ page }) => page.status === 200 && !page.metas.get('description'))
    expect(undescribed.map(({ path }) => path)).toEqual([])
  })

  it('are in the language asked for', () => {
    expect(visits[lang].filter(({ page }) => page.lang !== bcp47[lang]).map(({ path }) => path)).toEqual([])
  })
})

describe('the pages of a member', () => {
  it('are there, each with a title, one heading and texts, and kept from search engines', async () => {
    const cookie = prepared.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const memberPages = await crawl({
      url: mall.url,
      lang: 'ka',
      from: ['/user/profile', '/feedback'],
      perKind: 2,
      cookie,
      follow: isMembers,
    })
    const problems = memberPages.flatMap(({ page, path, from }) => [
      ...(page.status === 200 ? [] : [`${page.status} ${path} from ${from}`]),
      ...(page.isIndexed ? [`${path}: is indexed`] : []),
      ...pageProblems(page).map((problem) => `${path}: ${problem}`),
    ])
    expect(problems).toEqual([])
    expect(memberPages.length).toBeGreaterThan(12)
    const reached = new Set(memberPages.map(({ path }) => routeOf(path)))
    const orphans = table.filter(({ path, id }) => path!.startsWith('/user/profile') && !path!.includes(':') && !reached.has(id))
    expect(orphans.map(({ path }) => path).sort()).toEqual([
      // These lead to the pages that took their place.
      '/user/profile/group-detail',
      '/user/profile/orderDetail',
      '/user/profile/orders/After-sales',
    ])
  })
})

describe('the frame of a page', () => {
  it('is the same on the entry as on the home page', async () => {
    const [entry, home] = await Promise.all(['/', '/home'].map(async (path) => (await fetch(mall.url + path)).text()))
    // Countdowns run on between the two.
    const visible = (html: string) => readPage(mall.url, 200, html).text.replaceAll(/\s+/g, ' ').replaceAll(/\d+/g, '0')
    expect(visible(entry!)).toBe(visible(home!))
  })

  it('shows the first three groups of policies, a contact line and payment marks in its foot', async () => {
    const groups = (await (await fetch(`${mall.url}/api/pc/mall/operationalPolicies/list`, { headers: { lang: 'en' } })).json()) as {
      data: { firstTypeList: { name: string }[] }
    }
    const html = await (await fetch(`${mall.url}/home?lang=en`)).text()
    const foot = readPage(mall.url, 200, `<body>${/<footer.*<\/footer>/s.exec(html)![0]}`).text
    const names = groups.data.firstTypeList.map(({ name }) => name)
    expect(names.length).toBeGreaterThanOrEqual(3)
    expect(names.filter((name) => foot.includes(name))).toEqual(names.slice(0, 3))
    for (const shown of ['+995', '@', 'VISA', 'Mastercard', 'Cash']) expect(foot).toContain(shown)
  })

  it('leads merchants to the pages about selling', () => {
    const paths = visits.ka.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/business', '/business-register']))
  })
})

describe('the route table', () => {
  /** Opened by something else than a link on a page, or by a member. */
  const byOtherWays = new Set([
    // With a query that a form, a share button, a payment or a provider writes.
    ...['/groupIntroduction', '/favourites', '/search_image', '/results', '/success', '/fail', '/submit', '/thirdlogin'],
    // An alias of the specification, the page of a service worker, the gallery of development.
    ...['/cart--', '/offline', '/kit', '/*'],
    // The dialog stands in their place; they are for browsers without scripts.
    ...['/login', '/register'],
  ])
  it('has no page that nothing links to', () => {
    const reached = new Set(visits.ka.map(({ path }) => routeOf(path)))
    const orphans = table.filter(({ id, path }) => path && !isMembers(path) && !byOtherWays.has(path) && !reached.has(id))
    expect(orphans.map(({ path }) => path)).toEqual([])
  })

  it('answers 404 where there is no page, product, store, category or policy', async () => {
    const missing = [
      '/nowhere',
      '/details?id=2000000000',
      '/details',
      '/shop?id=2000000000',
      '/policy?type=9-9&id=77',
      '/groupIntroduction?group=x',
    ]
    for (const path of missing) {
      const page = await open(path)
      expect([path, page.status, page.isIndexed]).toEqual([path, 404, false])
    }
  })
})

it('the cart says to a browser without scripts what it needs', async () => {
  const html = await (await fetch(`${mall.url}/cart?lang=en`)).text()
  expect(/<main[^]*?<noscript>([^]*?)<\/noscript>/.exec(html)?.[1]).toContain('Switch them on to see what is in it')
})

describe('a page beyond the last', () => {
  it('of any list is none, and search engines do not keep it', async () => {
    const lists = new Map<string, { path: string; parameters: readonly string[] }>()
    for (const { path } of visits.ka) {
      const handle = matchRoutes(routes, path.split('?')[0]!)?.at(-1)?.route.handle as
        | { file: string; cacheable?: readonly string[] }
        | undefined
      const parameters = handle?.cacheable?.filter((name) => /^(?:page|reviews)$/.test(name)) ?? []
      if (handle && parameters.length > 0 && !lists.has(handle.file)) lists.set(handle.file, { path, parameters })
    }
    expect([...lists.keys()]).toEqual(expect.arrayContaining(['deals/lightning-deals.route.tsx', 'search/search-result.route.tsx']))
    expect(lists.size).toBeGreaterThanOrEqual(7)
    for (const { path, parameters } of lists.values())
      for (const name of parameters) {
        const { status, isIndexed } = await open(`${path}${path.includes('?') ? '&' : '?'}${name}=9999`)
        expect([path, name, status, isIndexed]).toEqual([path, name, 404, false])
      }
  })
})

describe('alternates', () => {
  it('name each other in every language, and each is its own canonical page', async () => {
    const seen = new Set<string>()
    const sample = visits.ka.filter(({ page, path }) => page.isIndexed && !seen.has(kindOf(path)) && seen.add(kindOf(path)))
    expect(sample.length).toBeGreaterThan(10)
    for (const { page } of sample) {
      for (const [hreflang, address] of page.alternates) {
        const other = await open(address.slice(mall.url.length))
        expect([address, other.status]).toEqual([address, 200])
        expect([...other.alternates], address).toEqual([...page.alternates])
        if (hreflang === 'x-default') continue
        expect([address, hreflangs[other.lang], other.canonical]).toEqual([address, hreflang, address])
      }
    }
  })

  it('take a page without its sort order, paging of filters and time of asking', async () => {
    const { path } = visits.ka.find((visit) => /^\/search_result\?id=\d+&level=1$/.test(visit.path))!
    expect((await open(`${path}&sort=priceAsc&timestamp=1`)).canonical).toBe(mall.url + path)
    expect((await open('/home?timestamp=7&utm_source=x')).canonical).toBe(`${mall.url}/home`)
  })
})

describe('robots.txt and the sitemaps', () => {
  const text = async (path: string) => (await fetch(mall.url + path)).text()
  const addresses = (xml: string, tag: string) => [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map((match) => match[1]!)

  it('list pages that are there, indexed and their own canonical, in four languages', async () => {
    const robots = await text('/robots.txt')
    const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1]!)
    const files = addresses(await text('/sitemap.xml'), 'loc')
    expect(files).toHaveLength(languages.length)
    for (const file of files) {
      const entries = addresses(await text(file.slice(mall.url.length)), 'url')
      const locs = entries.map((entry) => addresses(entry, 'loc')[0]!.replaceAll('&amp;', '&'))
      expect(entries.filter((entry) => entry.match(/hreflang=/g)?.length !== 5)).toEqual([])
      expect(locs.filter((loc) => closed.some((path) => loc.slice(mall.url.length).startsWith(path)))).toEqual([])
      const kinds = Map.groupBy(locs, (loc) => kindOf(loc.slice(mall.url.length)))
      for (const loc of [...kinds.values()].flatMap((some) => [some[0]!, some.at(-1)!])) {
        const page = await open(loc.slice(mall.url.length))
        expect([loc, page.status, page.isIndexed, page.canonical]).toEqual([loc, 200, true, loc])
      }
    }
  })

  it('list every indexed page that is linked', async () => {
    const listed = new Set(addresses(await text('/sitemap-ka.xml'), 'loc').map((loc) => loc.replaceAll('&amp;', '&')))
    const indexed = visits.ka.filter(({ page }) => page.isIndexed && page.canonical && !/[?&]page=/.test(page.canonical))
    expect([...new Set(indexed.map(({ page }) => page.canonical!))].filter((address) => !listed.has(address))).toEqual([])
  })
})
