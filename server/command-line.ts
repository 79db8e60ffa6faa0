import { Command, CommanderError } from 'commander'
import { formsOf, verbsOf, verbsOfForm } from './command-forms.ts'
import { completionScript } from './completion.ts'
import type { OperatorCommand } from './module.ts'

/** What an operator's line asks for, or what the process ends with where that was said already. */
export type CommandLine = { name: string; run: OperatorCommand['run']; args: string[]; json: boolean } | { exitCode: 0 | 2 }

export interface Output {
  out: (text: string) => void
  error: (text: string) => void
}

/**
 * Reads the words behind `kalata`: prints help and the completion of shells, and says what an unknown command was meant to be. A command reads
 * its own arguments.
 */
export function readCommandLine(commands: Readonly<Record<string, OperatorCommand>>, words: string[], { out, error }: Output): CommandLine {
  let found: Omit<Extract<CommandLine, { name: string }>, 'json'> | undefined
  const program = new Command('kalata')
    .description('The work of an operator, on the database and the data folder of the mall, while it runs or not.')
    .option('--json', 'prints the outcome as one line of JSON')
    .exitOverride()
    .configureOutput({ writeOut: out, writeErr: error })
    .configureHelp({ subcommandTerm: (command) => command.name() })
  for (const [name, command] of Object.entries(commands).sort(([a], [b]) => (a < b ? -1 : 1)))
    addCommand(program, name, command, (args) => (found = { name, run: command.run, args }))
  program
    .command('completion')
    .summary('prints what completes these commands in bash and zsh: eval "$(kalata completion)"')
    .action(() => out(completionScript(commands)))
  try {
    program.parse(words, { from: 'user' })
  } catch (failure) {
    if (failure instanceof CommanderError) return { exitCode: failure.exitCode === 0 ? 0 : 2 }
    throw failure
  }
  return found ? { ...found, json: program.opts<{ json?: boolean }>().json === true } : { exitCode: 0 }
}

function addCommand(program: Command, name: string, { summary, usage }: OperatorCommand, onArgs: (args: string[]) => void): void {
  const plain = summary.replaceAll('`', '')
  const helpOf = (forms: string[]) =>
    `${plain[0]!.toUpperCase()}${plain.slice(1)}.\n\n${forms.map((form) => `  kalata ${form}\n`).join('')}`
  const add = (parent: Command, word: string, forms: string[], leading: string[]) => {
    const command = parent.command(word).summary(plain)
    // Of a form without places a word too many is a mistake that commander names.
    if (forms.some((form) => /[[<]/.test(form))) command.argument('[args...]')
    command
      .allowUnknownOption()
      .configureHelp({ formatHelp: () => helpOf(forms) })
      .action(() => onArgs([...leading, ...command.args]))
  }
  const forms = formsOf(name, usage)
  if (!forms.every((form) => verbsOfForm(form).length > 0)) return void add(program, name, forms, [])
  const parent = program
    .command(name)
    .summary(plain)
    .configureHelp({ formatHelp: () => helpOf(forms) })
  for (const verb of verbsOf(name, usage))
    add(
      parent,
      verb,
      forms.filter((form) => verbsOfForm(form).includes(verb)),
      [verb],
    )
}
