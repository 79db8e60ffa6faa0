import { atMost, noted, type Figure } from './figures.ts'
import type { PageView } from './shoppers.ts'

/** What pages, all of which were in memory, were answered with. */
export function viewFigures(views: readonly PageView[]): Figure[] {
  const failed = views.filter((view) => view.status !== 200)
  const byStatus = Object.groupBy(failed, (view) => String(view.status))
  const counts = Object.entries(byStatus).map(([each, list]) => `${each}: ${list!.length}`)
  return [
    atMost('cached pages that were not 200', 0, failed.length),
    noted('pages seen', `${views.length}${counts.length > 0 ? `, not 200: ${counts.join(', ')}` : ''}`),
    noted('slowest page', `${(Math.max(...views.map(({ ms }) => ms)) / 1000).toFixed(1)} s`),
  ]
}
