import { verbsOf } from './command-forms.ts'
import type { OperatorCommand } from './module.ts'

/**
 * What a shell evaluates to complete `kalata`: commands, then the verbs and options of the one that was typed, else files. zsh reads it through its
 * own emulation of bash.
 */
export function completionScript(commands: Readonly<Record<string, OperatorCommand>>): string {
  const names = [...Object.keys(commands), 'completion', 'help'].sort()
  const cases = Object.entries(commands).map(([name, { usage }]) => {
    const options = new Set(['--help', '--json', ...(usage.match(/--[a-z][a-z-]*/g) ?? [])])
    return `    ${name}) words="${[...verbsOf(name, usage), ...options].join(' ')}" ;;`
  })
  return `if [ -n "$ZSH_VERSION" ]; then autoload -U +X bashcompinit && bashcompinit; fi
_kalata() {
  local words
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    *) words="" ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words="${names.join(' ')}"; fi
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _kalata kalata
`
}
