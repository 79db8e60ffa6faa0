import { useEffect, useRef } from 'react'
import { userIdCookie } from '#contract/accounts/constants.ts'
import { readCookie } from '../storage/cookies.ts'
import { readSession, removeSession, writeSession } from '../storage/safe-storage.ts'

const key = 'drafts'

interface StoredDrafts {
  /** The id of the member who typed; empty of a visitor, who may have signed in since. */
  memberId: string
  values: Record<string, unknown>
}

/** What was typed into each form on the page, by its name; undefined where nothing was. */
const forms = new Map<string, () => unknown>()

const currentMemberId = () => readCookie(userIdCookie) ?? ''

/**
 * Stores what is typed into the forms of the page and not sent, for the document or the login that follows in this tab: before a
 * reload, and before a page is taken off the screen. Stored values of forms that are not on the page stay.
 * @param memberId whose they are; of who is signed in now where it is absent
 */
export function saveDrafts(memberId = currentMemberId()): void {
  const typed = [...forms].flatMap(([name, read]) => {
    const value = read()
    return value === undefined ? [] : [[name, value] as const]
  })
  if (typed.length === 0) return
  const stored = readStored()
  const isOthers = stored?.memberId && memberId && stored.memberId !== memberId
  const values = isOthers ? {} : stored?.values
  store({ memberId: memberId || (stored?.memberId ?? ''), values: { ...values, ...Object.fromEntries(typed) } })
}

/** Deletes what was stored: at sign-out, so that the next shopper in this tab does not see it. */
export const deleteDrafts = (): void => removeSession(key)

function store(drafts: StoredDrafts): void {
  if (Object.keys(drafts.values).length > 0) writeSession(key, JSON.stringify(drafts))
  else deleteDrafts()
}

function readStored(): StoredDrafts | null {
  try {
    return JSON.parse(readSession(key) ?? 'null') as StoredDrafts | null
  } catch {
    // Written by another version of the page: as good as none.
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
  if (!stored || !(name in stored.values)) return undefined
  const { [name]: draft, ...others } = stored.values
  store({ memberId: stored.memberId, values: others })
  return draft
}

/**
 * A form whose input outlives a reload of the page and a session that ends ({@link saveDrafts}). What was typed is handed back to the
 * form's state once, so that nothing looks like a choice of the shopper: fields that act at once have no draft.
 * @param name the same in the next document; null where nothing is to be stored, as passwords and codes
 * @param restore takes the stored value over; its shape may be that of an older version of the page
 */
export function useDraft<V>(name: string | null, value: V, restore: (typed: V) => void): void {
  const begun = useRef(value)
  const latest = useRef({ value, restore })
  latest.current = { value, restore }
  useEffect(() => {
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
