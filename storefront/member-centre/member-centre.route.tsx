import { useEffect, useRef } from 'react'
import { NavLink, Outlet, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router'
import { loadMemberPage } from '#storefront/accounts/session/member-page.ts'
import { MemberPage } from '#storefront/accounts/session/member-page-view.tsx'
import { signOut } from '#storefront/accounts/session/member-store.ts'
import type { RouteHandle } from '#storefront/app/i18n/catalogues.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { withCatalogues } from '#storefront/app/i18n/page-messages.ts'
import { useFavouriteCount } from '#storefront/favourites/favourites-store.ts'
import { Icon, type IconName } from '#storefront/ui/icon.tsx'
import { CentreCard } from './member-card.tsx'

export const handle: RouteHandle = { catalogues: ['orders', 'errors'] }
export const clientLoader = withCatalogues('orders', 'errors')

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async ({ call }) => {
    const [member, { counts }, { unread }] = await Promise.all([
      call('POST pc/mall/user/info', { body: {} }),
      call('GET mall/orders', { query: {} }),
      call('GET mall/notifications/unread'),
    ])
    return { member, counts, unread }
  })
}

/** The frame of everything below `/user/profile`: menu, the card with the order counters, the page. */
export default function MemberCentreRoute() {
  return (
    <MemberPage data={useLoaderData<typeof loader>()}>
      {(content) => (
        <div className="frame pt-6 pb-16">
          <div className="mc">
            <CentreMenu unread={content.unread} />
            <div>
              <CentreCard {...content} />
              <Outlet />
            </div>
          </div>
        </div>
      )}
    </MemberPage>
  )
}

function CentreMenu({ unread }: { unread: number }) {
  const t = useT()
  const favourites = useFavouriteCount()
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    // On a tablet the menu is a row that scrolls: the open page's entry is in sight.
    const open = menu.current!.querySelector<HTMLElement>('.on')
    if (open) menu.current!.scrollLeft = open.offsetLeft - (menu.current!.clientWidth - open.offsetWidth) / 2
  }, [pathname])
  return (
    <nav className="mc__menu" aria-label={t('orders.centre')} ref={menu}>
      <MenuLink to="/user/profile/orders" icon="package" text={t('orders.menu.orders')} />
      <MenuLink to="/user/profile/wishlist" icon="heart" text={t('orders.menu.wishlist')} count={favourites} />
      <MenuLink to="/user/profile/addresses" icon="map-pin" text={t('orders.menu.addresses')} />
      <MenuLink to="/user/profile/notifications" icon="bell" text={t('orders.menu.notifications')} count={unread} />
      <MenuLink to="/user/profile/account" icon="user-round" text={t('orders.menu.profile')} />
      <MenuLink to="/user/profile/change-password" icon="lock" text={t('orders.menu.password')} />
      <hr />
      <button type="button" onClick={() => void signOut()}>
        <Icon name="log-out" size={20} />
        <span>{t('orders.menu.signOut')}</span>
      </button>
    </nav>
  )
}

interface MenuLinkProps {
  to: string
  icon: IconName
  text: string
  count?: number
}

function MenuLink({ to, icon, text, count = 0 }: MenuLinkProps) {
  return (
    <NavLink to={to} className={({ isActive }) => (isActive ? 'on' : '')}>
      <Icon name={icon} size={20} />
      <span>{text}</span>
      {count > 0 && <small>{count}</small>}
    </NavLink>
  )
}
