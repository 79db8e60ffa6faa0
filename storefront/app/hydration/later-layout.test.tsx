// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it, onTestFinished } from 'vitest'
import { mount } from '../testing/mount.tsx'
import { watchFirstView } from './first-view.ts'
import { LaterLayout } from './later-layout.tsx'

const sections = (
  <LaterLayout>
    <section>Discounts</section>
    <section>Stores</section>
  </LaterLayout>
)
const page = <MemoryRouter>{sections}</MemoryRouter>
const isLater = (element: Element | null | undefined) => (element?.className ?? '').includes('later')
const laidOut = () => [...document.querySelectorAll('section')].map((section) => section.style.contentVisibility)

it('sections of a document are laid out one after another once its first view is over', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(page)
  expect(isLater(host.firstElementChild)).toBe(true)
  const root = await act(async () => hydrateRoot(host, page))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    host.remove()
  })
  expect(laidOut()).toEqual(['', ''])
  watchFirstView()
  await expect.poll(laidOut, { interval: 5 }).toEqual(['visible', ''])
  await expect.poll(laidOut, { interval: 5 }).toEqual(['visible', 'visible'])
})

it('a page that is opened where it was scrolled to is laid out at once', async () => {
  await mount(sections, { catalogues: [] })
  const wrapper = document.querySelector('section')!.parentElement
  expect(wrapper?.className).not.toBe('')
  expect(isLater(wrapper)).toBe(false)
})
