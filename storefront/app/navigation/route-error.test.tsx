// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { ErrorPageContext, RouteError } from './route-error.ts'

const showError = (error: unknown) => <p>error {(error as Error).message}</p>
const Failing = () => {
  throw new Error('of the page')
}

/** A page that fails below a layout. @returns what is shown */
async function show(Layout: () => ReactNode): Promise<string> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const page = { path: '/', Component: Failing, ErrorBoundary: RouteError }
  const router = createMemoryRouter([{ Component: Layout, ErrorBoundary: () => <p>document</p>, children: [page] }])
  const host = document.body.appendChild(document.createElement('div'))
  const ignore = () => undefined
  const root = createRoot(host, { onCaughtError: ignore })
  await act(async () => root.render(<RouterProvider router={router} onError={ignore} />))
  const shown = host.textContent
  await act(async () => root.unmount())
  return shown
}

it('the error of a page stands in its place, and the menu stays', async () => {
  const Layout = () => (
    <ErrorPageContext value={showError}>
      <nav>menu</nav>
      <Outlet />
    </ErrorPageContext>
  )
  expect(await show(Layout)).toBe('menuerror of the page')
})

it('without a layout the document shows it', async () => {
  expect(await show(Outlet as () => ReactNode)).toBe('document')
})
