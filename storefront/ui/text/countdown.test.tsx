// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { mount } from '#storefront/app/testing/mount.tsx'
import { Countdown } from './countdown.tsx'
import { UndoBar } from '../overlays/undo-bar.tsx'

afterEach(() => void vi.restoreAllMocks())

/** The device sleeps: timers and the page's own clock stand, the time of day goes on. */
async function sleep(seconds: number, wakeBy: () => void): Promise<void> {
  const stood = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(stood)
  const woken = Date.now() + seconds * 1000
  vi.spyOn(Date, 'now').mockReturnValue(woken)
  await act(async () => wakeBy())
}
const onVisible = () => void document.dispatchEvent(new Event('visibilitychange'))
const at = (base: number, seconds: number) => new Date(base + seconds * 1000).toISOString()

it.each([
  ['visibilitychange', onVisible],
  ['focus', () => void window.dispatchEvent(new Event('focus'))],
  ['pageshow', () => void window.dispatchEvent(new Event('pageshow'))],
])('a countdown is right at once on %s after the device slept, by the server’s clock', async (_, wakeBy) => {
  // The shopper's clock is an hour behind.
  const serverNow = Date.now() + 3_600_000
  const element = <Countdown until={at(serverNow, 100)} serverNow={at(serverNow, 0)} kind="text" />
  const page = await mount(element, { catalogues: [] })
  expect(page.text()).toMatch(/01:(40|39)/)
  await sleep(40, wakeBy)
  expect(page.text()).toMatch(/00:(59|60)|01:00/)
  vi.restoreAllMocks()
  await sleep(120, wakeBy)
  expect(page.text()).toContain('00:00')
})

it('what can be undone for six seconds is gone after a sleep', async () => {
  const onDismiss = vi.fn<() => void>()
  await mount(<UndoBar text="Removed" onUndo={() => undefined} onDismiss={onDismiss} />, { catalogues: [] })
  await sleep(40, onVisible)
  expect(onDismiss).toHaveBeenCalledOnce()
})
