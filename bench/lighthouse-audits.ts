import lighthouse from 'lighthouse'
import { prepareShopper } from '#demo/testing/prepared-shopper.ts'
import { pagesOf, type MallPage } from '#demo/testing/routes.ts'
import { auditScores, failedAudits, openChrome, type Report } from './lighthouse.ts'
import { reportRows } from './report.ts'
import { scale } from './scale.ts'
import { withMall } from './with-mall.ts'

/** The score that every page must have. */
const full = 100
/** A page is told apart from search results on purpose by this; it cannot pass the audit for pages that are to be found. */
const unlisted = /<meta name="robots" content="noindex/

/**
 * Lighthouse's audits of accessibility, best practices and search engines on every public page of the mall, with its phone preset.
 * Pages that ask search engines to leave them out are spared the one audit that asks the contrary.
 * @throws Error where a page has less than 100 in any of them
 */
export async function run(): Promise<void> {
  const failed: string[] = []
  const rows = await withMall({}, async (mall) => {
    const prepared = await prepareShopper(mall.dataDir, mall.url)
    const pages = pagesOf(prepared).filter(({ member, status }) => !member && !status)
    const chrome = await openChrome()
    try {
      const scores = []
      for (const page of scale.smoke ? pages.slice(0, 1) : pages) {
        const report = await audit(mall.url, page, chrome.port)
        failed.push(...failedAudits(report).map((audit) => `${page.path}: ${audit}`))
        scores.push({ '': page.path, ...auditScores(report) })
      }
      return scores
    } finally {
      chrome.kill()
    }
  })
  reportRows(rows, { bench: 'lighthouse-audits', pages: rows })
  const below = rows.filter((row) => Object.values(row).some((score) => typeof score === 'number' && score < full))
  if (below.length > 0) throw new Error(`${below.length} pages have less than ${full}:\n${failed.join('\n')}`)
}

async function audit(origin: string, { path }: MallPage, port: number): Promise<Report> {
  const isUnlisted = unlisted.test(await (await fetch(origin + path)).text())
  const { lhr } = (await lighthouse(origin + path, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: ['accessibility', 'best-practices', 'seo'],
    throttlingMethod: 'provided',
    ...(isUnlisted ? { skipAudits: ['is-crawlable'] } : {}),
  }))!
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`)
  return lhr
}
