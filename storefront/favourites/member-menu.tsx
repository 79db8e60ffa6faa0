import type { MemberMenuEntry } from '#storefront/app/member-menu-entry.ts'
import { useFavouriteCount } from './favourites-store.ts'
import { Count } from '#storefront/ui/text/count.tsx'

function FavouriteCount() {
  const count = useFavouriteCount()
  return count > 0 && <Count value={count} />
}

export const memberMenu: MemberMenuEntry[] = [
  {
    position: 20,
    to: '/user/profile/wishlist',
    icon: 'heart',
    text: 'shell.account.favourites',
    centreText: 'orders.menu.wishlist',
    Count: FavouriteCount,
  },
]
