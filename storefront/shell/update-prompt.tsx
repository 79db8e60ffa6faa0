import { lazy, useState } from 'react'
import { LazyPart } from '#storefront/app/navigation/lazy-part.tsx'
import { useWorker } from '#storefront/app/offline/use-worker.ts'

const UpdateBar = lazy(() => import('./update-bar.tsx'))

/** Keeps the service worker, and asks before the mall's new build takes over. */
export function UpdatePrompt() {
  const activate = useWorker()
  const [isLater, setLater] = useState(false)
  if (!activate || isLater) return null
  return (
    <LazyPart onClose={() => setLater(true)}>
      <UpdateBar onUpdate={activate} onLater={() => setLater(true)} />
    </LazyPart>
  )
}
