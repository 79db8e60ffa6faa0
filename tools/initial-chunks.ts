/** The bundler's view of modules, as far as it is asked. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** Modules that every page loads with all they import statically, and modules that several pages with products share. */
const roots = {
  everyPage: ['storefront/entry.client.tsx', 'storefront/root.tsx', 'storefront/shell/frame.route.tsx'],
  productPages: ['storefront/catalogue/product-grid.tsx', 'storefront/catalogue/recently-viewed.tsx', 'storefront/catalogue/seo.tsx'],
}

/** The files the chunks begin at, for a test that they exist: a renamed one would silently fall out of its chunk. */
export const chunkRoots = Object.values(roots).flat()

/** Whether a module is one of the files or is reached from them through static imports. */
function reachedFrom(files: readonly string[]) {
  const known = new Map<string, boolean>()
  const isReached = (id: string, modules: Modules): boolean => {
    const answered = known.get(id)
    if (answered !== undefined) return answered
    // Against cycles: a module that is being looked at counts as not reached by itself.
    known.set(id, false)
    const path = id.replace(/\?.*$/, '')
    const answer =
      files.some((file) => path.endsWith(`/${file}`)) ||
      (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isReached(importer, modules))
    known.set(id, answer)
    return answer
  }
  return isReached
}

const partStyle = /\/storefront\/ui\/([\w-]+)\.module\.css$/
/** Parts of the cart, checkout and member pages only. */
const panelStyles = new Set(['choice', 'form', 'panel', 'sum-bar', 'summary', 'two-columns'])
/** Dialogs bring their styles with them. */
const isPartStyle = (id: string) => partStyle.test(id) && !isPanelStyle(id) && !id.endsWith('/dialog.module.css')
const isPanelStyle = (id: string) => panelStyles.has(partStyle.exec(id)?.[1] ?? '')
const onEveryPage = reachedFrom(roots.everyPage)
const onProductPages = reachedFrom(roots.productPages)

/**
 * Groups what every page loads into two chunks, libraries (which rarely change from release to release) and frame, and what
 * pages with products share into a third. Gain and reasons: docs/decisions, "Three initial chunks".
 */
export const initialChunks = [
  { name: (id: string, modules: Modules) => (onEveryPage(id, modules) ? 'libraries' : null), test: /\/node_modules\//, priority: 3 },
  // The styles of parts lie in two sheets: small ones would each be a request that the first paint waits for.
  { name: (id: string) => (isPanelStyle(id) ? 'panels' : null), priority: 3 },
  { name: (id: string, modules: Modules) => (isPartStyle(id) || onEveryPage(id, modules) ? 'frame' : null), priority: 2 },
  { name: (id: string, modules: Modules) => (onProductPages(id, modules) ? 'products' : null), priority: 1 },
]
