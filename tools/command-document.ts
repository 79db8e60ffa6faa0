import { modules } from '#server/modules.ts'
import { commandsOf } from '#server/registry.ts'
import { renewSections, table } from './document-sections.ts'

/** `docs/commands.md` with every operator command and its forms. */
export function renewCommands(text: string): string {
  const entries = sortedCommands().map(([name, { summary, usage }]) => {
    const forms = formsOf(name, usage).map((form) => `kalata ${form}\n`)
    return `### ${name}\n\n${capitalised(summary)}.\n\n\`\`\`\n${forms.join('')}\`\`\`\n`
  })
  return renewSections(text, { commands: entries.join('\n') })
}

/** A row for each operator command: its name, its verbs and what it does. */
export function commandTable(): string {
  const rows = sortedCommands().map(([name, { summary, usage }]) => [[name, ...verbsOf(name, usage)].map(code).join(' '), summary])
  return table(['`npm run kalata --`', 'does'], rows)
}

const code = (word: string, index: number) => (index === 0 ? `**\`${word}\`**` : `\`${word}\``)
const sortedCommands = () => Object.entries(commandsOf(modules)).sort(([a], [b]) => (a < b ? -1 : 1))
const capitalised = (text: string) => text[0]!.toUpperCase() + text.slice(1)

/** The forms of a usage text, one each; further lines of options stay below theirs. */
export function formsOf(name: string, usage: string): string[] {
  return usage.split(new RegExp(`(?: \\| |\\n\\s*)(?=${name} )`))
}

/** The literal second words of the forms: `list`, `show`. */
function verbsOf(name: string, usage: string): string[] {
  const words = formsOf(name, usage).flatMap((form) => form.split(' ')[1]?.split('|') ?? [])
  return [...new Set(words)].filter((word) => /^[a-z-]+$/.test(word) && !word.startsWith('--'))
}
