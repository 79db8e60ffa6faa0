import { parseAst, type Plugin } from 'vite'

/** Exports of a route's module that the server alone uses. */
const serverExports = new Set(['loader'])

/** A statement of a module, as far as it is looked at. */
interface Statement {
  type: string
  start: number
  end: number
  declaration?: { id?: { name: string } | null; declarations?: { id: { name?: string } }[] } | null
  specifiers?: { local: { name: string } }[]
}

const without = (code: string, statements: Pick<Statement, 'start' | 'end'>[]): string =>
  statements.toReversed().reduce((result, { start, end }) => result.slice(0, start) + result.slice(end), code)

const statementsOf = (code: string) => parseAst(code, { lang: 'tsx' }).body as unknown as Statement[]

/** A module's code without its exports for the server, and without imports of what only they use. */
export function withoutServerExports(code: string): string {
  const exported = ({ declaration }: Statement) => [declaration?.id?.name, ...(declaration?.declarations ?? []).map(({ id }) => id.name)]
  const isForServer = (statement: Statement) => exported(statement).some((name) => name && serverExports.has(name))
  const rest = without(code, statementsOf(code).filter(isForServer))
  const imports = statementsOf(rest).filter(({ type }) => type === 'ImportDeclaration')
  const body = without(rest, imports)
  const isUnused = ({ specifiers = [] }: Statement) =>
    specifiers.length > 0 && specifiers.every(({ local }) => !new RegExp(`\\b${local.name}\\b`).test(body))
  return without(rest, imports.filter(isUnused))
}

/** What a page declares for the server and for generated files alone (`storefront/app/router/page.ts`). */
const serverOptions = new Set(['crawlers'])

interface Node {
  type?: string
  start: number
  end: number
  key?: { name?: string }
}

/** A table of routes without what its pages declare for the server. */
export function withoutServerOptions(code: string): string {
  const properties: Node[] = []
  const visit = (node: Node): void => {
    if (node.type === 'Property' && serverOptions.has(node.key?.name ?? '')) properties.push(node)
    else for (const value of Object.values(node).flat()) if (value && typeof value === 'object') visit(value as Node)
  }
  visit(parseAst(code, { lang: 'ts' }) as unknown as Node)
  const withComma = ({ start, end }: Node) => ({ start, end: end + /^\s*,?/.exec(code.slice(end))![0].length })
  return without(code, properties.map(withComma))
}

/** Leaves out of what browsers load what the server alone uses: the loaders of routes, whose data they ask the server for, and what crawlers are told. */
export function serverOnlyExports(): Plugin {
  return {
    name: 'kalata-server-exports',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (/\.route\.tsx(\?|$)/.test(id)) return { code: withoutServerExports(code), map: null }
      return /\/routes\.ts(\?|$)/.test(id) ? { code: withoutServerOptions(code), map: null } : null
    },
  }
}
