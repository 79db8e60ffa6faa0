import type { Variable, Variables } from './variable.ts'

/** Settings that belong together, below a title. */
export interface SettingTheme {
  title: string
  variables: Variables
}

/** A row of a table in Markdown for each variable: its name, default, values and meaning. */
export const settingRows = (variables: Variables): string[][] =>
  Object.entries(variables).map(([name, variable]) => [`\`${name}\``, fallbackOf(variable), variable.values, meaningOf(variable)])

/** An example of an environment file: every variable as a comment, with its default where that is a value, else with an example. */
export function exampleFile(head: string, themes: readonly SettingTheme[]): string {
  const parts = themes.map(({ title, variables }) => {
    const entries = Object.entries(variables).map(([name, variable]) => `# ${plain(variable.meaning)}\n#${name}=${exampleOf(variable)}\n`)
    return `\n## ${title}\n\n${entries.join('\n')}`
  })
  return head + parts.join('')
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

function exampleOf({ fallback, example }: Variable): string {
  const value = example ?? (isTyped(fallback) ? fallback : '')
  return /[^\w.:/@,…-]/.test(value) ? `"${value}"` : value
}

const plain = (text: string) => text.replaceAll('`', '')
