import { useCall } from '#storefront/app/client/use-call.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { memberKey, useMember } from '#storefront/accounts/session/member-store.ts'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import { StoreGrid } from './store-grid.tsx'

/** The stores a member follows, the latest first; nothing where there are none. */
export function FollowedShops() {
  const t = useT()
  const member = useMember()
  const { data } = useCall(memberKey(member, 'shops.followed'), () => api.shops.followed({ pageSize: 200 }))
  if (!data || data.results.length === 0) return null
  return (
    <section className={panelStyles.panel}>
      <div className={panelStyles.panelHead}>
        <h2>{t('shops.followed')}</h2>
        <span className="muted">{data.totalRecord}</span>
      </div>
      <StoreGrid stores={data.results} />
    </section>
  )
}
