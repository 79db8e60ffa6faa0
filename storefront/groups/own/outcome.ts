import type { SeatOutcome } from '#contract/groups/constants.ts'
import type { IconName } from '#storefront/ui/icon.tsx'

/** How an outcome looks: a sign, and whether it is good, open or over. */
export const outcomeMark: Record<
  SeatOutcome,
  { icon: IconName; tone: 'good' | 'pending' | 'over'; badge: 'ok' | 'brand' | 'warn' | 'mute' }
> = {
  toPay: { icon: 'clock', tone: 'pending', badge: 'warn' },
  waiting: { icon: 'users', tone: 'pending', badge: 'brand' },
  succeeded: { icon: 'check', tone: 'good', badge: 'ok' },
  expired: { icon: 'clock', tone: 'over', badge: 'mute' },
  left: { icon: 'x', tone: 'over', badge: 'mute' },
  unpaid: { icon: 'clock', tone: 'over', badge: 'mute' },
}
