import { Suspense, useState } from 'react'
import { optionalPart } from '#storefront/app/navigation/optional-part.tsx'
import { useWorker } from '#storefront/app/offline/use-worker.ts'

const UpdateBar = optionalPart(() => import('./update-bar.tsx'))

/** Keeps the service worker, and asks before the mall's new build takes over. */
export function UpdatePrompt() {
  const activate = useWorker()
  const [isLater, setLater] = useState(false)
  if (!activate || isLater) return null
  return (
    <Suspense>
      <UpdateBar onUpdate={activate} onLater={() => setLater(true)} />
    </Suspense>
  )
}
