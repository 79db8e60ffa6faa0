import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { verbsOf } from './command-forms.ts'
import { modules } from './modules.ts'
import { commandsOf } from './registry.ts'

const commands = commandsOf(modules)
/** A word behind `kalata` that begins a sentence, or names a file, is no command. */
const named = /\bkalata ([a-z][a-z-]+)(?: ([a-z][a-z-]*(?:\|[a-z-]+)*))?/g

/** What is written as code: between backticks, or in a fenced block. */
const codeOf = (text: string) => [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([code]) => code)

it('every command that documents and rules of monitoring name is there', () => {
  const files = globSync(['docs/*.md', 'docs/operations/*.md', 'deploy/**/*.{md,yml,json}', 'README.md', 'CONTRIBUTING.md'])
  const wrong: string[] = []
  let count = 0
  for (const file of files)
    for (const code of codeOf(readFileSync(file, 'utf8')))
      for (const [written, name = '', verbs] of code.matchAll(named)) {
        const command = commands[name]
        const known = command && verbsOf(name, command.usage)
        if (!known) continue
        count++
        if (known.length > 0 && verbs && !verbs.split('|').every((verb) => known.includes(verb))) wrong.push(`${file}: ${written}`)
      }
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(100)
})
