import {
  createContext,
  lazy,
  startTransition,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { firstViewOver, hydrateParts } from './first-view.ts'

interface Part {
  load(): Promise<unknown>
  /** Few documents show it: no page waits for it. */
  isRare: boolean
  isLoaded: boolean
  /** It could not be loaded so far, as one that an extension blocks. */
  isFailed: boolean
  /** When the server's rendering of it is hydrated; until then its code is only in memory. */
  hydrateAt?: Promise<unknown> | undefined
  /** Brings its code into memory. */
  fetch(): Promise<unknown>
}

const parts = new Set<Part>()
/** The page was opened by a click: its parts are wanted at once. */
let navigated = false
/** ms after which a part that could not be loaded is tried again; until then the page shows what the server sent. */
const retryAfter = 5000

/** A page is opened by a click. */
function beginNavigation(): void {
  navigated = true
  hydrateParts()
}

/** Loads every part of the modules that are there, also those that only they defer: the server before it renders. @throws where one cannot be loaded */
export async function loadParts(): Promise<void> {
  beginNavigation()
  while (missingParts().length > 0) await Promise.all(missingParts().map((part) => part.load()))
}

/** ms for which another page waits for its parts. */
const partsTimeout = 3000

/**
 * {@link loadParts} in the browser, before it shows another page. A part that cannot be loaded, or not soon, is missing on that page until it
 * comes; the page itself and its links are there.
 */
export function loadPartsThatCome(): Promise<void> {
  beginNavigation()
  return Promise.race([tryParts(new Set()), new Promise<void>((resolve) => setTimeout(resolve, partsTimeout))])
}

async function tryParts(tried: Set<Part>): Promise<void> {
  const next = missingParts().filter((part) => !tried.has(part) && !part.isFailed && !part.isRare)
  if (next.length === 0) return
  for (const part of next) tried.add(part)
  await Promise.allSettled(next.map((part) => part.load()))
  await tryParts(tried)
}

const missingParts = (): Part[] => [...parts].filter(({ isLoaded }) => !isLoaded)

/** Whether code of the open page is still on its way; what could not be loaded is not waited for. */
export const arePartsMissing = (): boolean => missingParts().some(({ isFailed, isRare }) => !isFailed && !isRare)

/** Whether code of the open page could not be loaded, as one that an extension blocks: what it would do is left to the browser soon. */
export const isPartBlocked = (): boolean => missingParts().some(({ isFailed }) => isFailed)

/** Whether a part belongs to the page, which the next page replaces, or to the frame around it, which stays. */
export const PartOfPage = createContext(false)

/** Parts of the document that are shown as the server sent them. */
const notHydrated = new Set<{ part: Part; isOfPage: boolean }>()

/**
 * Whether a part that could not be loaded would stay on the screen with the next page. React shows no other page before it has hydrated what stays:
 * it has to be opened as a document.
 * @param isSameRoute the next page is one of the same route, whose parts stay too
 */
export const needsDocument = (isSameRoute: boolean): boolean =>
  [...notHydrated].some(({ part, isOfPage }) => part.isFailed && !part.isLoaded && (isSameRoute || !isOfPage))

/** Loads a part when the first view is over, or where it says when to hydrate it, then; where it cannot be loaded, again until it can. */
async function loadLater(part: Part): Promise<void> {
  if (!navigated) await firstViewOver
  if (part.hydrateAt && !navigated) {
    // Its failure shows when it is hydrated.
    part.fetch().catch(() => undefined)
    await part.hydrateAt
  }
  try {
    await part.load()
  } catch {
    // What the server sent stays on the page and its links work.
    await new Promise((resolve) => setTimeout(resolve, retryAfter))
    await loadLater(part)
  }
}

interface PartOptions<P> {
  /** Few documents show it: no page waits for it. */
  isRare?: boolean
  /** Shown where a page that a click opens has not got its code. */
  fallback?: ComponentType<P>
  /** When the server's rendering of it is hydrated at the earliest; without it when the first view is over. */
  hydrateAt?: Promise<unknown>
}

type PropsOf<F> = F extends (props: infer P extends object) => ReactNode ? P : never

/**
 * A part of a page whose code is not needed for the first view: the server renders it with the page, its code is loaded when the
 * first view is over, and what was pressed in it before is not lost (`replay-clicks.ts`). A page that is opened by a click comes
 * with all its parts. Until its code is there the part shows what it was first given.
 * @param load imports the module of the component; the document names its styles (`tools/build/page-files.ts`)
 * @param name of the component among the module's exports
 */
export function deferredPart<M extends object, N extends keyof M>(
  load: () => Promise<M>,
  name: N,
  { isRare = false, fallback: Fallback, hydrateAt }: PartOptions<PropsOf<M[N]>> = {},
): (props: PropsOf<M[N]>) => ReactNode {
  let loaded: { default: ComponentType<PropsOf<M[N]>> } | undefined
  let loading: Promise<unknown> | undefined
  function keep(module: M): void {
    loaded = { default: module[name] as ComponentType<PropsOf<M[N]>> }
    part.isLoaded = true
  }
  const part: Part = {
    isLoaded: false,
    isFailed: false,
    isRare,
    hydrateAt,
    fetch: load,
    load: () =>
      (loading ??= load().then(keep, (error: unknown) => {
        loading = undefined
        part.isFailed = true
        throw error
      })),
  }
  parts.add(part)
  const Lazy = lazy(() => loadLater(part).then(() => loaded!)) as ComponentType<PropsOf<M[N]>>
  return function DeferredPart(props: PropsOf<M[N]>) {
    // What is there is rendered in the same pass; one that has begun as `Lazy` stays so, or its state would be lost.
    const [Component] = useState(() => loaded?.default ?? Lazy)
    // A page that the server rendered keeps what it shows until it is hydrated.
    const first = useRef(navigated ? undefined : props)
    const [, setArrived] = useState(part.isLoaded)
    const isOfPage = useContext(PartOfPage)
    useEffect(() => {
      if (part.isLoaded) return
      const shownByServer = { part, isOfPage }
      if (!navigated) notHydrated.add(shownByServer)
      void loadLater(part).then(() => startTransition(() => setArrived(true)))
      return () => void notHydrated.delete(shownByServer)
    }, [isOfPage])
    const shown = part.isLoaded ? props : (first.current ?? props)
    return useMemo(
      () => (
        <Suspense fallback={Fallback && <Fallback {...shown} />}>
          <Component {...shown} />
        </Suspense>
      ),
      [Component, shown],
    )
  }
}

/** A {@link deferredPart} that few documents show, as an error: its code comes when it is shown, and its styles with that or with a document that shows it. */
export const rarePart: typeof deferredPart = (load, name) => deferredPart(load, name, { isRare: true })
