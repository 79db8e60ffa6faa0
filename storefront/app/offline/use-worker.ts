import { useEffect, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { firstViewOver } from '../hydration/first-view.ts'

type Page = typeof import('./worker-page.ts')
const loadPage = (): Promise<Page | undefined> =>
  firstViewOver
    .then(() => import('./worker-page.ts'))
    .catch(() => {
      // Reading offline is optional; the next document tries again.
      return undefined
    })

/**
 * Registers the service worker after the first view and tells it of each page that is visited; removes it where the mall has switched
 * offline reading off. @returns what lets a new build take over, once one waits
 */
export function useWorker(): (() => void) | undefined {
  const root = useRouteLoaderData('root') as { offlinePages?: boolean } | undefined
  const isOn = root?.offlinePages
  const [activateBuild, setActivate] = useState<() => void>()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (isOn === undefined || !('serviceWorker' in navigator)) return
    void loadPage().then((page) => (isOn ? page?.register((activate) => setActivate(() => activate)) : page?.unregister()))
  }, [isOn])
  useEffect(() => {
    if (!isOn || !('serviceWorker' in navigator)) return
    // Once its pictures are there.
    const timer = setTimeout(() => void loadPage().then((page) => page?.reportVisited(pathname + search)), 1500)
    return () => clearTimeout(timer)
  }, [isOn, pathname, search])
  return activateBuild
}
