import { errorLines, moreLine, printable, rowLine, type NamedError } from '@kalata/shop-exports/report/error-lines.ts'
import type { AbsentOutcome } from '../absent-products.rules.ts'
import { counted } from '#contract/core/counted.ts'
import { formatLari } from '../records/record-fields.rules.ts'
import { findingLine, type Finding } from '@kalata/shop-exports/report/findings.ts'
import { isLoss, kindOf, type FindingKind, type Findings } from './findings.rules.ts'

/** The parts of an import's result that its summary speaks of. */
export interface Summarised {
  added: number
  changed: number
  unchanged: number
  rejected: number
  skipped: number
  absent: number
  absentProducts?: { outcome: AbsentOutcome; keys: string[]; share: number }
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
  countedWarnings: number
  findings: Findings
  rows: { products: number; variants: number; parts: number; lost: number }
  verdict: {
    products: number
    sellable: number
    soldOut: number
    unlisted: number
    needs: { price: number; rate: number; name: number; correction: number }
  }
}

type Row = NamedError & { kind?: FindingKind }

const most = { warnings: 5, names: 8 }

/** What an import did, or in a dry run would do, for a terminal: its errors, some warnings, and at most ten lines. */
export function summaryLines(result: Summarised, { title, isDry, seconds }: { title: string; isDry: boolean; seconds: number }): string[] {
  const { added, changed, unchanged, rejected, skipped, taxonomyRecords, errors, errorCount, warnings, findings } = result
  const summedUp = Object.values(findings).reduce((sum, { count }) => sum + count, 0)
  const told = warnings.filter(({ kind }) => !kind)
  const rate = Math.round((added + changed + unchanged) / Math.max(seconds, 0.001))
  const counts = `${added} new, ${changed} changed, ${unchanged} unchanged, ${rejected} refused${skipped > 0 ? `, ${skipped} skipped` : ''}`
  return [
    ...errorLines(errors, errorCount),
    ...told.slice(0, most.warnings).map(rowLine),
    ...moreLine(result.warningCount - summedUp - result.countedWarnings - most.warnings, 'warning'),
    `${title}: ${counts}; ${countedTaxonomy(taxonomyRecords)}. ${seconds.toFixed(1)} s, ${rate}/s`,
    ...detailLines(result, isDry),
    ...(Object.entries(findings) as [FindingKind, Finding][]).map(([kind, found]) =>
      line(isLoss(kind) ? 'Lost' : 'Noted', printable(findingLine(kindOf(kind), found), 600)),
    ),
    ...verdictLines(result),
  ]
}

/** What a merchant asks first: `1,240 of 1,243 products can be sold today; 3 need a price`. */
function verdictLines({ verdict: { products, sellable, soldOut, unlisted, needs } }: Summarised): string[] {
  if (products === 0) return []
  const figure = (count: number) => count.toLocaleString('en-US')
  const parts = [
    [needs.price, 'needs a price', 'need a price'],
    [needs.rate, 'needs the rate of its currency', 'need the rate of their currency'],
    [needs.name, 'needs a name', 'need a name'],
    [needs.correction, 'needs a correction', 'need a correction'],
    [soldOut, 'is sold out', 'are sold out'],
    [unlisted, 'is not shown', 'are not shown'],
  ] as const
  const rest = parts.filter(([count]) => count > 0).map(([count, one, many]) => `${figure(count)} ${count === 1 ? one : many}`)
  return [[`${figure(sellable)} of ${figure(products)} ${products === 1 ? 'product' : 'products'} can be sold today`, ...rest].join('; ')]
}

