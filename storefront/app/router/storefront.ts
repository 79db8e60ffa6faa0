import type { PageContext } from '../client/page-context.ts'
import type { BuiltPages } from './page-files.ts'

/** What the server is notified of a page. */
export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: Uint8Array
}

/** The storefront as the server uses it. */
export interface Storefront {
  /** Renders a page, or the data of one for a navigation in the browser (`/home.json`). @throws what cannot even be shown as an error page */
  respond(request: Request, page: PageContext): Promise<RenderedPage>
  /** See `ServerRouter`. */
  publicParameters(path: string): readonly string[] | undefined
  /** Addresses of the sheets that every page has. */
  sheets: readonly string[]
}

/** What the server's build of the storefront exports (`storefront/entry.server.tsx`). */
export interface StorefrontModule {
  /** Opens the storefront. Once. @param built what the browser's build wrote of its pages; absent in development */
  openStorefront(built: BuiltPages | undefined): Promise<Storefront>
}
