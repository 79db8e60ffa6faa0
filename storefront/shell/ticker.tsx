import { useState } from 'react'
import type { Notice } from '#contract/notices/calls.ts'
import { tickerSeconds, tickerWidth } from '#contract/notices/ticker.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { useFrameData } from './frame-data.ts'
import styles from './ticker.module.css'

/** The notices of the mall in the top line; without one the promise of free delivery. */
export function Ticker() {
  const t = useT()
  const notices = useFrameData()?.notices ?? []
  if (notices.length === 0) return <p>{t('shell.freeDelivery')}</p>
  return <RunningNotices notices={notices} />
}

/**
 * Notices that run through the line. They stand still while the pointer or the focus is on them, after "pause", and for anyone who prefers
 * reduced motion, where the line scrolls by hand.
 */
function RunningNotices({ notices }: { notices: Notice[] }) {
  const t = useT()
  const [paused, setPaused] = useState(false)
  return (
    <section className={styles.ticker} aria-label={t('shell.notices')}>
      <button
        type="button"
        className={styles.pause}
        aria-label={t(paused ? 'shell.notices.play' : 'shell.notices.pause')}
        onClick={() => setPaused(!paused)}
      >
        <Icon name={paused ? 'play' : 'pause'} size={16} />
      </button>
      <div className={styles.window}>
        <ul className={paused ? `${styles.row} ${styles.paused}` : styles.row} ref={(row) => setMeasures(row, notices.length)}>
          {notices.map(({ id, text, textLang, link }) => (
            <li key={id} lang={langAttribute(textLang)}>
              {link ? <Link to={link}>{text}</Link> : text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Set by script, because the content security policy forbids inline styles; until then the row stands. */
function setMeasures(row: HTMLElement | null, notices: number): void {
  row?.style.setProperty('--ticker-width', `${tickerWidth(notices)}px`)
  row?.style.setProperty('--ticker-duration', `${tickerSeconds(notices)}s`)
}
