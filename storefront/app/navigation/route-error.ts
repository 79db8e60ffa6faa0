import { createContext, useContext, type ReactNode } from 'react'
import { useRouteError } from 'react-router'

/** Renders the mall's page for an error; given by the layout. */
export const ErrorPageContext = createContext<((error: unknown) => ReactNode) | null>(null)

/** The error boundary of a module's pages: what stands around the page stays. */
export function RouteError(): ReactNode {
  const error = useRouteError()
  const renderError = useContext(ErrorPageContext)
  // Without a layout nothing could show it here: the document's own boundary does.
  if (!renderError) throw error
  return renderError(error)
}
