import type { Plugin } from 'vite'

/** A chunk as far as it is changed here. */
interface Chunk {
  type: string
  code: string
  exports: string[]
  imports: string[]
  isEntry: boolean
  isDynamicEntry: boolean
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> }
}

const isEmpty = (chunk: Chunk) =>
  chunk.type === 'chunk' && !chunk.isEntry && !chunk.isDynamicEntry && chunk.exports.length === 0 && chunk.code.trim() === ''

/** A chunk's code without its imports of some files. */
export function withoutImportsOf(code: string, files: ReadonlySet<string>): string {
  return code.replaceAll(/\bimport\s*["']\.\/([\w.-]+)["'];?/g, (statement, name: string) => (files.has(`assets/${name}`) ? '' : statement))
}

/**
 * Drops the scripts of style modules, which are empty as class names are written into the components (css-modules.ts), and gives
 * their sheets to the chunks that imported them. Vite does so for plain style sheets alone; each would be a request of the first view.
 */
export function styleChunks(): Plugin {
  return {
    name: 'kalata-style-chunks',
    // After Vite has named the sheets of each chunk, before it lists what dynamic imports bring with them.
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' as const }),
    generateBundle(_, bundle) {
      const chunks = bundle as unknown as Record<string, Chunk>
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
    },
  }
}
