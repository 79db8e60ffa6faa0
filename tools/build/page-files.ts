import { relative } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import type { PageFiles } from '#storefront/app/router/page-files.ts'
import { withSlashes } from '../rules/file-paths.ts'
import { deferredParts, fileOf } from './deferred-parts.ts'
import { removeEmptyChunks } from './empty-chunks.ts'
import { everyPage } from './page-chunks.ts'

type Modules = Pick<Rollup.PluginContext, 'getModuleInfo'>

/** Modules that come with some at once: through static imports, and for style sheets through deferred parts, which the server renders with the page. */
function modulesWith(ids: readonly string[], modules: Modules, isPart: (file: string) => boolean, seen = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (seen.has(id)) continue
    seen.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
    modulesWith([...importedIds, ...dynamicallyImportedIds.filter((one) => isPart(fileOf(one)))], modules, isPart, seen)
  }
  return seen
}

/** What is opened on demand is not seen before its script, which brings its styles. */
const isOnDemand = (id: string) => /\/ui\/(progress-dots|toast|undo-bar)\.module\.css/.test(id)

/** What the document of each route names of the build: files by route, and those of every page by the name of the entry. */
function filesOfPages(chunks: readonly Rollup.OutputChunk[], modules: Modules, root: string): Record<string, PageFiles> {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)))
  const sheetsOf = (ids: Iterable<string>) =>
    new Set(
      [...ids]
        .filter((id) => /\.css(\?|$)/.test(id) && !isOnDemand(id))
        .flatMap((id) => [...(chunkOf.get(id)?.viteMetadata?.importedCss ?? [])]),
    )
  const scriptsWith = (chunk: Rollup.OutputChunk, seen = new Set<string>()): Set<string> => {
    seen.add(chunk.fileName)
    for (const name of chunk.imports) if (!seen.has(name)) scriptsWith(named.get(name)!, seen)
    return seen
  }
  /** Other routes are found in a list of their own. */
  const otherRoutes = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/other-route-files.ts')))
  const scriptsOf = (id: string) => {
    const isOther = otherRoutes?.dynamicImports.includes(chunkOf.get(id)!.fileName)
    return [...scriptsWith(chunkOf.get(id)!), ...(isOther ? [otherRoutes!.fileName] : [])]
  }
  const addresses = (names: Iterable<string>) => [...names].map((name) => `/${name}`)
  const isOf =
    (...places: string[]) =>
    (file: string) =>
      places.includes(deferredParts.get(file)?.place ?? '')
  const roots = [...chunkOf.keys()].filter((id) => id.endsWith('.route.tsx') || id.endsWith(everyPage[0]!) || isOf('rare')(id))
  return Object.fromEntries(
    roots.map((id) => {
      const sheets = sheetsOf(modulesWith([id], modules, isOf('first')))
      const all = sheetsOf(modulesWith([id], modules, isOf('first', 'below')))
      const files = { scripts: scriptsOf(id), sheets, sheetsBelow: [...all].filter((sheet) => !sheets.has(sheet)) }
      const name = withSlashes(relative(root, id)).replace('storefront/', '')
      return [name, { scripts: addresses(files.scripts), sheets: addresses(files.sheets), sheetsBelow: addresses(files.sheetsBelow) }]
    }),
  )
}

/** Writes `build/client/.vite/pages.json`, which the server reads. */
export function pageFiles(): Plugin {
  return {
    name: 'kalata-page-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has named the sheets of each chunk.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        removeEmptyChunks(bundle)
        const source = JSON.stringify(filesOfPages(chunks, this, this.environment.config.root))
        this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source })
      },
    },
  }
}
