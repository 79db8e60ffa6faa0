import type { CatalogueFile } from '../i18n/catalogues.ts'
import type { PageData } from './page-data.ts'

/** What a document says of itself beside its data, in one element. */
interface PageElement {
  /** Files with its messages. */
  catalogues: CatalogueFile[]
  errors?: PageData['errors']
  /** The number of the request, where that failed. */
  requestId?: string | undefined
}

/** Reads it in the browser. */
export const readPageElement = (): PageElement => JSON.parse(document.getElementById('page')!.textContent) as PageElement
