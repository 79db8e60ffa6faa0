import { useEffect, useRef, useState } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'

interface CountdownProps {
  /** The instant it runs to, ISO 8601. */
  until: string
  /** The server's instant when the page was made: the shopper's clock may be wrong. */
  serverNow: string
  onEnd?: () => void
  /** light: white boxes on the deal strip. text: `12:34` in a line of words. */
  kind?: 'dark' | 'light' | 'text'
}

/** Runs down by the server's time. Silent for screen readers but at ten minutes and at one. */
export function Countdown({ until, serverNow, onEnd, kind = 'dark' }: CountdownProps) {
  const t = useT()
  const left = useSecondsLeft(until, serverNow, onEnd)
  const minutes = left === 600 ? 10 : left === 60 ? 1 : undefined
  const units = clockParts(left, kind === 'text')
  return (
    <>
      {kind === 'text' ? (
        <span className="num" role="timer">
          {units.join(':')}
        </span>
      ) : (
        <span className={kind === 'light' ? 'clock clock--light' : 'clock'} role="timer">
          {units.flatMap((unit, index) => [index > 0 && <i key={`${index} sep`}>:</i>, <b key={index}>{unit}</b>])}
        </span>
      )}
      <span className="vh" role="status">
        {minutes && t('ui.minutesLeft', { count: minutes })}
      </span>
    </>
  )
}

/** Whole seconds until an instant, by the server's clock. The first render equals the server's. */
export function useSecondsLeft(until: string, serverNow: string, onEnd?: () => void): number {
  const total = Math.max(0, Math.ceil((Date.parse(until) - Date.parse(serverNow)) / 1000))
  const [left, setLeft] = useState(total)
  const ended = useRef(onEnd)
  ended.current = onEnd
  useEffect(() => {
    const started = performance.now()
    setLeft(total)
    if (total === 0) return
    const timer = setInterval(() => {
      const now = Math.max(0, total - Math.floor((performance.now() - started) / 1000))
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      ended.current?.()
    }, 250)
    return () => clearInterval(timer)
  }, [total])
  return left
}

/** Hours, minutes, seconds; in a line of words no hours where there are none. */
function clockParts(seconds: number, short: boolean): string[] {
  const hours = Math.floor(seconds / 3600)
  const minutesAndSeconds = [Math.floor((seconds % 3600) / 60), seconds % 60]
  return (short && hours === 0 ? minutesAndSeconds : [hours, ...minutesAndSeconds]).map((unit) => String(unit).padStart(2, '0'))
}
