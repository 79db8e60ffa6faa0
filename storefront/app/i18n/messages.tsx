import { createContext, Fragment, use, type ReactNode } from 'react'
import type { Language } from '#contract/core/languages.ts'
import { formatMessage, type Compiled, type MessageValues } from '#contract/core/message-format.ts'
import type { MessageId } from '#locales/ids.ts'

/** The loaded messages in the page's language; `texts` grows when a lazily loaded component adds its catalogues. */
export interface Messages {
  lang: Language
  texts: Compiled
  t: Translate
}

/** A translator over loaded catalogues. A missing message prints its id. */
export function openMessages(lang: Language, texts: Compiled): Messages {
  const messages: Messages = {
    lang,
    texts,
    t: (id, values) => formatMessage(lang, messages.texts[id] ?? id, values),
  }
  return messages
}

const MessagesContext = createContext<Messages | null>(null)
export const MessagesProvider = MessagesContext.Provider

/** Formats a message by id with its values. A wrong id does not compile. */
export type Translate = (id: MessageId, values?: MessageValues) => string

/** The translator of the page's language. */
export function useT(): Translate {
  const messages = use(MessagesContext)
  if (!messages) throw new Error('useT needs a MessagesProvider')
  return messages.t
}

/** The page's language. */
export function useLang(): Language {
  return use(MessagesContext)!.lang
}

/** A message with tagged parts, `<name>...</name>`, each rendered by the function of that name; an unknown tag prints its text. */
export function Rich({
  id,
  values,
  tags,
}: {
  id: MessageId
  values?: MessageValues
  tags: Record<string, (children: string) => ReactNode>
}) {
  const t = useT()
  const segments = t(id, values).split(/<(\w+)>(.*?)<\/\1>/)
  return segments.map((segment, index) => {
    // Beside elements text has its own, as a browser that translates the page wraps bare text (`storefront/ui/text/words.tsx`).
    if (index % 3 === 0) return segment.trim() && segments.length > 1 ? <span key={index}>{segment}</span> : segment
    if (index % 3 === 1) return null
    return <Fragment key={index}>{tags[segments[index - 1]!]?.(segment) ?? segment}</Fragment>
  })
}
