import { useEffect, useRef } from 'react'
import { userIdCookie } from '#contract/accounts/constants.ts'
import { readCookie } from '../storage/cookies.ts'
import { readSession, writeSession } from '../storage/safe-storage.ts'
import { deleteDrafts, draftsKey, saveDrafts, setDraftStore } from './save-drafts.ts'

interface StoredDraft {
  value: unknown
  /** The address of the document that the browser left with it. Shown again there alone, by Reload or Back; absent of what a page itself stored. */
  leftAt?: string | undefined
}

interface StoredDrafts {
  /** The id of the member who typed; empty of a visitor, who may have signed in since. */
  memberId: string
  drafts: Record<string, StoredDraft>
}

/** What was typed into each form on the page, by its name; undefined where nothing was. */
const forms = new Map<string, () => unknown>()

const currentMemberId = () => readCookie(userIdCookie) ?? ''

/** See `saveDrafts` (`save-drafts.ts`). */
function storeDrafts(memberId = currentMemberId(), leftAt?: string): void {
  const stored = readStored()
  const isOthers = stored?.memberId && memberId && stored.memberId !== memberId
  const waiting = isOthers || !stored ? {} : stored.drafts
  const typed = [...forms].flatMap(([name, read]) => {
    const value = read()
    // What a page has just stored itself is for whichever document follows.
    const isForAny = name in waiting && waiting[name]!.leftAt === undefined
    return value === undefined ? [] : [[name, isForAny ? { value } : { value, leftAt }] as const]
  })
  if (typed.length > 0) store({ memberId: memberId || (stored?.memberId ?? ''), drafts: { ...waiting, ...Object.fromEntries(typed) } })
}

function store(stored: StoredDrafts): void {
  if (Object.keys(stored.drafts).length > 0) writeSession(draftsKey, JSON.stringify(stored))
  else deleteDrafts()
}

const withoutHash = (address: string) => address.replace(/#.*/s, '')

/** The address that Reload or Back have opened this document with; undefined where it was opened otherwise. */
function addressShownAgain(): string | undefined {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return document && ['reload', 'back_forward'].includes(document.type) ? withoutHash(document.name) : undefined
}

const draftStore = { save: storeDrafts, clear: () => forms.clear() }

const storeLeft = () => saveDrafts(undefined, withoutHash(location.href))

/** The browser has kept the document, with all that is typed in it. */
function deleteLeft({ persisted }: PageTransitionEvent): void {
  const stored = readStored()
  if (persisted && stored) store(withDrafts(stored, ({ leftAt }) => leftAt === undefined))
}

/** A reload by the shopper, and Back from another site to a page that the browser did not keep, lose nothing either. Idempotent. */
function watchDocument(): void {
  setDraftStore(draftStore)
  addEventListener('pagehide', storeLeft)
  addEventListener('pageshow', deleteLeft)
}

const withDrafts = (stored: StoredDrafts, has: (draft: StoredDraft) => boolean): StoredDrafts => ({
  ...stored,
  drafts: Object.fromEntries(Object.entries(stored.drafts).filter(([, draft]) => has(draft))),
})

/** What was stored, without what another document was left with: that was sent meanwhile, or given up. */
function readStored(): StoredDrafts | null {
  try {
    const stored = JSON.parse(readSession(draftsKey) ?? 'null') as StoredDrafts | null
    // Written by another version of the page: as good as none.
    if (!stored?.drafts) return null
    const shownAgain = addressShownAgain()
    return withDrafts(stored, ({ leftAt }) => leftAt === undefined || leftAt === shownAgain)
  } catch {
    return null
  }
}

/** The draft of a form, once. A member's is not shown to a visitor, who may be that member about to sign in; another member deletes them all. */
function consumeDraft(name: string): unknown {
  const stored = readStored()
  const memberId = currentMemberId()
  if (stored?.memberId && stored.memberId !== memberId) {
    if (memberId) deleteDrafts()
    return undefined
  }
  if (!stored || !(name in stored.drafts)) return undefined
  const { [name]: draft, ...drafts } = stored.drafts
  store({ memberId: stored.memberId, drafts })
  return draft?.value
}

/**
 * A form whose input outlives a reload of the page and a session that ends (`saveDrafts`). What was typed is handed back to the
 * form's state once, so that nothing looks like a choice of the shopper: fields that act at once have no draft.
 * @param name the same in the next document; null where nothing is to be stored, as passwords and codes
 * @param restore takes the stored value over; its shape may be that of an older version of the page
 */
export function useDraft<V>(name: string | null, value: V, restore: (typed: V) => void): void {
  const begun = useRef(value)
  const latest = useRef({ value, restore })
  latest.current = { value, restore }
  useEffect(() => {
    watchDocument()
    if (name === null) return
    const typed = () => (JSON.stringify(latest.current.value) === JSON.stringify(begun.current) ? undefined : latest.current.value)
    const draft = consumeDraft(name) as V | undefined
    if (draft !== undefined) latest.current.restore(draft)
    forms.set(name, typed)
    return () => {
      if (forms.get(name) === typed) forms.delete(name)
    }
  }, [name])
}
