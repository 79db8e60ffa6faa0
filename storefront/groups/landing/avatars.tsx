import type { OpenGroup } from '#contract/groups/calls.ts'
import { initialsOf } from '#contract/core/graphemes.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Badge } from '#storefront/ui/text/badge.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import styles from './avatars.module.css'

type Seats = Pick<OpenGroup, 'members' | 'seatsLeft' | 'size'>

/** The members of a group as discs with their initials, and a disc for every free seat. The words beside it say the same. */
export function Avatars({ members, seatsLeft }: Omit<Seats, 'size'>) {
  const discs = [...members.map(({ name }) => initialsOf(name) || '·'), ...Array.from({ length: seatsLeft }, () => undefined)]
  return (
    <span className={styles.avatars} translate="no" aria-hidden="true">
      {discs.slice(0, 5).map((initials, place) => (
        <span key={place} className={initials === undefined ? `${styles.disc} ${styles.free}` : `${styles.disc} ${tone(place)}`}>
          {initials ?? <Icon name="plus" size={14} />}
        </span>
      ))}
    </span>
  )
}

const tones = [styles.first, styles.second, styles.third, styles.fourth]
const tone = (place: number): string => tones[place % tones.length] ?? ''

/** Every seat with its member's name: those that are paid, those that somebody is paying for, those that are free. */
export function SeatList({ members, seatsLeft, size }: Seats) {
  const t = useT()
  const claimed = Math.max(0, size - seatsLeft - members.length)
  return (
    <ul className={styles.seats}>
      {members.map(({ name, leader }, place) => (
        <li key={`${place} ${name}`}>
          <span className={`${styles.disc} ${styles.large} ${tone(place)}`} translate="no" aria-hidden="true">
            {initialsOf(name)}
          </span>
          <Words>{name ? <span translate="no">{name}</span> : t('groups.seat.gone')}</Words>
          {leader && <Badge kind="new">{t('groups.seat.leader')}</Badge>}
        </li>
      ))}
      {Array.from({ length: claimed }, (_, place) => (
        <li key={`claimed ${place}`}>
          <span className={`${styles.disc} ${styles.large} ${styles.claimed}`} aria-hidden="true">
            <Icon name="clock" size={24} />
          </span>
          {t('groups.seat.claimed')}
        </li>
      ))}
      {Array.from({ length: seatsLeft }, (_, place) => (
        <li key={`free ${place}`}>
          <span className={`${styles.disc} ${styles.large} ${styles.free}`} aria-hidden="true">
            <Icon name="plus" size={24} />
          </span>
          <span className={styles.yours}>{t('groups.seat.free')}</span>
        </li>
      ))}
    </ul>
  )
}
