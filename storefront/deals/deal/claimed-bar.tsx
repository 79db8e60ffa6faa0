import { useT } from '#storefront/app/i18n/messages.tsx'
import type { DealProgress } from '#contract/deals/calls.ts'
import styles from './claimed-bar.module.css'

/** From this share of the quota on, percent, the bar tells how many units are left instead. */
const nearlyGone = 90
/** Below this share, percent, an empty bar would tell less than how many units there are. */
const hardlyBegun = 5

/** How much of a deal's quota is claimed, as a bar and in words; the words take one row in every state. */
export function ClaimedBar({ deal: { claimed, unitsLeft, state } }: { deal: Pick<DealProgress, 'claimed' | 'unitsLeft' | 'state'> }) {
  const t = useT()
  const isOver = state === 'soldOut' || state === 'ended'
  const isNearlyGone = state === 'live' && (claimed >= nearlyGone || unitsLeft <= 3)
  if (state === 'live' && !isNearlyGone && claimed < hardlyBegun)
    return <p className={styles.units}>{t('deals.card.units', { count: unitsLeft })}</p>
  return (
    <div className={isOver ? `${styles.claimed} ${styles.over}` : styles.claimed}>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width={state === 'soldOut' ? 100 : claimed} height="8" />
      </svg>
      <p>
        {isNearlyGone ? (
          <b>{t('deals.card.left', { count: unitsLeft })}</b>
        ) : (
          <span>
            {t(state === 'soldOut' ? 'deals.card.soldOut' : state === 'ended' ? 'deals.card.ended' : 'deals.card.claimed', {
              percent: claimed,
            })}
          </span>
        )}
        {isNearlyGone && <span>{`${claimed}%`}</span>}
      </p>
    </div>
  )
}
