import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useT } from '#storefront/app/i18n/messages.tsx'
import styles from './loading-bar.module.css'

/** Shorter waits show no bar (specification, section 9), ms. The style sheet animates it over 5 s. */
const showDelay = 200

/** A progress bar at the top during a navigation. */
export function LoadingBar() {
  const t = useT()
  const busy = useNavigation().state !== 'idle'
  const [state, setState] = useState<'off' | 'run' | 'done'>('off')
  useEffect(() => {
    if (busy) {
      const timer = setTimeout(() => setState('run'), showDelay)
      return () => clearTimeout(timer)
    }
    setState((now) => (now === 'run' ? 'done' : 'off'))
    const timer = setTimeout(() => setState('off'), 300)
    return () => clearTimeout(timer)
  }, [busy])
  if (state === 'off') return null
  return (
    <div
      className={state === 'done' ? `${styles.loadbar} ${styles.done}` : styles.loadbar}
      role="progressbar"
      aria-label={t('shell.loading')}
    />
  )
}
