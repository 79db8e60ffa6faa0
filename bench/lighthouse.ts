import { launch, type LaunchedChrome } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { wholeChromium } from '../tools/chromium.mjs'
import { median, reportRows } from './report.ts'
import { scale } from './scale.ts'
import { ask, withMall } from './with-mall.ts'

const runs = scale.lighthouseRuns
type Row = Record<string, string | number>

/** Lighthouse with its phone preset on home, a listing, a product page and the cart: the median of five runs. `--audits`: all public pages, but for speed. */
export async function run(): Promise<void> {
  if (process.argv.includes('--audits')) return (await import('./lighthouse-audits.ts')).run()
  const rows = await withMall({}, async (mall) => {
    const [root] = await ask(mall, 'catalogue.categories')
    const { pageResult } = await ask(mall, 'search.search', { id: root!.id, level: 1 })
    const measured: Row[] = []
    const pages = [
      ['product', `/details?id=${pageResult.results[0]!.productId}`],
      ['home', '/home'],
      ['listing', `/search_result?id=${root!.id}&level=1`],
      ['cart', '/cart'],
    ] as const
    for (const [name, path] of scale.smoke ? pages.slice(0, 1) : pages) {
      measured.push({ '': name, ...(await audit(mall.url + path)) })
    }
    return measured
  })
  reportRows(rows, { bench: 'lighthouse', runs, pages: rows })
  for (const row of rows) if (Number(row.performance) === 0) throw new Error(`${row['']}: no score`)
}

async function audit(url: string): Promise<Row> {
  const results: Row[] = []
  const failed = new Set<string>()
  for (let turn = 0; turn < runs; turn++) {
    const chrome = await openChrome()
    try {
      results.push(rowOf(await report(url, chrome.port), failed))
    } finally {
      chrome.kill()
    }
  }
  const names = Object.keys(results[0]!)
  const middle = Object.fromEntries(names.map((name) => [name, median(results.map((result) => Number(result[name])))]))
  if (failed.size > 0) console.log(`${url}: ${[...failed].join(', ')}`)
  return middle
}

/** A browser for Lighthouse, with a profile of its own. */
export function openChrome(): Promise<LaunchedChrome> {
  const flags = ['--headless=new', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  return launch({ chromePath: wholeChromium()!, chromeFlags: flags })
}

export type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** A report of a page; on a busy machine Chromium sometimes paints nothing in time (`NO_FCP`), and is asked again, twice at most. */
async function report(url: string, port: number): Promise<Report> {
  for (let tries = 1; ; tries++) {
    const { lhr } = (await lighthouse(url, { port, output: 'json', logLevel: 'silent' }))!
    if (lhr.categories.performance?.score || tries === 3) return lhr
  }
}

/** Scores of 100, LCP and TBT in ms, CLS. Names of audits that cost points outside speed are gathered. */
function rowOf(report: Report, failed: Set<string>): Row {
  const value = (id: string) => report.audits[id]?.numericValue ?? 0
  for (const audit of failedAudits(report)) failed.add(audit)
  return {
    performance: scoreOf(report, 'performance'),
    ...auditScores(report),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
  }
}

const auditedCategories = ['accessibility', 'best-practices', 'seo'] as const

/** 0 to 100. */
const scoreOf = (report: Report, category: string): number => Math.round((report.categories[category]?.score ?? 0) * 100)

/** Scores of 100 of the categories that are not about speed. */
export const auditScores = (report: Report) => ({
  accessibility: scoreOf(report, 'accessibility'),
  'best practices': scoreOf(report, 'best-practices'),
  SEO: scoreOf(report, 'seo'),
})

/** The audits that cost points in these categories. */
export function failedAudits(report: Report): string[] {
  return auditedCategories.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const score = report.audits[id]?.score
      return weight > 0 && score !== null && score !== undefined && score < 1 ? [`${category}/${id}`] : []
    }),
  )
}
