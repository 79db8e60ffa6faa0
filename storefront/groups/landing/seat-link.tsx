import type { ReactNode } from 'react'
import { membersOnly } from '#storefront/accounts/session/require-member.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { seatCheckoutPath } from '../sharing/group-links.ts'

interface SeatLinkProps {
  offerId: number
  /** The group to join; without one a new group is opened. */
  groupId?: string
  quantity?: number
  kind?: 'fill' | 'line' | 'soft'
  size?: 'sm' | 'md' | 'lg'
  label?: string
  /** The name of the product. */
  item?: string
  children: ReactNode
}

/** Leads to the checkout of a seat; a visitor registers or signs in over the page first and goes on there. */
export function SeatLink({ offerId, groupId, quantity, kind, size, label, item, children }: SeatLinkProps) {
  const to = seatCheckoutPath(offerId, { ...(groupId ? { groupId } : {}), ...(quantity ? { quantity } : {}) })
  return (
    <LinkButton kind={kind} size={size} to={to} onClick={membersOnly(to, item)} rel="nofollow" aria-label={label}>
      {children}
    </LinkButton>
  )
}
