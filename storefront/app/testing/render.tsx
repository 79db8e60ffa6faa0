import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import type { Language } from '#contract/core/languages.ts'
import type { CatalogueName } from '#locales/ids.ts'
import { loadParts } from '../hydration/deferred-part.tsx'
import { loadCatalogue } from '../i18n/load-catalogue.ts'
import { MessagesProvider, openMessages } from '../i18n/messages.tsx'

/** What a server would send for an element: its HTML in a language, with these catalogues and `ui`, inside a router. For tests. */
export async function renderHtml(element: ReactNode, lang: Language, catalogues: CatalogueName[], path = '/'): Promise<string> {
  await loadParts()
  const texts = await Promise.all(['ui' as const, ...catalogues].map((name) => loadCatalogue(lang, name)))
  const messages = openMessages(lang, Object.assign({}, ...texts))
  const Page = createRoutesStub([{ path: '*', Component: () => <MessagesProvider value={messages}>{element}</MessagesProvider> }])
  return renderToStaticMarkup(<Page initialEntries={[path]} />)
}

/** The visible text of some HTML, blanks collapsed. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
    .replace(/[ \n]+/g, ' ')
    .trim()
