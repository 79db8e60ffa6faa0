import { formsOf, verbsOf } from '#server/command-forms.ts'
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
