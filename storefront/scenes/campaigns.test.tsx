// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Campaign } from '#contract/scenes/calls.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { Campaigns } from './campaigns.tsx'
import { shownFor } from './use-moving-track.ts'

const picture = { src: '/media/none', width: 1280, height: 720 }
const campaigns = ['Morning', 'Desk', 'Terrace'].map((title, index): Campaign => ({
  sceneId: index,
  title,
  text: title,
  tone: 'light',
  picture,
  categoryId: 3,
}))
let isStill = false
let isHidden = false

/** A row 100 px wide that scrolls at once, and a clock that the test moves. */
async function home() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const page = await mount(<Campaigns campaigns={campaigns} />, { lang: 'en', catalogues: ['scenes'] })
  const track = document.querySelector('section > ul')!
  Object.defineProperty(track, 'clientWidth', { value: 100 })
  track.scrollTo = ((to: ScrollToOptions) => {
    track.scrollLeft = to.left!
    track.dispatchEvent(new Event('scroll'))
  }) as typeof track.scrollTo
  const pass = () => act(async () => void vi.advanceTimersByTime(shownFor))
  const shown = () => document.querySelector('[aria-current=true]')!.getAttribute('aria-label')
  return { page, pass, shown }
}

beforeEach(() => {
  isStill = isHidden = false
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: isStill }) as MediaQueryList)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

it('the next campaign comes by itself, the first after the last', async () => {
  const { pass, shown } = await home()
  expect(shown()).toBe('1 of 3: Morning')
  await pass()
  expect(shown()).toBe('2 of 3: Desk')
  await pass()
  await pass()
  expect(shown()).toBe('1 of 3: Morning')
})

it('none comes while paused, and the next when it goes on', async () => {
  const { page, pass, shown } = await home()
  await page.click(page.get('button', 'Pause the campaigns'))
  await pass()
  expect(shown()).toBe('1 of 3: Morning')
  await page.click(page.get('button', 'Play the campaigns'))
  await pass()
  expect(shown()).toBe('2 of 3: Desk')
})

it('none comes in a hidden tab, nor with reduced motion', async () => {
  const { pass, shown } = await home()
  isHidden = true
  await pass()
  isHidden = false
  isStill = true
  await pass()
  expect(shown()).toBe('1 of 3: Morning')
  isStill = false
  await pass()
  expect(shown()).toBe('2 of 3: Desk')
})

it('a button shows its campaign', async () => {
  const { page, shown } = await home()
  await page.click(page.get('button', '3 of 3: Terrace'))
  expect(shown()).toBe('3 of 3: Terrace')
})

it('the campaign is known that a row stands at before the scripts come', async () => {
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(200)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100)
  expect((await home()).shown()).toBe('3 of 3: Terrace')
})
