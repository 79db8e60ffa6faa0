/** What `docs/operations/` names must exist: commands with their verbs and options, settings, metrics, alerts, files. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { verbsOf } from '#server/command-forms.ts'
import { modules } from '#server/modules.ts'
import { variables } from '#server/platform/settings/variables.ts'
import { root } from '../root.ts'

const folder = join(root, 'docs', 'operations')
const pages = globSync('*.md', { cwd: folder })
  .sort()
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
/** What stands as code: in a block, or between backticks. */
const codeOf = (text: string) =>
  [...text.matchAll(/```\w*\n([\s\S]*?)```|`([^`\n]+)`/g)].flatMap(([, block, span]) => (block ?? span!).split('\n'))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const usages = new Map(modules.flatMap(({ commands }) => Object.entries(commands).map(([name, { usage }]) => [name, usage] as const)))

/** What is wrong with a command of the mall; undefined where it could be typed. */
function wrongWith(command: string): string | undefined {
  const [name, verb, ...others] = command
    .replace(/\s*[;|>#].*$/, '')
    .trim()
    .split(/\s+/)
  const usage = usages.get(name!)
  if (!usage) return `kalata ${name}: no such command`
  const verbs = verbsOf(name!, usage)
  if (verbs.length > 0 && !verbs.includes(verb ?? '')) return `kalata ${name} ${verb}: no such verb`
  const options = [verb ?? '', ...others].filter((each) => each.startsWith('--'))
  const unknown = options.find((option) => !new RegExp(`${option}(?![\\w-])`).test(usage))
  return unknown && `kalata ${name}: ${unknown} is no option`
}

describe.each(pages)('docs/operations/$name', ({ name, text }) => {
  const code = codeOf(text)

  it('has commands that exist', () => {
    const commands = code.flatMap((line) => [...line.matchAll(/(?:^|\s)kalata (?=[a-z])([^`]+)/g)].map(([, command]) => command!))
    expect(commands.map(wrongWith).filter((problem) => problem !== undefined)).toEqual([])
  })

  it('has settings, metrics and alerts that exist', () => {
    const settings = code.flatMap((line) => line.match(/\b[A-Z][A-Z\d]*_[A-Z\d_]+\b/g) ?? []).filter((each) => !each.endsWith('_'))
    expect(settings.filter((each) => !(each in variables))).toEqual([])
    const rules = read('deploy/prometheus/rules.yml')
    const alerts = code.filter((each) => /^Kalata[A-Z][a-zA-Z]+$/.test(each))
    expect(alerts.filter((each) => !rules.includes(`alert: ${each}\n`))).toEqual([])
    const ofService = read('packages/http-service/metrics/metrics.ts').replaceAll('${prefix}', 'kalata')
    const sources = read('server/platform/metrics/database-metrics.ts') + ofService
    const metrics = code.flatMap((line) => line.match(/\bkalata_(?!app)[a-z]+(?:_[a-z]+)*\b/g) ?? []).filter((each) => !/\(/.test(each))
    expect(metrics.filter((each) => !sources.includes(each))).toEqual([])
  })

  it('has links that lead somewhere', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)/g)].map(([, link]) => link!)
    expect(links.filter((link) => !/^https?:/.test(link) && !existsSync(join(folder, link)))).toEqual([])
  })

  it.skipIf(name === 'README.md')('says when, what is seen when it worked, and the way back', () => {
    for (const part of ['**When.** ', '**It worked when** ', '**Way back.** ']) expect(text).toContain(part)
  })
})

it('the index has every page', () => {
  const index = pages.find(({ name }) => name === 'README.md')!.text
  expect(pages.filter(({ name }) => name !== 'README.md' && !index.includes(`(${name})`)).map(({ name }) => name)).toEqual([])
})
