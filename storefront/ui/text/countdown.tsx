import { useEffect, useState } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { secondsUntil } from '#storefront/app/state/seconds-until.ts'
import { everyMoment } from '#storefront/app/state/wall-clock.ts'
import styles from './countdown.module.css'

interface CountdownProps {
  /** End of the countdown, ISO 8601. */
  until: string
  /** The server's time when the page was rendered, ISO 8601; the shopper's clock may be wrong. */
  serverNow: string
  /** light: white boxes on the deal strip. large: the clock of a page. text: `12:34` inside a sentence. */
  kind?: 'dark' | 'light' | 'large' | 'text'
}

/** Counts down by the server's time. Announced to screen readers at ten minutes and at one only. */
export function Countdown({ until, serverNow, kind = 'dark' }: CountdownProps) {
  const t = useT()
  const left = useSecondsLeft(until, serverNow)
  const minutes = left === 600 ? 10 : left === 60 ? 1 : undefined
  const units = clockParts(left, kind === 'text')
  return (
    <>
      {kind === 'text' ? (
        <span className="num" role="timer">
          {units.join(':')}
        </span>
      ) : (
        <span className={kind === 'dark' ? styles.clock : `${styles.clock} ${styles[kind]}`} role="timer">
          {units.flatMap((unit, index) => [index > 0 && <i key={`${index} sep`}>:</i>, <b key={index}>{unit}</b>])}
        </span>
      )}
      <span className="vh" role="status">
        {minutes && t('ui.minutesLeft', { count: minutes })}
      </span>
    </>
  )
}

/** Seconds until an instant, by the server's clock. The first render equals the server's. */
function useSecondsLeft(until: string, serverNow: string): number {
  const end = Date.parse(until)
  const begun = Date.parse(serverNow)
  const total = secondsUntil(end, begun)
  const [left, setLeft] = useState(total)
  useEffect(() => {
    // What the server's clock is ahead of the shopper's, which goes on while the device sleeps.
    const ahead = begun - Date.now()
    setLeft(secondsUntil(end, begun))
    if (end <= begun) return
    const stop = everyMoment(() => {
      const now = secondsUntil(end, Date.now() + ahead)
      setLeft(now)
      if (now === 0) stop()
    })
    return stop
  }, [end, begun])
  return left
}

/** Hours, minutes, seconds; `short` omits zero hours. */
function clockParts(seconds: number, short: boolean): string[] {
  const hours = Math.floor(seconds / 3600)
  const minutesAndSeconds = [Math.floor((seconds % 3600) / 60), seconds % 60]
  return (short && hours === 0 ? minutesAndSeconds : [hours, ...minutesAndSeconds]).map((unit) => String(unit).padStart(2, '0'))
}
