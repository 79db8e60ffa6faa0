import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { readCommandLine } from './command-line.ts'
import { modules } from './modules.ts'
import { commandsOf } from './registry.ts'

const commands = commandsOf(modules)

/** What a line is read as, and what it prints. */
function read(...words: string[]) {
  const printed = { out: '', error: '' }
  const line = readCommandLine(commands, words, { out: (text) => (printed.out += text), error: (text) => (printed.error += text) })
  return { ...printed, line }
}

describe('a line of the operator', () => {
  it.each([
    [['orders', 'list'], 'orders', ['list'], false],
    [['--json', 'orders', 'list', 'new'], 'orders', ['list', 'new'], true],
    [['cases', 'answer', 'C1', '-50 % is too much', '--json'], 'cases', ['answer', 'C1', '-50 % is too much'], true],
    [
      ['import', 'shop.csv', '--store', 'Dila', '--no-create-categories', '--json', '--rate', 'USD=2.70'],
      'import',
      ['shop.csv', '--store', 'Dila', '--no-create-categories', '--rate', 'USD=2.70'],
      true,
    ],
    [['deals', 'create', '--key', 'a', 'more', '--percent', '10'], 'deals', ['create', '--key', 'a', 'more', '--percent', '10'], false],
    [['check'], 'check', [], false],
    [['backup', 'mall.tar'], 'backup', ['mall.tar'], false],
  ])('%j is %s with %j', (words, name, args, json) => {
    expect(read(...words)).toEqual({ out: '', error: '', line: { name, run: commands[name]!.run, args, json } })
  })

  it.each([
    [['ordres'], 'Did you mean orders?'],
    [['orders', 'lst'], 'Did you mean list?'],
    [['backups', 'a.tar'], 'Did you mean backup?'],
    [['toString'], "unknown command 'toString'"],
    [['--jsn', 'check'], 'Did you mean --json?'],
    [['check', 'more'], 'too many arguments'],
    [['migrate', '--now'], 'too many arguments'],
    [['goods', 'without-pictures', 'x'], 'too many arguments'],
  ])('%j is no command: %s', (words, message) => {
    const { line, error, out } = read(...words)
    expect(line).toEqual({ exitCode: 2 })
    expect(error).toContain(message)
    expect(out).toBe('')
  })

  it('without a command prints all of them, and fails', () => {
    const { line, error } = read()
    expect(line).toEqual({ exitCode: 2 })
    for (const name of Object.keys(commands)) expect(error).toMatch(new RegExp(`^  ${name} +\\S`, 'm'))
  })

  it('asks for the forms of each command, which takes no database', () => {
    for (const [name, { usage }] of Object.entries(commands)) {
      for (const words of [
        [name, '--help'],
        ['help', name],
      ]) {
        const { line, out } = read(...words)
        expect(line, name).toEqual({ exitCode: 0 })
        expect(out.replace(/\s+/g, ' '), name).toContain(`kalata ${usage.split(/ \| |\n/)[0]}`)
      }
    }
    expect(read('cases', 'receive', '--help').out).toMatch(/kalata cases receive <caseNo>/)
    expect(read('cases', 'receive', '--help').out).not.toContain('kalata cases exchange')
  })
})

describe('the completion', () => {
  const { out: script, line } = read('completion')

  /** What bash offers for the words of a line. */
  function offered(...words: string[]): string[] {
    const ask = `${script}\nCOMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _kalata; echo "\${COMPREPLY[@]}"`
    return spawnSync('bash', ['--norc', '-c', ask], { encoding: 'utf8' }).stdout.trim().split(/\s+/)
  }

  it('offers commands, verbs and options', () => {
    expect(line).toEqual({ exitCode: 0 })
    expect(offered('kalata', 'ba')).toEqual(['backup'])
    expect(offered('kalata', 'cases', 'ex')).toEqual(['exchange'])
    expect(offered('kalata', 'import', 'shop.csv', '--dry')).toEqual(['--dry-run'])
    expect(offered('kalata', '')).toEqual(expect.arrayContaining(Object.keys(commands)))
  })
})
