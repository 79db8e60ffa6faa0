import { endAll, onPageShown } from '#storefront/app/state/listen.ts'
import { createMemberData } from '#storefront/accounts/session/member-data.ts'
import { currentMember } from '#storefront/accounts/session/member-store.ts'
import { api } from '#storefront/app/client/browser.ts'
import { watchOtherTabs } from '#storefront/app/state/create-store.ts'
import { writePersonal } from '#storefront/app/storage/personal-storage.ts'

/** Storage key through which other tabs learn of changes. */
const unreadKey = 'unreadCount'
/** ms: how old the number may be when the page is shown again. */
const freshFor = 60_000
/** When it was loaded or set last, ms since 1970. */
let knownAt = 0

/** How many notifications of the member are unread. */
const unread = createMemberData(0, {
  load,
  start: () =>
    endAll(
      watchOtherTabs(unreadKey, (count) => count !== null && unread.begin()(() => Number(count))),
      onPageShown(renew),
    ),
})

async function load(): Promise<number> {
  const { unread: count } = await api.notifications.unreadCount()
  knownAt = Date.now()
  return count
}

/** The page is shown again: a number that is old is loaded again. Where that fails the badge keeps what it shows. */
function renew(): void {
  if (!currentMember() || Date.now() - knownAt <= freshFor) return
  knownAt = Date.now()
  unread
    .refresh(async () => {
      const count = await load()
      return () => count
    })
    .catch(() => undefined)
}

/** Called before something is asked that tells the number. @returns takes it over and tells other tabs, unless another session has begun */
export function beginUnreadCount(): (count: number) => void {
  const apply = unread.begin()
  return (count) =>
    apply(() => {
      knownAt = Date.now()
      writePersonal(unreadKey, String(count))
      return count
    })
}

/** How many notifications of the member are unread; 0 for visitors, on the server and at the first rendering. */
export const useUnreadCount = (): number => unread.use()
