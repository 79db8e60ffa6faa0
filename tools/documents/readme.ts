import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modules } from '#server/modules.ts'
import { commandTable } from './command-document.ts'
import { renewSections, table } from './document-sections.ts'
import { readUses } from '../rules/module-uses.ts'

/** README.md with its tables of modules, npm scripts and operator commands renewed. */
export function renewReadme(text: string, root: string): string {
  return renewSections(text, { modules: moduleTable(root), scripts: scriptTable(root), commands: commandTable() })
}

/** Modules without a server part, which could declare what they do. */
const storefrontModules: Record<string, string> = {
  'member-centre': "the frame of a member's pages",
  merchants: 'the pages for those who want to sell, with links to their own site',
}

/** A row for each module: what it does and its folders. @throws Error for a module that no text describes */
function moduleTable(root: string): string {
  const summaries: Record<string, string | undefined> = {
    ...storefrontModules,
    ...Object.fromEntries(modules.map(({ name, summary }) => [name, summary])),
  }
  const names = [...new Set([...Object.keys(summaries), ...Object.keys(readUses(root).storefront)])].sort()
  const rows = names.map((name) => {
    if (!summaries[name]) throw new Error(`Module ${name} has no summary: declare it in server/${name}/${name}.module.ts`)
    const folders = ['contract', 'server', 'storefront'].map((side) => (hasFiles(join(root, side, name)) ? `\`${side}/${name}/\`` : ''))
    return [name, summaries[name], ...folders]
  })
  return table(['module', 'what it does', 'contract', 'server', 'pages'], rows)
}

const hasFiles = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0

const scripts: Record<string, string> = {
  start: 'installs, builds, makes the database, fills the demo mall at the first start, serves',
  serve: 'serves without filling the demo mall: one of your own',
  dev: 'serves with hot reload; `/kit` shows the parts of the interface, `/api/docs` the OpenAPI document, `/outbox` the mails and SMS that were not sent',
  test: 'checks everything that a change can break; `-- types lint` runs only the steps named, `-- proof` all there are, `-- --changed` what a change touches',
  build: 'builds the storefront',
  bench: 'measures speed, weight and the quality of search; without a name it lists what it measures',
  lab: 'runs the mall on several machines in namespaces of this one, with the files of `deploy/`, and breaks something',
  screens: 'takes pictures of every page in four languages at three widths, into `screens/`',
  format: 'writes the format that `npm test` checks',
  kalata: "the operator's command line",
}

/** A row for each npm script. @throws Error for one without a text here, and for a text without a script */
function scriptTable(root: string): string {
  const declared = Object.keys((JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts)
  const unknown = [...declared.filter((name) => !scripts[name]), ...Object.keys(scripts).filter((name) => !declared.includes(name))]
  if (unknown.length > 0) throw new Error(`tools/documents/readme.ts and the scripts of package.json differ: ${unknown.join(', ')}`)
  const rows = declared.map((name) => [`\`npm ${['start', 'test'].includes(name) ? name : `run ${name}`}\``, scripts[name]!])
  return table(['command', 'does'], rows)
}
