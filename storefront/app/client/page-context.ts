import { createContext } from 'react-router'
import type { Language } from '#contract/core/languages.ts'
import type { Sender } from '#contract/core/call.ts'

/** What the server hands to the loaders of one page. */
export interface PageContext {
  lang: Language
  /** Allows this page's own inline scripts. */
  nonce: string
  origin: string
  /** Whether browsers may keep pages for reading offline. */
  offlinePages: boolean
  /** Finds this request in the log. */
  requestId: string
  /** Is told what a loader or the rendering threw. */
  onError(error: unknown): void
  /** Reaches the calls in process. */
  send: Sender
}

export const pageContext = createContext<PageContext>()
