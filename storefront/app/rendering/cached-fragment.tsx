import { createContext, use, type ReactElement, type ReactNode } from 'react'

/** Renders an element, or names the place where the HTML of an equal one is put (`fragment-cache.tsx`). */
export type RenderFragment = (name: string, of: unknown, children: ReactElement) => ReactNode

const FragmentCacheContext = createContext<RenderFragment | undefined>(undefined)
export const FragmentCacheProvider = FragmentCacheContext.Provider

interface CachedFragmentProps {
  /** Tells fragments with the same values apart. */
  name: string
  /** Everything that the HTML depends on besides the language, as JSON holds it. */
  of?: unknown
  /** Renders to elements, not to bare text, without `useId` and without a picture in the first viewport: React names such in the head. */
  children: ReactElement
}

/** A part of the page that the server renders once for equal values and takes from memory afterwards; the browser renders it as any other. */
export function CachedFragment({ name, of, children }: CachedFragmentProps): ReactNode {
  const render = use(FragmentCacheContext)
  return render ? render(name, of, children) : children
}
