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

const without = (code: string, statements: Statement[]): string =>
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

/** Leaves the loaders of routes out of what browsers load: they ask the server for what a loader returns there. */
export function serverOnlyExports(): Plugin {
  return {
    name: 'kalata-server-exports',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      return /\.route\.tsx(\?|$)/.test(id) ? { code: withoutServerExports(code), map: null } : null
    },
  }
}
