import { renewSections } from './document-sections.ts'
import type { Kind } from '../rules/file-kinds.ts'
import { exceptions, mayImport, type Reach } from '../rules/import-matrix.ts'
import { readUses, type Uses } from '../rules/module-uses.ts'

/** ARCHITECTURE.md with its generated sections renewed: the import matrix and the modules' `uses` lists. */
export function renewArchitecture(text: string, root: string): string {
  const { server, storefront } = readUses(root)
  return renewSections(text, { imports: importTable(), modules: usesTable(server, storefront) })
}

const reachText: Record<Reach, string> = { module: 'of its module', uses: 'of modules it uses', any: '', types: 'types only' }

function importTable(): string {
  const rows = Object.entries(mayImport).map(([kind, row]) => {
    const targets = Object.entries(row) as [Kind, Reach][]
    const texts = (Object.keys(reachText) as Reach[]).flatMap((reach) => {
      const names = targets.filter(([, each]) => each === reach).map(([name]) => `\`${name}\``)
      return names.length > 0 ? [`${names.join(' ')}${reachText[reach] ? ` (${reachText[reach]})` : ''}`] : []
    })
    return `| \`${kind}\` | ${texts.join(', ')} |\n`
  })
  const list = exceptions.map(({ from, to, why }) => `- \`${from}\` -> \`${to}\`: ${why}\n`)
  return `| from | may import |\n|---|---|\n${rows.join('')}\nExceptions:\n\n${list.join('')}`
}

function usesTable(server: Uses, storefront: Uses): string {
  const names = [...new Set([...Object.keys(server), ...Object.keys(storefront)])].sort()
  const cell = (uses: Uses, name: string) => (uses[name] ? uses[name].join(', ') || 'none' : '')
  return `| module | its services call | its components use |\n|---|---|---|\n${names.map((name) => `| ${name} | ${cell(server, name)} | ${cell(storefront, name)} |\n`).join('')}`
}
