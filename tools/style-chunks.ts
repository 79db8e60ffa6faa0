import type { Plugin } from 'vite'
import { isDeferredChunk } from './initial-chunks.ts'

/** A chunk as far as it is changed here. */
interface Chunk {
  type: string
  code: string
  exports: string[]
  imports: string[]
  isEntry: boolean
  isDynamicEntry: boolean
  moduleIds: string[]
  facadeModuleId: string | null
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> }
}

const isEmpty = (chunk: Chunk) =>
  chunk.type === 'chunk' && !chunk.isEntry && !chunk.isDynamicEntry && chunk.exports.length === 0 && chunk.code.trim() === ''

/** A chunk's code without its imports of some files. */
export function withoutImportsOf(code: string, files: ReadonlySet<string>): string {
  return code.replaceAll(/\bimport\s*["']\.\/([\w.-]+)["'];?/g, (statement, name: string) => (files.has(`assets/${name}`) ? '' : statement))
}

/** The bundler's view of modules, as far as it is asked. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** The style modules that a module brings with it through its static imports, also those that its deferred parts need (deferred-styles.ts). */
function styleModulesOf(id: string, modules: Modules, seen = new Set<string>()): string[] {
  if (seen.has(id)) return []
  seen.add(id)
  if (isStyleModule(id)) return [id]
  return (modules.getModuleInfo(id)?.importedIds ?? []).flatMap((imported) => styleModulesOf(imported, modules, seen))
}
const isStyleModule = (id: string) => /\.module\.css(\?|$)/.test(id)

/** By script that is loaded on demand: the sheets that its own modules need. The chunks it imports list those of all that lies in them. */
function sheetsOnDemand(chunks: readonly [string, Chunk][], modules: Modules): Map<string, ReadonlySet<string>> {
  const sheetsOf = new Map(
    chunks.flatMap(([, chunk]) => chunk.moduleIds.filter(isStyleModule).map((id) => [id, chunk.viteMetadata?.importedCss])),
  )
  const needed = ({ facadeModuleId }: Chunk) =>
    new Set(styleModulesOf(facadeModuleId!, modules).flatMap((id) => [...(sheetsOf.get(id) ?? [])]))
  const onDemand = chunks.filter(([, { isDynamicEntry, facadeModuleId }]) => isDynamicEntry && facadeModuleId !== null)
  return new Map(onDemand.map(([name, chunk]) => [name, needed(chunk)]))
}

/**
 * A script's code whose dynamic imports name only the sheets that their page may lack. A page has the sheets of its deferred parts
 * from the start, and those of its frame stay; React Router writes their addresses with `#`, so that Vite would add them again, each
 * time with a recalculation of all styles and, as the frame's name the fonts, a layout of the whole page.
 * @param needed by script: the sheets of what is loaded on demand
 */
export function withoutKnownSheets(code: string, needed: ReadonlyMap<string, ReadonlySet<string>>): string {
  const sheets = JSON.parse(/\bm\.f=(\[[^\]]*\])/.exec(code)?.[1] ?? '[]') as string[]
  return code.replaceAll(/__vite__mapDeps\(\[([\d,]+)\]\)/g, (_, places: string, at: number) => {
    // Vite names them behind the import, with what is taken from it in between.
    const script = `assets/${/^import\([`"']\.\/([\w.-]+)/.exec(code.slice(code.lastIndexOf('import(', at)))?.[1]}`
    const isLacking = (place: string) => {
      const sheet = sheets[Number(place)]!
      return !sheet.startsWith('assets/frame-') && (needed.get(script)?.has(sheet) ?? true)
    }
    const lacking = isDeferredChunk(script) ? [] : places.split(',').filter(isLacking)
    return lacking.length > 0 ? `__vite__mapDeps([${lacking.join(',')}])` : '[]'
  })
}

/** Gives the sheets of style modules, whose scripts are empty as class names are written into the components (css-modules.ts), to the chunks that import them, and drops those scripts. */
function dropEmptyChunks(bundle: Record<string, unknown>): void {
  const chunks = bundle as Record<string, Chunk>
  const empty = new Set(Object.keys(chunks).filter((name) => isEmpty(chunks[name]!)))
  for (const chunk of Object.values(chunks)) {
    const gone = chunk.type === 'chunk' ? chunk.imports.filter((name) => empty.has(name)) : []
    if (gone.length === 0) continue
    for (const name of gone) {
      chunks[name]!.viteMetadata?.importedCss.forEach((sheet) => chunk.viteMetadata!.importedCss.add(sheet))
      chunks[name]!.viteMetadata?.importedAssets.forEach((asset) => chunk.viteMetadata!.importedAssets.add(asset))
    }
    chunk.imports = chunk.imports.filter((name) => !empty.has(name))
    chunk.code = withoutImportsOf(chunk.code, empty)
  }
  for (const name of empty) delete bundle[name]
}

/**
 * Drops the scripts of style modules, each of which would be a request of the first view (Vite does so for plain style sheets
 * alone), and the sheets that a page has from what is loaded on demand (`modulePreload.resolveDependencies` is asked about scripts only).
 */
export function styleChunks(): Plugin[] {
  let needed: ReadonlyMap<string, ReadonlySet<string>> = new Map()
  const shared = {
    enforce: 'post' as const,
    apply: 'build' as const,
    applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
  }
  return [
    {
      name: 'kalata-style-chunks',
      ...shared,
      options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' as const }),
      // After Vite has named the sheets of each chunk, before it lists what dynamic imports bring with them.
      generateBundle(_, bundle) {
        const chunks = Object.entries(bundle as unknown as Record<string, Chunk>).filter(([, { type }]) => type === 'chunk')
        needed = sheetsOnDemand(chunks, this)
        dropEmptyChunks(bundle)
      },
    },
    {
      name: 'kalata-known-sheets',
      ...shared,
      generateBundle: {
        // After that list.
        order: 'post',
        handler(_, bundle) {
          for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = withoutKnownSheets(chunk.code, needed)
        },
      },
    },
  ]
}
