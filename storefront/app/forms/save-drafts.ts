import { removeSession } from '../storage/safe-storage.ts'

/** Names the drafts in the tab's storage. */
export const draftsKey = 'drafts'

interface DraftStore {
  save(memberId?: string, leftAt?: string): void
  /** From now on nothing is saved of the forms that are on the page. */
  clear(): void
}

let store: DraftStore | undefined

/** What stores drafts comes with the first form that has one (`drafts.ts`). */
export function setDraftStore(opened: DraftStore): void {
  store = opened
}

/**
 * Stores what is typed into the forms of the page and not sent, for the document or the login that follows in this tab: before a
 * reload, and before a page is taken off the screen. Stored values of forms that are not on the page stay.
 * @param memberId whose they are; of who is signed in now where it is absent
 * @param leftAt the address of a document that the browser leaves: there alone they are shown again
 */
export const saveDrafts: DraftStore['save'] = (memberId, leftAt) => store?.save(memberId, leftAt)

export const deleteDrafts = (): void => removeSession(draftsKey)

/** Deletes what was stored, and stores nothing of what was typed so far: at sign-out, so that the next shopper in this tab does not see it. */
export function endDrafts(): void {
  store?.clear()
  deleteDrafts()
}
