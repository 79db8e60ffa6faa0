import { settingThemes } from '#server/platform/settings/variables.ts'
import type { Variable } from '#server/platform/settings/variable.ts'
import { renewSections, table } from './document-sections.ts'

/** `docs/settings.md` with its tables renewed: one for each theme. */
export function renewSettings(text: string): string {
  const tables = settingThemes.map(({ title, variables }) => {
    const rows = Object.entries(variables).map(([name, variable]) => [
      `\`${name}\``,
      fallbackOf(variable),
      variable.values,
      meaningOf(variable),
    ])
    return `### ${title}\n\n${table(['variable', 'default', 'values', 'meaning'], rows)}`
  })
  return renewSections(text, { settings: tables.join('\n') })
}

/** A default is code where it is a value to type, and text where it says what happens instead. */
function fallbackOf({ fallback }: Variable): string {
  return isTyped(fallback) ? `\`${fallback}\`` : fallback
}

function isTyped(fallback: string): boolean {
  return fallback !== 'none' && (!/[ `]/.test(fallback) || fallback.includes('<'))
}

function meaningOf({ meaning, formerName }: Variable): string {
  return formerName ? `${meaning} Its former name \`${formerName}\` is still read.` : meaning
}

const exampleHead = `# The settings of Kalata, each with its default or an example. Everything works without them; docs/settings.md explains them.
# Copy this file to .env, uncomment what you set, and load it: "set -a; . ./.env; set +a; npm start".
# This file is generated from server/platform/settings/variables.ts.
`

/** `.env.example`: every variable as a comment, with its default where that is a value, else with an example. */
export function settingsExample(): string {
  const themes = settingThemes.map(({ title, variables }) => {
    const entries = Object.entries(variables).map(([name, variable]) => `# ${plain(variable.meaning)}\n#${name}=${exampleOf(variable)}\n`)
    return `\n## ${title}\n\n${entries.join('\n')}`
  })
  return exampleHead + themes.join('')
}

function exampleOf({ fallback, example }: Variable): string {
  const value = example ?? (isTyped(fallback) ? fallback : '')
  return /[^\w.:/@,…-]/.test(value) ? `"${value}"` : value
}

const plain = (text: string) => text.replaceAll('`', '')
