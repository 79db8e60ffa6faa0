import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renewSections, table } from './document-sections.ts'

/** Themes of decisions, in the order of the index. */
const themes: Record<string, string> = {
  structure: 'Structure of the code',
  database: 'Database and jobs',
  messages: 'Events, outbox and notifications',
  pages: 'Pages and pictures from the server',
  browser: 'In the browser',
  texts: 'Languages and texts',
  members: 'Members and visitors',
  catalogue: 'Catalogue',
  buying: 'Orders, payments and after-sales',
  deals: 'Lightning deals and groups',
  search: 'Search',
  'photo search': 'Photo search',
  load: 'Under load',
  tests: 'Tests',
}

interface Decision {
  file: string
  number: string
  title: string
  date: string
  status: string
  theme: string
}

/** `docs/decisions/README.md` with its index renewed. @throws Error for a decision without number, date, status or theme */
export function renewDecisionIndex(text: string, folder: string): string {
  const decisions = readdirSync(folder)
    .filter((file) => /^\d/.test(file))
    .sort()
    .map((file) => decisionOf(file, readFileSync(join(folder, file), 'utf8')))
  const sections = Object.entries(themes).map(([theme, title]) => {
    const rows = decisions
      .filter((decision) => decision.theme === theme)
      .map(({ number, title, file, date, status }) => [number, `[${title}](${file})`, date, status])
    return `## ${title}\n\n${table(['', 'decision', 'date', 'status'], rows)}`
  })
  return renewSections(text, { decisions: sections.join('\n') })
}

const requirement = 'begins with "# 0123 Title", an empty line, and "2026-11-20. Accepted. Theme: search."'

/** What the first three lines of a decision declare. @throws Error where they do not */
export function decisionOf(file: string, text: string): Decision {
  const found =
    /^# (?<number>\d{4}) (?<title>.+)\n\n(?<date>\d{4}-\d\d-\d\d)\. (?<status>(?:Accepted|Changed|Replaced).*)\. Theme: (?<theme>.+)\.\n/.exec(
      text,
    )
  const { number = '', title = '', date = '', status = '', theme = '' } = found?.groups ?? {}
  if (!file.startsWith(`${number}-`) || !number) throw new Error(`docs/decisions/${file}: a decision ${requirement}`)
  if (!themes[theme]) throw new Error(`docs/decisions/${file}: unknown theme "${theme}". Known: ${Object.keys(themes).join(', ')}`)
  return { file, number, title, date, status, theme }
}
