import { useEffect, useRef } from 'react'
import { userIdCookie } from '#contract/accounts/constants.ts'
import { readCookie } from '../storage/cookies.ts'
import { readSession, writeSession } from '../storage/safe-storage.ts'
import { deleteDrafts, draftsKey, setSaveDrafts } from './save-drafts.ts'

interface StoredDrafts {
  /** The id of the member who typed; empty of a visitor, who may have signed in since. */
  memberId: string
  values: Record<string, unknown>
}

/** What was typed into each form on the page, by its name; undefined where nothing was. */
const forms = new Map<string, () => unknown>()

const currentMemberId = () => readCookie(userIdCookie) ?? ''

/** See `saveDrafts` (`save-drafts.ts`). */
function storeDrafts(memberId = currentMemberId()): void {
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

function store(drafts: StoredDrafts): void {
  if (Object.keys(drafts.values).length > 0) writeSession(draftsKey, JSON.stringify(drafts))
  else deleteDrafts()
}

function readStored(): StoredDrafts | null {
  try {
    return JSON.parse(readSession(draftsKey) ?? 'null') as StoredDrafts | null
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
    setSaveDrafts(storeDrafts)
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
