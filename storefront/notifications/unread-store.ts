import { currentMember, subscribeMember } from '#storefront/accounts/session/member-store.ts'
import { api } from '#storefront/app/client/browser.ts'
import { createStore, watchOtherTabs } from '#storefront/app/state/create-store.ts'
import { writePersonal } from '#storefront/app/storage/personal-storage.ts'

/** Storage key through which other tabs learn of changes. */
const unreadKey = 'unreadCount'
/** ms: how old the number may be when the page is shown again. */
const freshFor = 60_000
const shownEvents = ['focus', 'pageshow'] as const
/** When it was loaded or set last, ms; undefined for visitors. */
let knownAt: number | undefined

/** How many notifications of the member are unread; 0 for visitors, on the server and until it is loaded. */
const unread = createStore(0, {
  start() {
    const ends = [
      subscribeMember(syncWithMember),
      watchOtherTabs(unreadKey, (count) => count !== null && setUnreadCount(Number(count), false)),
    ]
    for (const type of shownEvents) addEventListener(type, syncWithMember)
    syncWithMember()
    return () => {
      ends.forEach((end) => end())
      for (const type of shownEvents) removeEventListener(type, syncWithMember)
    }
  },
})

/** Loads the number after a login and once it is old, and forgets it after a logout. */
function syncWithMember(): void {
  if (!currentMember()) {
    knownAt = undefined
    unread.set(0)
  } else if (knownAt === undefined || Date.now() - knownAt > freshFor) {
    knownAt = Date.now()
    void load()
  }
}

async function load(): Promise<void> {
  try {
    const { unread: count } = await api.notifications.unreadCount()
    if (knownAt !== undefined) setUnreadCount(count)
  } catch {
    // The badge keeps what it shows; the page shown again after a minute loads it anew.
  }
}

/** Sets the number after a call or a page that tells it. @param broadcast tells other tabs through the storage */
export function setUnreadCount(count: number, broadcast = true): void {
  knownAt = Date.now()
  if (broadcast) writePersonal(unreadKey, String(count))
  unread.set(count)
}

/** How many notifications of the member are unread; 0 for visitors, on the server and at the first rendering. */
export const useUnreadCount = (): number => unread.use()
