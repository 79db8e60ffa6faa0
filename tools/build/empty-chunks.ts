import { parseSync, type Rollup } from 'vite'

/**
 * Style modules that are grouped by themselves leave a script without a statement, as class names are strings in components: a request for nothing.
 * Vite removes such scripts of plain sheets alone. Takes them out of the bundle, and out of what imports them.
 */
export function removeEmptyChunks(bundle: Rollup.OutputBundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const empty = new Set(chunks.filter(isEmpty).map(({ fileName }) => fileName))
  for (const fileName of empty) delete bundle[fileName]
  for (const chunk of chunks.filter(({ imports }) => imports.some((name) => empty.has(name)))) {
    chunk.imports = chunk.imports.filter((name) => !empty.has(name))
    chunk.code = withoutImports(chunk.code, (source) => [...empty].some((name) => name.endsWith(source.replace('./', '/'))))
  }
}

const isEmpty = ({ code, exports, imports, isEntry, isDynamicEntry }: Rollup.OutputChunk) =>
  exports.length + imports.length === 0 && !isEntry && !isDynamicEntry && parseSync('chunk.js', code).program.body.length === 0

/** Without the import declarations of files that were removed. Nothing is imported by name from a file without exports. */
function withoutImports(code: string, isRemoved: (source: string) => boolean): string {
  const removed = parseSync('chunk.js', code).program.body.filter(
    (node) => node.type === 'ImportDeclaration' && isRemoved(node.source.value),
  )
  return removed.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
}
