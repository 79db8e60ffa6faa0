import { formatLari } from './field-reader.rules.ts'

/** The parts of an import's result that its summary speaks of. */
export interface Summarised {
  added: number
  changed: number
  unchanged: number
  rejected: number
  skipped: number
  taxonomyRecords: number
  made: { stores: string[]; categories: string[]; brands: string[] }
  formats: { file: string; format: string }[]
  totals: {
    products: number
    offers: number
    discounted: number
    lowestPrice: number
    highestPrice: number
    units: number
    uncounted: number
    unlisted: number
    picturesNamed: number
    picturesFound: number
    withoutPictures: number
  }
  errors: Row[]
  errorCount: number
  warnings: Row[]
  warningCount: number
}

interface Row {
  file: string
  line: number
  id?: string
  field: string
  reason: string
  isCounted?: boolean
}

const most = { errors: 1000, warnings: 5, names: 8 }

/** What an import did, or in a dry run would do, for a terminal: its errors, some warnings, and at most ten lines. */
export function summaryLines(result: Summarised, { title, isDry, seconds }: { title: string; isDry: boolean; seconds: number }): string[] {
  const { added, changed, unchanged, rejected, skipped, taxonomyRecords, errors, errorCount, warnings, warningCount } = result
  const rate = Math.round((added + changed + unchanged) / Math.max(seconds, 0.001))
  const counts = `${added} new, ${changed} changed, ${unchanged} unchanged, ${rejected} refused${skipped > 0 ? `, ${skipped} skipped` : ''}`
  return [
    ...rowLines(errors, errorCount, most.errors, 'errors'),
    ...rowLines(
      warnings.filter(({ isCounted }) => !isCounted),
      warningCount - warnings.filter(({ isCounted }) => isCounted).length,
      most.warnings,
      'warnings',
    ),
    `${title}: ${counts}; ${taxonomyRecords} categories, stores, brands and banners. ${seconds.toFixed(1)} s, ${rate}/s`,
    ...detailLines(result, isDry),
  ]
}

function rowLines(rows: Row[], count: number, shown: number, what: string): string[] {
  const lines = rows
    .slice(0, shown)
    .map(
      ({ file, line, id, field, reason }) =>
        `${printable(file)}:${line}${id ? ` ${printable(id)}` : ''}  ${printable(field)}: ${printable(reason)}`,
    )
  return count > lines.length ? [...lines, `… and ${count - lines.length} more ${what} (--json lists them)`] : lines
}

function detailLines({ made, formats, totals }: Summarised, isDry: boolean): string[] {
  const read = formats.slice(0, 2).map(({ file, format }) => `${printable(file)}, ${format}`)
  if (formats.length > 2) read.push(`${formats.length - 2} more files`)
  const { products, offers, discounted, lowestPrice, highestPrice, units, uncounted, unlisted } = totals
  const lines = [line('Read', read.join('; '))]
  if (products === 0) return lines
  const would = isDry ? 'would be made' : 'made'
  const { picturesNamed, picturesFound, withoutPictures } = totals
  const missing = picturesNamed - picturesFound
  lines.push(
    ...(['stores', 'categories', 'brands'] as const)
      .filter((kind) => made[kind].length > 0)
      .map((kind) => line(kind, `${made[kind].length} ${would}: ${names(made[kind])}`)),
    line('Offers', `${offers} of ${products} products, ${formatLari(lowestPrice)} to ${formatLari(highestPrice)} ₾, ${discounted} reduced`),
    line('Stock', `${units} units${uncounted > 0 ? `; ${uncounted} offers are in stock without a count (--stock sets theirs)` : ''}`),
    line('Pictures', `${picturesFound} of ${picturesNamed} found${missing > 0 ? '; --pictures-from and --fetch-pictures bring more' : ''}`),
  )
  if (withoutPictures > 0)
    lines.push(line('Without', `${withoutPictures} of ${products} products show a drawn picture: kalata goods without-pictures`))
  if (unlisted > 0) lines.push(line('Unlisted', `${unlisted} of ${products} products: drafts, archived, hidden`))
  return lines
}

const line = (name: string, text: string) => `  ${`${name[0]!.toUpperCase()}${name.slice(1)}`.padEnd(11)}${text}`

function names(list: string[]): string {
  const shown = list.slice(0, most.names).map((name) => printable(name))
  return list.length > shown.length ? `${shown.join(', ')} and ${list.length - shown.length} more` : shown.join(', ')
}

/** A terminal obeys control characters; what a file says is shown without them. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '·').slice(0, 200)
}
