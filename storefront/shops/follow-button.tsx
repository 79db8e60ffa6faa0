import { useState } from 'react'
import { useCall, invalidateCalls } from '#storefront/app/client/use-call.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { memberKey, useMember } from '#storefront/accounts/session/member-store.ts'
import { Button } from '#storefront/ui/button.tsx'

/** Follows a store or ends it; a visitor is asked to register first. */
export function FollowButton({ storeId }: { storeId: number }) {
  const t = useT()
  const member = useMember()
  const { data } = useCall(memberKey(member, `shops.following ${storeId}`), () => api.shops.following({ storeId }))
  const [changed, setChanged] = useState<boolean>()
  const following = member !== null && (changed ?? data?.following ?? false)
  const { busy, run } = useAction((next: boolean) => (next ? api.shops.follow({ storeId }) : api.shops.unfollow({ storeId })), {
    member: 'register',
    success: (reply) => t(reply.following ? 'shops.follow.done' : 'shops.unfollow.done'),
    onDone(reply) {
      setChanged(reply.following)
      invalidateCalls('shops.')
    },
  })
  return (
    <Button
      kind={following ? 'line' : 'fill'}
      icon={following ? 'check' : 'plus'}
      aria-pressed={following}
      busy={busy}
      onClick={() => void run(!following)}
    >
      {t(following ? 'shops.following' : 'shops.follow')}
    </Button>
  )
}
