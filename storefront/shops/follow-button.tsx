import { useCall, invalidateCalls } from '#storefront/app/client/use-call.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { useMember } from '#storefront/accounts/session/member-store.ts'
import { requireMember } from '#storefront/accounts/session/require-member.ts'
import { Button } from '#storefront/ui/button.tsx'

/** Follows a store or ends it; a visitor is asked to register. */
export function FollowButton({ storeId }: { storeId: number }) {
  const t = useT()
  const member = useMember()
  const { data, reload } = useCall(member ? `shops.following ${storeId}` : undefined, () => api.shops.following({ storeId }))
  const following = data?.following ?? false
  const { busy, run } = useAction((next: boolean) => (next ? api.shops.follow({ storeId }) : api.shops.unfollow({ storeId })), {
    success: (reply) => t(reply.following ? 'shops.follow.done' : 'shops.unfollow.done'),
    onDone: async () => {
      invalidateCalls('shops.')
      await reload()
    },
  })
  return (
    <Button
      kind={following ? 'line' : 'fill'}
      icon={following ? 'check' : 'plus'}
      aria-pressed={following}
      busy={busy}
      onClick={() => requireMember('register') && void run(!following)}
    >
      {t(following ? 'shops.following' : 'shops.follow')}
    </Button>
  )
}
