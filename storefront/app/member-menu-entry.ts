import type { ComponentType } from 'react'
import type { ReplyOf } from '#contract/calls.ts'
import type { MessageId } from '#locales/ids.ts'
import type { IconName } from '#storefront/ui/icon.tsx'

/** What the member centre's loader knows and a menu entry may count. */
export interface MemberCentreCounts {
  /** Unread notifications. */
  unread: number
  /** Received lines without a review. */
  toReview: number
  /** Orders by tab. */
  orders: ReplyOf<'orders.counts'>['counts']
  addresses: number
  /** Saved bank cards. */
  cards: number
}

/** An entry of the account menu and of the member centre's menu. */
export interface MemberMenuEntry {
  /** Entries are sorted ascending; steps of ten, so that others fit between. */
  position: number
  to: string
  icon: IconName
  text: MessageId
  /** False for what only the member centre's menu has: the specification lists the entries of the account menu. */
  inAccountMenu?: false
  /** Where the member centre's text is another. */
  centreText?: MessageId
  /** The number beside the entry in the member centre; 0 is not shown. */
  count?: (counts: MemberCentreCounts) => number
  /** Draws that number where it changes while the page is open, or stands out. */
  Count?: ComponentType<MemberCentreCounts>
  /** Draws the number beside the entry in the account menu, which no loader tells anything. */
  LiveCount?: ComponentType
}
