// First: the layers of the cascade are in the order in which a page first reads of them.
import '#storefront/styles/index.css'
import type { ReactNode } from 'react'
import { Outlet, ScrollRestoration, useRouteError, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router'
import { bcp47, defaultLanguage } from '#contract/core/languages.ts'
import { pageContext } from '#storefront/app/client/page-context.ts'
import { noteAcceptedEvents } from '#storefront/app/hydration/accepted-events.ts'
import { rarePart } from '#storefront/app/hydration/deferred-part.tsx'
import { useServerElements } from '#storefront/app/router/server-elements.ts'

/** Rare, and loaded after the first view: it is there when nothing more can be loaded. */
const RootError = rarePart(() => import('./errors/root-error.tsx'), 'RootError')

export function loader({ context }: LoaderFunctionArgs) {
  const { lang, origin, offlinePages } = context.get(pageContext)
  return { lang, origin, offlinePages }
}

/** The language is fixed for a document: changing it reloads. */
export function shouldRevalidate() {
  return false
}

export default function DocumentRoute() {
  return (
    <Document>
      <Outlet />
    </Document>
  )
}

export function ErrorBoundary() {
  return (
    <Document>
      <RootError error={useRouteError()} />
    </Document>
  )
}

function Document({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const lang = data?.lang ?? defaultLanguage
  const { first, head, end } = useServerElements()
  return (
    // Scripts of the page's own mark the element before React takes over.
    <html lang={bcp47[lang]} data-lang={lang} suppressHydrationWarning>
      <head>
        {first}
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#2a1620" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/mark-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {head}
      </head>
      <body {...noteAcceptedEvents}>
        {children}
        <ScrollRestoration />
        {end}
      </body>
    </html>
  )
}
