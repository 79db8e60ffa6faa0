import { saveDrafts } from '#storefront/app/forms/save-drafts.ts'
import { removeSession, readSession, writeSession } from '#storefront/app/storage/safe-storage.ts'

/** Also read by the layout, which loads this module where there is something to restore. */
const key = 'pageState'
/** Fields whose text only the document knows. Forms with a state have drafts. */
const searchFields = () => [...document.querySelectorAll<HTMLInputElement>('input[type=search][name]')]

interface PageState {
  path: string
  y: number
  /** Texts of search fields, in the order of the page. */
  searches: string[]
}

/** Saves the scroll position and form input before the page is reloaded in another language. No passwords or codes. */
export function savePageState(): void {
  saveDrafts()
  const state: PageState = { path: location.pathname, y: scrollY, searches: searchFields().map(({ value }) => value) }
  writeSession(key, JSON.stringify(state))
}

/**
 * Restores what {@link savePageState} saved, if this is the same page. Once, and without an event: what a page restores is no input of
 * the shopper's, and a field that acts at once would act.
 */
export function restorePageState(): void {
  const text = readSession(key)
  if (!text) return
  removeSession(key)
  const { path, y, searches } = JSON.parse(text) as PageState
  if (path !== location.pathname) return
  const fields = searchFields()
  if (fields.length === searches.length) for (const [index, field] of fields.entries()) field.value = searches[index]!
  scrollTo({ top: y, behavior: 'instant' })
}
