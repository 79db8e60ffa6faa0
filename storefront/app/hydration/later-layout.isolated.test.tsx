// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'
import { mount } from '../testing/mount.tsx'

/** Two sections, and what watches for the first input, which no test before has had. */
async function openSections() {
  vi.resetModules()
  const { LaterLayout } = await import('./later-layout.tsx')
  const { watchFirstView } = await import('./first-view.ts')
  const sections = (
    <LaterLayout>
      <section>Discounts</section>
      <section>Stores</section>
    </LaterLayout>
  )
  return { sections, watchFirstView }
}
const isLater = (element: Element | null | undefined) => (element?.className ?? '').includes('later')
const reserved = () => [...document.querySelectorAll('section')].map((section) => section.style.containIntrinsicBlockSize)

it('sections of a document take their heights one after another from the first input on, and with each width, and stay unpainted', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const { sections, watchFirstView } = await openSections()
  const page = <MemoryRouter>{sections}</MemoryRouter>
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(page)
  expect(isLater(host.firstElementChild)).toBe(true)
  const root = await act(async () => hydrateRoot(host, page))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    host.remove()
  })
  const setHeights = (first: number) =>
    document.querySelectorAll('section').forEach((section, at) => {
      section.style.padding = '8px'
      section.getBoundingClientRect = () => new DOMRect(0, 0, 390, first + 100 * at)
    })
  setHeights(316)
  expect(reserved()).toEqual(['', ''])
  watchFirstView()
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(reserved()).toEqual(['', ''])
  window.dispatchEvent(new Event('wheel'))
  await expect.poll(reserved, { interval: 5 }).toEqual(['auto 300px', ''])
  await expect.poll(reserved, { interval: 5 }).toEqual(['auto 300px', 'auto 400px'])
  expect([...document.querySelectorAll('section')].map((section) => section.style.contentVisibility)).toEqual(['', ''])
  setHeights(200)
  window.dispatchEvent(new Event('resize'))
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(reserved()).toEqual(['auto 300px', 'auto 400px'])
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(844)
  window.dispatchEvent(new Event('resize'))
  await expect.poll(reserved, { interval: 5 }).toEqual(['auto 184px', 'auto 284px'])
})

it('a page that is opened where it was scrolled to is laid out at once', async () => {
  const { sections } = await openSections()
  await mount(sections, { catalogues: [] })
  const wrapper = document.querySelector('section')!.parentElement
  expect(wrapper?.className).not.toBe('')
  expect(isLater(wrapper)).toBe(false)
})
