/** The part of the bundler's view of modules that is asked here. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** Whether a module comes with the modules that match, through static imports alone. */
function comesWith(beginnings: RegExp) {
  const known = new Map<string, boolean>()
  const comes = (id: string, modules: Modules): boolean => {
    const found = known.get(id)
    if (found !== undefined) return found
    known.set(id, false)
    const answer = beginnings.test(id) || (modules.getModuleInfo(id)?.importers ?? []).some((importer) => comes(importer, modules))
    known.set(id, answer)
    return answer
  }
  return comes
}

const everyPage = comesWith(/\/storefront\/(?:entry\.client|root|shell\/frame\.route)\.tsx(?:\?|$)/)
const productPages = comesWith(/\/storefront\/catalogue\/(?:product-grid|recently-viewed|seo)\.tsx$/)

/**
 * What every page loads first travels as two files: libraries, which stay the same from release to release, and the
 * frame. What pages of goods share is a third. Many small files compress worse and fill the list of routes.
 */
export const firstFiles = [
  { name: (id: string, modules: Modules) => (everyPage(id, modules) ? 'libraries' : null), test: /\/node_modules\//, priority: 3 },
  { name: (id: string, modules: Modules) => (everyPage(id, modules) ? 'frame' : null), priority: 2 },
  { name: (id: string, modules: Modules) => (productPages(id, modules) ? 'goods' : null), priority: 1 },
]
