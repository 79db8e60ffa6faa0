import { createContext, use, type ReactNode } from 'react'

/** Elements of a document that only the server writes: sheets, data, scripts. In the browser there are none; React leaves alone what it finds. */
export interface ServerElements {
  /** Before everything else in the head. */
  first?: ReactNode
  /** At the end of the head. */
  head?: ReactNode
  /** At the end of the body. */
  end?: ReactNode
  /** Sheets of what lies below the first view (`hydration/styles-below.tsx`). */
  sheetsBelow?: readonly string[]
  /** Sheets of what the frame has below every page. */
  frameSheetsBelow?: readonly string[]
}

const ServerElementsContext = createContext<ServerElements>({})
export const ServerElementsProvider = ServerElementsContext.Provider

export const useServerElements = (): ServerElements => use(ServerElementsContext)
