import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { atMoment } from '../state/wall-clock.ts'

/** ms between two looks at something whose time is over and that the server has not ended yet. */
const pause = 3000
/** ms after which the page asks no more. */
const timeout = 60_000

/**
 * Loads the page again once a time is over, spread over a second, since many pages wait for the same moment; and every three seconds
 * while the server, which ends things by turns, has not ended what was to end.
 * @param until ISO 8601; nothing is waited for without it
 * @param serverNow when the data of the page were read, ISO 8601
 */
export function useReloadAt(until: string | undefined, serverNow: string): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (until === undefined) return
    const left = Date.parse(until) - Date.parse(serverNow)
    if (left < -timeout) return
    const after = left > 0 ? left + 800 + Math.random() * 1200 : pause
    return atMoment(Date.now() + after, () => void revalidate())
  }, [until, serverNow, revalidate])
}
