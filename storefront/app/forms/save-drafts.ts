import { removeSession } from '../storage/safe-storage.ts'

/** Names the drafts in the tab's storage. */
export const draftsKey = 'drafts'

type SaveDrafts = (memberId?: string, leftAt?: string) => void

let save: SaveDrafts | undefined

/** What stores drafts comes with the first form that has one (`drafts.ts`). */
export function setSaveDrafts(saver: SaveDrafts): void {
  save = saver
}

/**
 * Stores what is typed into the forms of the page and not sent, for the document or the login that follows in this tab: before a
 * reload, and before a page is taken off the screen. Stored values of forms that are not on the page stay.
 * @param memberId whose they are; of who is signed in now where it is absent
 * @param leftAt the address of a document that the browser leaves: there alone they are shown again
 */
export const saveDrafts: SaveDrafts = (memberId, leftAt) => save?.(memberId, leftAt)

export const deleteDrafts = (): void => removeSession(draftsKey)

/** Deletes what was stored, and stores nothing more of this document: at sign-out, so that the next shopper in this tab does not see it. */
export function endDrafts(): void {
  setSaveDrafts(() => undefined)
  deleteDrafts()
}
