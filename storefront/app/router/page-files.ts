/** What a page's document names of the build: addresses. */
export interface PageFiles {
  /** Scripts, loaded together; of a whole page the first starts it. */
  scripts: readonly string[]
  /** Style sheets of the first view, in their order: of its scripts and of its deferred parts, whose scripts come later. */
  sheets: readonly string[]
  /** Those of deferred parts below it. */
  sheetsBelow: readonly string[]
}

/** The files of a whole page. */
export interface DocumentFiles extends PageFiles {
  /** Sheets of what the frame has below every page, as the footer's. */
  frameSheetsBelow: readonly string[]
}

/** The files of each route and of the entry, by their file from `storefront/` on (`tools/build/page-files.ts`). */
export type BuiltPages = Readonly<Record<string, PageFiles>>

const entry = 'entry.client.tsx'
const frame = 'shell/frame.route.tsx'

/** The files of pages by the files of their routes, each list computed once. In development, without a build, Vite serves the sources. */
export function openPageFiles(built: BuiltPages | undefined): (routes: readonly string[]) => DocumentFiles {
  if (!built) return () => ({ scripts: [`/storefront/${entry}`], sheets: [], sheetsBelow: [], frameSheetsBelow: [] })
  const pages = new Map<string, DocumentFiles>()
  return (routes) => {
    const key = routes.join()
    let page = pages.get(key)
    if (!page) pages.set(key, (page = join([entry, ...routes], built)))
    return page
  }
}

function join(files: readonly string[], built: BuiltPages): DocumentFiles {
  const all = (kind: keyof PageFiles, of = files) => [...new Set(of.flatMap((file) => built[file]?.[kind] ?? []))]
  const sheets = all('sheets')
  const frameSheetsBelow = files.includes(frame) ? all('sheetsBelow', [frame]) : []
  const sheetsBelow = all('sheetsBelow').filter((sheet) => !sheets.includes(sheet) && !frameSheetsBelow.includes(sheet))
  return { scripts: all('scripts'), sheets, sheetsBelow, frameSheetsBelow }
}
