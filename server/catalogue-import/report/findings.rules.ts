/** What an import noticed and sums up: one line of the summary for each kind, one line of the report for each place. */

import { problemKinds, type Findings as FindingsOf, type FindingKind as Kind } from '@kalata/shop-exports/report/findings.ts'

const findingKinds = {
  ...problemKinds,
  rounded: { one: 'price was rounded to whole tetri', many: 'prices were rounded to whole tetri' },
  ambiguousPicture: { one: 'picture was left out: several files are called so', many: 'pictures were left out: several files are called so', lost: true, proposal: 'keep the folders of the addresses, or give each file a name of its own' },
  category: { one: 'product came in below another category', many: 'products came in below other categories', lost: true, proposal: 'import with --write-mapping map.csv, fill in the category, then import with --mapping map.csv' },
} as const satisfies Record<string, Kind> // oxfmt-ignore

export type FindingKind = keyof typeof findingKinds
export type Findings = FindingsOf<FindingKind>

/** Whether something of the file does not come in. */
export const isLoss = (kind: FindingKind): boolean => 'lost' in findingKinds[kind]

export const kindOf = (kind: FindingKind): Kind => findingKinds[kind]
