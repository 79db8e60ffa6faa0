import type { GroupDetails } from '#contract/groups/calls.ts'
import { useReloadAt } from '#storefront/app/client/use-reload-at.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Countdown } from '#storefront/ui/text/countdown.tsx'
import { formatMoment } from '#storefront/ui/text/dates.ts'
import { ProgressDots } from '#storefront/ui/feedback/progress-dots.tsx'
import { SeatList } from './avatars.tsx'
import boxStyles from './group-box.module.css'
import styles from './group-progress.module.css'

/** How many have joined, the time that is left, and every seat; announced when it changes. */
export function GroupProgress({ group }: { group: GroupDetails }) {
  const t = useT()
  const lang = useLang()
  const { size, members, state, deadline, serverNow } = group
  useReloadAt(state === 'open' ? deadline : undefined, serverNow)
  return (
    <section className={`${boxStyles.box} ${styles.progress}`} aria-label={t('groups.seats')}>
      <div className={boxStyles.head}>
        <b role="status">{t(`groups.state.${state}`, { joined: members.length, size })}</b>
        {state === 'open' ? (
          <span className={styles.time}>
            <span className="vh">{t('groups.timeLeft')}</span>
            <Countdown until={deadline} serverNow={serverNow} />
          </span>
        ) : (
          // The deadline of a group that filled or closed before it has nothing to say.
          state === 'expired' && (
            <time className="muted" dateTime={deadline}>
              {formatMoment(deadline, lang)}
            </time>
          )
        )}
      </div>
      <ProgressDots count={size} on={members.length} even className={styles.dots ?? ''} />
      <SeatList {...group} seatsLeft={state === 'open' ? group.seatsLeft : 0} size={state === 'open' ? size : members.length} />
    </section>
  )
}
