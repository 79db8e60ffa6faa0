// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, onTestFinished } from 'vitest'
import { useRenderedBelow } from './use-rendered-below.ts'

/** What each page showed at each of its renderings. */
let shown: string[]

function Page({ name }: { name: string }) {
  const below = useRenderedBelow() ? 'whole' : 'top'
  shown.push(`${name} ${below}`)
  return <p>{`${name} ${below}`}</p>
}

async function openPages() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  shown = []
  const router = createMemoryRouter([
    { path: '/', element: <Page key="home" name="home" /> },
    { path: '/product', element: <Page key="product" name="product" /> },
  ])
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  await act(async () => root.render(<RouterProvider router={router} />))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    host.remove()
  })
  return { router, text: () => host.textContent }
}

it('a page that a click opens is shown from its top, and whole once it is painted; other pages are whole at once', async () => {
  const { router, text } = await openPages()
  expect(shown).toEqual(['home whole'])
  await act(async () => router.navigate('/product'))
  expect(shown.at(1)).toBe('product top')
  const textLater = async () => {
    await act(async () => new Promise((resolve) => setTimeout(resolve, 5)))
    return text()
  }
  await expect.poll(textLater).toBe('product whole')
  const before = shown.length
  await act(async () => router.navigate(-1))
  expect(shown.slice(before)).toEqual(['home whole'])
})
