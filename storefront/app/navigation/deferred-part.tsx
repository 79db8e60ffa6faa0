import { lazy, startTransition, Suspense, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { firstViewOver } from './first-view.ts'

interface Part {
  load(): Promise<unknown>
  isLoaded: boolean
}

const parts = new Set<Part>()
/** The page was opened by a click: its parts are wanted at once. */
let navigated = false
/** ms after which a part that could not be loaded is tried again; until then the page shows what the server sent. */
const retryAfter = 5000

/**
 * Loads every part of the modules that are there, also those that only they defer: the server before it renders, the browser before it
 * shows another page. @throws TypeError where one of them cannot be loaded
 */
export async function loadParts(): Promise<void> {
  navigated = true
  while (arePartsMissing()) await Promise.all([...parts].filter(({ isLoaded }) => !isLoaded).map((part) => part.load()))
}

/** Whether code of the open page is still missing. */
export const arePartsMissing = (): boolean => [...parts].some(({ isLoaded }) => !isLoaded)

/** Loads a part when the first view is over; where it cannot be loaded, again until it can. */
async function loadLater(part: Part): Promise<void> {
  if (!navigated) await firstViewOver
  try {
    await part.load()
  } catch {
    // What the server sent stays on the page and its links work.
    await new Promise((resolve) => setTimeout(resolve, retryAfter))
    await loadLater(part)
  }
}

type PropsOf<F> = F extends (props: infer P extends object) => ReactNode ? P : never

/**
 * A part of a page whose code is not needed for the first view: the server renders it with the page, its code is loaded when the
 * first view is over, and what was pressed in it before is not lost (`keep-clicks.ts`). A page that is opened by a click comes
 * with all its parts. Until its code is there the part shows what it was first given.
 * @param load imports the module of the component; tools/deferred-styles.ts adds its styles to the page's
 * @param name of the component among the module's exports
 */
export function deferredPart<M extends object, N extends keyof M>(load: () => Promise<M>, name: N): (props: PropsOf<M[N]>) => ReactNode {
  let loaded: { default: ComponentType<PropsOf<M[N]>> } | undefined
  let loading: Promise<unknown> | undefined
  function keep(module: M): void {
    loaded = { default: module[name] as ComponentType<PropsOf<M[N]>> }
    part.isLoaded = true
  }
  const part: Part = {
    isLoaded: false,
    load: () =>
      (loading ??= load().then(keep, (error: unknown) => {
        loading = undefined
        throw error
      })),
  }
  parts.add(part)
  const Lazy = lazy(() => loadLater(part).then(() => loaded!)) as ComponentType<PropsOf<M[N]>>
  return function DeferredPart(props: PropsOf<M[N]>) {
    // What is there is rendered in the same pass; one that has begun as `Lazy` stays so, or its state would be lost.
    const [Component] = useState(() => loaded?.default ?? Lazy)
    const first = useRef(props)
    const [, setArrived] = useState(part.isLoaded)
    useEffect(() => {
      if (!part.isLoaded) void loadLater(part).then(() => startTransition(() => setArrived(true)))
    }, [])
    const shown = part.isLoaded ? props : first.current
    return useMemo(
      () => (
        <Suspense>
          <Component {...shown} />
        </Suspense>
      ),
      [Component, shown],
    )
  }
}

/**
 * A {@link deferredPart} below the first view: its styles are not waited for by what is above it. The page puts `StylesBelow` (`styles-below.tsx`)
 * before the first of them.
 */
export const partBelow: typeof deferredPart = deferredPart
