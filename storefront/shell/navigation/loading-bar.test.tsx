// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadCatalogue } from '#storefront/app/i18n/load-catalogue.ts'
import { MessagesProvider, openMessages } from '#storefront/app/i18n/messages.tsx'
import { LoadingBar } from './loading-bar.tsx'

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

/** Begins a navigation that ends when `end` is called. */
async function navigating() {
  const { promise, resolve: end } = Promise.withResolvers<null>()
  const frame = (
    <>
      <LoadingBar />
      <Outlet />
    </>
  )
  const router = createMemoryRouter([
    {
      element: frame,
      children: [
        { path: '/', element: null },
        { path: '/slow', loader: () => promise, element: null },
      ],
    },
  ])
  const messages = openMessages('en', await loadCatalogue('en', 'shell'))
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <MessagesProvider value={messages}>
        <RouterProvider router={router} />
      </MessagesProvider>,
    ),
  )
  await act(async () => void router.navigate('/slow'))
  const bar = () => document.querySelector('[role="progressbar"]')
  const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
  return { bar, pass, end: () => act(async () => end(null)), close: () => act(async () => root.unmount()) }
}

it('comes after 200 ms of waiting and goes when the page has come', async () => {
  const { bar, pass, end, close } = await navigating()
  await pass(199)
  expect(bar()).toBeNull()
  await pass(1)
  expect(bar()).not.toBeNull()
  await end()
  expect(bar()).not.toBeNull()
  await pass(300)
  expect(bar()).toBeNull()
  await close()
})

it('does not come for a page that is there within 200 ms', async () => {
  const { bar, pass, end, close } = await navigating()
  await pass(150)
  await end()
  await pass(500)
  expect(bar()).toBeNull()
  await close()
})

it('runs for 5 s', () => {
  const css = readFileSync('storefront/shell/navigation/loading-bar.module.css', 'utf8')
  expect(css).toMatch(/\.loadbar \{[^}]*animation: load 5s /)
})
