/**
 * `node tools/rules/vocabulary.ts`: refuses the dead words of `vocabulary-words.ts` in identifiers, file names, comments, test
 * titles and documents. `--count` prints how many each folder has, `--list` the lines of docs/glossary.md.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type ParseResult } from 'rolldown/utils'
import { deadWords, exceptions, type DeadWord, type Exception } from './vocabulary-words.ts'
import { root } from '../root.ts'

export interface Finding {
  path: string
  /** From 1; 0 is the file's name. */
  line: number
  /** The identifier, or the word as it stands in a comment or document. */
  text: string
  form: string
  instead: string
}

const folders = ['contract', 'server', 'storefront', 'demo', 'e2e', 'bench', 'packages', 'tools', 'docs', '*.md', '*.ts']
const testFunctions = new Set(['it', 'test', 'describe'])

/** The words of an identifier or file name, in lower case: `takeOffHTMLRow` is take, off, html, row. */
export function wordsOf(identifier: string): string[] {
  return identifier
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
}

/** The dead words in one file's name and text, by line. */
export function findDeadWords(path: string, text: string, words: DeadWord[] = deadWords, allow: Exception[] = exceptions): Finding[] {
  const allowed = new Set(allow.filter((each) => !each.path || each.path.test(path)).flatMap((each) => each.allowed))
  if (allowed.has('*')) return []
  const lines = lineFinder(text)
  const findings: Finding[] = []
  const add = (at: number | undefined, found: string, match: [string, DeadWord] | undefined) => {
    if (!match || allowed.has(match[0]) || allowed.has(found)) return
    findings.push({ path, line: at === undefined ? 0 : lines(at), text: found, form: match[0], instead: match[1].instead })
  }
  const identifier = (name: string, at: number) => add(at, name, inIdentifier(name, words))
  const prose = (value: string, at: number) => {
    for (const match of value.matchAll(/[A-Za-z]+/g)) add(at + match.index, match[0], lookup(match[0].toLowerCase(), words, ['anywhere']))
  }
  const name = path.split('/').at(-1)!
  add(undefined, name, inIdentifier(name, words))
  if (path.endsWith('.md')) prose(text, 0)
  else readCode(path, text, identifier, prose)
  return findings.sort((one, other) => one.line - other.line)
}

function inIdentifier(name: string, words: DeadWord[]): [string, DeadWord] | undefined {
  for (const part of wordsOf(name)) {
    const match = lookup(part, words, ['part', 'anywhere'])
    if (match) return match
  }
  return lookup(name.toLowerCase(), words, ['name'])
}

function lookup(form: string, words: DeadWord[], reaches: DeadWord['reach'][]): [string, DeadWord] | undefined {
  const match = words.find((each) => reaches.includes(each.reach) && each.forms.includes(form))
  return match && [form, match]
}

type Found = (text: string, at: number) => void

/** Hands on every name the file declares or uses, its comments, and the titles of its tests. */
function readCode(path: string, text: string, identifier: Found, prose: Found): void {
  const { program, comments, errors }: ParseResult = parseSync(path, text, {
    lang: path.endsWith('.d.mts') ? 'dts' : path.endsWith('x') ? 'tsx' : 'ts',
  })
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`)
  for (const { value, start } of comments) prose(value, start + 2)
  const name = (node: { name: string; start: number }) => identifier(node.name, node.start)
  new Visitor({
    Identifier: name,
    PrivateIdentifier: name,
    JSXIdentifier: name,
    CallExpression({ callee, arguments: [title] }) {
      // `it`, `it.skip` and `it.each(rows)`.
      const base = callee.type === 'CallExpression' ? callee.callee : callee
      const called = base.type === 'MemberExpression' ? base.object : base
      if (called.type !== 'Identifier' || !testFunctions.has(called.name) || !title) return
      if (title.type === 'Literal' && typeof title.value === 'string') prose(title.value, title.start)
      if (title.type === 'TemplateLiteral') for (const part of title.quasis) prose(part.value.raw, part.start)
    },
  }).visit(program)
}

function lineFinder(text: string): (at: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (at) => starts.findLastIndex((start) => start <= at) + 1
}

/** Every committed or new file that the vocabulary holds for. */
function checkedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...folders], { cwd: root, encoding: 'utf8' })
  return listed.split('\n').filter((path) => /\.(tsx?|md|mjs|mts)$/.test(path) && !path.startsWith('demo/mall/products/'))
}

/** The dead words of the whole project. */
export function checkVocabulary(): Finding[] {
  return checkedFiles().flatMap((path) => {
    try {
      return findDeadWords(path, readFileSync(join(root, path), 'utf8'))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    }
  })
}

/** The rows of the glossary's last section: dead words and what to write instead. */
export function glossaryRows(words: DeadWord[] = deadWords): string {
  return words.map(({ forms, instead, reach }) => `| ${forms.join(', ')} | ${instead} | ${reachNames[reach]} |`).join('\n')
}

const reachNames = { name: 'as a whole name', part: 'in names', anywhere: 'anywhere' }

if (process.argv[1] === import.meta.filename) {
  const findings = checkVocabulary()
  if (process.argv.includes('--list')) console.log(glossaryRows())
  else if (process.argv.includes('--count')) {
    const counts = Object.groupBy(findings, ({ path }) => path.split('/').slice(0, 2).join('/'))
    for (const [folder, list] of Object.entries(counts)) console.log(list!.length, folder)
  } else for (const { path, line, text, form, instead } of findings) console.error(`${path}:${line} ${text}: not "${form}" but ${instead}`)
  console.log(`${findings.length} dead words`)
  process.exit(findings.length > 0 && !process.argv.includes('--list') ? 1 : 0)
}
