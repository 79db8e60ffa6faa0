import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst, type Plugin } from 'vite'
import { withSlashes } from './file-paths.ts'
import { bodies, gone, missing, ours, stubs } from './lean-router-parts.ts'

const root = withSlashes(fileURLToPath(new URL('..', import.meta.url)))

/** A change of a file's text between two places. */
interface Edit {
  start: number
  end: number
  text: string
}

/** A node of the syntax tree, as far as it is looked at. */
interface Node {
  type: string
  start: number
  end: number
  id?: { name: string } | null
  body?: Node
  init?: Node
  declarations?: Node[]
  expression?: Node
  left?: { object?: { name?: string } }
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression'])

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item)
  else if (value && typeof value === 'object') {
    if ('type' in value && 'start' in value) yield value as Node
    for (const child of Object.values(value)) if (child && typeof child === 'object') yield* nodesOf(child)
  }
}

/** The edits that give functions other bodies, by their names. */
function* otherBodies(nodes: Node[], replaced: Record<string, string>): Generator<Edit & { name: string }> {
  for (const { type, id, body } of nodes) {
    const text = functionTypes.has(type) && id ? replaced[id.name] : undefined
    if (text !== undefined) yield { name: id!.name, start: body!.start, end: body!.end, text }
  }
}

/** The edits that leave constants undefined, and drop what is assigned to their properties. */
function* undefinedConstants(nodes: Node[], replaced: readonly string[]): Generator<Edit & { name: string }> {
  for (const node of nodes) {
    if (node.type === 'VariableDeclarator' && replaced.includes(node.id!.name)) {
      yield { name: node.id!.name, start: node.init!.start, end: node.init!.end, text: 'undefined' }
    }
    const assigned = node.type === 'ExpressionStatement' ? node.expression?.left?.object?.name : undefined
    if (assigned && replaced.includes(assigned)) yield { name: assigned, start: node.start, end: node.end, text: '' }
  }
}

/** A file of React Router without what this storefront does not use. @throws through `fail` where a name is not there */
function withoutUnused(code: string, path: string, fail: (message: string) => never): string {
  const nodes = [...nodesOf(parseAst(code))]
  const edits = [...otherBodies(nodes, bodies[path] ?? {}), ...undefinedConstants(nodes, gone[path] ?? [])]
  const found = new Set(edits.map(({ name }) => name))
  const absent = [...Object.keys(bodies[path] ?? {}), ...(gone[path] ?? [])].filter((name) => !found.has(name))
  if (absent.length > 0) fail(`React Router's ${path} has no ${absent.join(', ')}`)
  // From the end on, so that places before stay right; an edit inside another is lost with it.
  let result = code
  let lastStart = Infinity
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start)) {
    if (end > lastStart) fail(`React Router's ${path}: two replaced parts overlap`)
    result = result.slice(0, start) + text + result.slice(end)
    lastStart = start
  }
  return result
}

/** Texts that are replaced once each: the client loader of a route has a chunk of its own, loaded as a route module is; a page's data may be in memory and is JSON; a skipped view transition is handled. */
const texts: Record<string, [pattern: RegExp, text: string][]> = {
  'dom/ssr/routes.js': [
    [
      /await import\(\s*\/\* @vite-ignore \*\/\s*\/\* webpackIgnore: true \*\/\s*route\.clientLoaderModule\s*\)/,
      'await loadRouteModule({ id: `${route.id} client loader`, module: route.clientLoaderModule }, routeModulesCache)',
    ],
  ],
  // A transition that the next page skips is no error of the page.
  'components.js': [[/\btransition\.finished\.finally\(/, 'transition.ready.catch(() => {});\n\t\t\ttransition.finished.finally(']],
  'dom/ssr/single-fetch.js': [
    [/await fetch\(url, await createRequestInit\(request\)\)/, 'await fetchPageData(url, request.signal)'],
    // The only class instance that loaders return (storefront/app/navigation/loader-json.ts).
    [
      /type === "SingleFetchClassInstance"\) return \{ value: rest\[0\]/,
      'type === "SingleFetchClassInstance") return { value: readLoaderData(rest[0].json)',
    ],
  ],
}
const importOf = (name: string, file: string) =>
  `import { ${name} } from ${JSON.stringify(posix.join(root, 'storefront/app/navigation', file))};\n`
const imports: Record<string, string> = {
  'dom/ssr/single-fetch.js': importOf('fetchPageData', 'page-data.ts') + importOf('readLoaderData', 'loader-data.ts'),
}

const exportsOf = (code: string) =>
  /export \{([^}]*)\};?\s*$/
    .exec(code)?.[1]
    ?.split(',')
    .map((name) => name.trim())
    .toSorted()
    .join()

/** The files of React Router that are changed, below its `dist/production/lib/`. */
export const leanModules = [...new Set([stubs, ours, bodies, gone, texts].flatMap((parts) => Object.keys(parts)))]

function leanModule(code: string, path: string, fail: (message: string) => never): string {
  const stub = stubs[path]
  if (stub) {
    if (exportsOf(code) !== Object.keys(stub).toSorted().join()) fail(`React Router's ${path} exports other things than it did`)
    return Object.entries(stub)
      .map(([name, body]) => `export const ${name} = ${body}`)
      .join('\n')
  }
  if (ours[path]) return `export { ${exportsOf(code)} } from ${JSON.stringify(posix.join(root, ours[path]))}`
  let result = bodies[path] || gone[path] ? withoutUnused(code, path, fail) : code
  for (const [pattern, text] of texts[path] ?? []) {
    if (!pattern.test(result)) fail(`React Router's ${path} no longer has ${pattern.source}`)
    result = result.replace(pattern, () => text)
  }
  return (imports[path] ?? '') + result
}

const routerImport = /^import \{([^}]*)\} from ['"]react-router['"]/gm

/**
 * Leaves out of the browser's build what this storefront does not use of React Router and the bundler cannot shake out, and
 * replaces its loading of route modules and page data. A release without one of the names stops the build and fails
 * `react-router-patches.test.ts`; so does a storefront module that imports what is left out. Gain: docs/decisions,
 * "The router the browser needs".
 */
export function leanRouter(): Plugin {
  return {
    name: 'kalata-lean-router',
    // Before anything else rewrites the imports of the storefront.
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const fail = (message: string) => this.error(message)
      const path = /\/react-router\/dist\/production\/lib\/(.+\.js)$/.exec(id)?.[1]
      if (path && leanModules.includes(path)) return { code: leanModule(code, path, fail), map: null }
      if (!/\/storefront\/.*\.tsx?$/.test(id)) return null
      for (const [, names] of code.matchAll(routerImport)) {
        const wrong = names!.split(',').find((name) => missing.has(name.trim()))
        if (wrong)
          fail(
            `${id} imports ${wrong.trim()} of React Router, which the browser's build leaves out: storefront/ui/link.tsx has Link, app/navigation/get-form.tsx GetForm`,
          )
      }
      return null
    },
  }
}
