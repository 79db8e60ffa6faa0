/** What a page's document names of the build: addresses. */
export interface PageFiles {
  /** Scripts, loaded together; of a whole page the first starts it. */
  scripts: readonly string[]
  /** Style sheets of the first view, in their order: of its scripts and of its deferred parts, whose scripts come later. */
  sheets: readonly string[]
  /** Those of deferred parts below it. */
  sheetsBelow: readonly string[]
}

/** The files of each route and of the entry, by their file from `storefront/` on (`tools/page-files.ts`). */
export type BuiltPages = Readonly<Record<string, PageFiles>>

const entry = 'entry.client.tsx'

/** The files of pages by the files of their routes, each list computed once. In development, without a build, Vite serves the sources. */
export function openPageFiles(built: BuiltPages | undefined): (routes: readonly string[]) => PageFiles {
  if (!built) return () => ({ scripts: [`/storefront/${entry}`], sheets: [], sheetsBelow: [] })
  const pages = new Map<string, PageFiles>()
  return (routes) => {
    const key = routes.join()
    let page = pages.get(key)
    if (!page) pages.set(key, (page = join([entry, ...routes].flatMap((file) => built[file] ?? []))))
    return page
  }
}

function join(files: readonly PageFiles[]): PageFiles {
  const all = (kind: keyof PageFiles) => [...new Set(files.flatMap((file) => file[kind]))]
  const sheets = all('sheets')
  return { scripts: all('scripts'), sheets, sheetsBelow: all('sheetsBelow').filter((sheet) => !sheets.includes(sheet)) }
}
