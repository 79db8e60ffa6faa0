// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { mount } from '#storefront/app/testing/mount.tsx'
import { useBackToTopVisible, useScrolledDown, useSearchFixed } from './scroll-position.ts'

it('the search is fixed from 200 px on, and "back to top" is shown beyond 30 px', async () => {
  onTestFinished(() => scrollTo(0, 0))
  function Shown() {
    return `${useSearchFixed() ? 'fixed' : 'free'} ${useBackToTopVisible() ? 'top' : '-'}`
  }
  const page = await mount(<Shown />, { catalogues: [] })
  for (const [y, shown] of [
    [0, 'free -'],
    [30, 'free -'],
    [31, 'free top'],
    [199, 'free top'],
    [200, 'fixed top'],
    [0, 'free -'],
  ] as const) {
    scrollTo(0, y)
    await act(async () => void dispatchEvent(new Event('scroll')))
    expect(page.text(), String(y)).toContain(shown)
  }
})

it('the way of the last scroll is known, but for the trembling of a finger', async () => {
  onTestFinished(() => scrollTo(0, 0))
  const Shown = () => (useScrolledDown() ? 'down' : 'up')
  const page = await mount(<Shown />, { catalogues: [] })
  for (const [y, shown] of [
    [0, 'up'],
    [300, 'down'],
    [294, 'down'],
    [280, 'up'],
    [286, 'up'],
    [600, 'down'],
    [0, 'up'],
  ] as const) {
    scrollTo(0, y)
    await act(async () => void dispatchEvent(new Event('scroll')))
    expect(page.text(), String(y)).toContain(shown)
  }
})