function detailLines({ made, formats, totals, rows, absent, absentProducts }: Summarised, isDry: boolean): string[] {
  const read = formats.slice(0, 2).map(({ file, format }) => `${printable(file)}, ${format}`)
  if (formats.length > 2) read.push(counted(formats.length - 2, 'more file'))
  const { products, offers, discounted, lowestPrice, highestPrice, units, uncounted, unlisted } = totals
  const lines = read.length > 0 ? [line('Read', read.join('; '))] : []
  const absentLines =
    absentProducts && (absent > 0 || absentProducts.outcome === 'noStore')
      ? [line('Absent', absentLine(absent, absentProducts, isDry))]
      : []
  if (products === 0) return [...lines, ...absentLines]
  const would = isDry ? 'would be made' : 'made'
  const { picturesNamed, picturesFound, withoutPictures } = totals
  const missing = picturesNamed - picturesFound
  lines.push(
    ...(['stores', 'categories', 'brands'] as const)
      .filter((kind) => made[kind].length > 0)
      .map((kind) => line(kind, `${made[kind].length} ${would}: ${names(made[kind])}`)),
    line(
      'Offers',
      `${offers} of ${counted(products, 'product')}, ${formatLari(lowestPrice)} to ${formatLari(highestPrice)} ₾, ${discounted} reduced`,
    ),
    line(
      'Stock',
      `${counted(units, 'unit')}${uncounted > 0 ? `; ${counted(uncounted, 'offer is', 'offers are')} in stock without a count (--stock sets theirs)` : ''}`,
    ),
    line('Pictures', `${picturesFound} of ${picturesNamed} found${missing > 0 ? '; --pictures-from and --fetch-pictures bring more' : ''}`),
  )
  if (withoutPictures > 0)
    lines.push(
      line(
        'Without',
        `${withoutPictures} of ${counted(products, 'product')} ${withoutPictures === 1 ? 'shows' : 'show'} a drawn picture: kalata goods without-pictures`,
      ),
    )
  if (rows.products + rows.variants + rows.parts + rows.lost > 0) lines.push(line('Rows', rowsLine(rows)))
  if (unlisted > 0) lines.push(line('Unlisted', `${unlisted} of ${counted(products, 'product')}: drafts, archived, hidden`))
  return [...lines, ...absentLines]
}

/** What of the store is not in the file, and what became of it. */
function absentLine(absent: number, { outcome, keys, share }: NonNullable<Summarised['absentProducts']>, isDry: boolean): string {
  if (outcome === 'noStore') return "nothing is taken off sale: there is no product of another shop's export"
  const [are, stay] = absent === 1 ? ['is', 'it stays'] : ['are', 'they stay']
  const outcomes: Record<Exclude<AbsentOutcome, 'noStore'>, string> = {
    stay: `${stay} on sale (--unlist-absent takes ${absent === 1 ? 'it' : 'them'} off)`,
    unlisted: `${isDry ? 'would be taken' : 'taken'} off sale: ${names(keys, absent)}`,
    tooMany: `${stay} on sale, being ${share} % of the store's (--unlist-at-most ${share} takes ${absent === 1 ? 'it' : 'them'} off): ${names(keys, absent)}`,
    unreadable: `${stay} on sale, because what could not be read may be of ${absent === 1 ? 'it' : 'them'}`,
  }
  return `${counted(absent, 'listed product')} of before ${are} not in the file: ${outcomes[outcome]}`
}

/** Every row of a table once: `12 read: 3 of products alone, 7 of variants, 1 of pictures and translations, 1 not taken`. */
function rowsLine({ products, variants, parts, lost }: Summarised['rows']): string {
  const kinds = [
    `${variants} of variants`,
    ...(products > 0 ? [`${products} of their products`] : []),
    ...(parts > 0 ? [`${parts} of pictures and translations`] : []),
  ]
  return `${products + variants + parts + lost} read: ${kinds.join(', ')}, ${lost} not taken`
}

const line = (name: string, text: string) => `  ${`${name[0]!.toUpperCase()}${name.slice(1)}`.padEnd(11)}${text}`

function names(list: string[], count = list.length): string {
  const shown = list.slice(0, most.names).map((name) => printable(name))
  return count > shown.length ? `${shown.join(', ')} and ${count - shown.length} more` : shown.join(', ')
}

/** `2 categories, stores, brands, banners and scenes`: the records that are no products, in one number. */
export const countedTaxonomy = (count: number): string =>
  counted(count, 'category, store, brand, banner or scene', 'categories, stores, brands, banners and scenes')
