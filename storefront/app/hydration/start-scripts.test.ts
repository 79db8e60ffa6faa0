// @vitest-environment happy-dom
import type { SyntheticEvent } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replayClicks } from './replay-clicks.ts'
import { recordInput, startScripts } from './start-scripts.ts'
import { noteAcceptedEvents } from './accepted-events.ts'

let paint: () => void
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        paint = callback
      }
      observe() {}
    },
  )
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json({ a: 'A' }))),
  )
  delete window.pageTexts
  delete window.earlyClick
  document.head.innerHTML = ''
  document.body.innerHTML = '<img fetchpriority="high">'
})
afterEach(() => {
  // Starts what a test has left waiting: its listeners would hear the next one's input.
  window.dispatchEvent(new Event('pointerdown'))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const started = () => document.head.querySelectorAll('script[type=module][src="/assets/entry.js"]').length
const setComplete = (complete: boolean) =>
  Object.defineProperty(document.querySelector('img')!, 'complete', { value: complete, configurable: true })
const begin = () => startScripts('/assets/entry.js', ['/assets/a.js'], ['/assets/texts-ka-common.json'])

test('scripts and messages wait for the first paint and its picture', async () => {
  setComplete(false)
  begin()
  paint()
  vi.advanceTimersByTime(200)
  expect(started()).toBe(0)
  expect(fetch).not.toHaveBeenCalled()
  document.querySelector('img')!.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(50)
  expect(started()).toBe(1)
  expect(document.head.querySelector('link[rel=modulepreload]')?.getAttribute('href')).toBe('/assets/a.js')
  expect(await window.pageTexts).toEqual([{ a: 'A' }])
})

test('a page without a picture to wait for starts with its first paint, once', () => {
  setComplete(true)
  begin()
  paint()
  paint()
  vi.advanceTimersByTime(2000)
  expect(started()).toBe(1)
})

test('input and a tab that is never painted start them too', () => {
  begin()
  window.dispatchEvent(new Event('pointerdown'))
  expect(started()).toBe(1)
  document.head.innerHTML = ''
  begin()
  vi.advanceTimersByTime(1500)
  expect(started()).toBe(1)
})

test('a button that is clicked before the scripts run is clicked again when React takes it', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  document.body.insertAdjacentHTML('beforeend', '<div><button type="button"><span>Add</span></button></div>')
  const root = document.querySelector('div')!
  const button = document.querySelector('button')!
  recordInput()
  document.querySelector('span')!.click()
  const onClick = vi.fn<() => void>()
  button.addEventListener('click', onClick)
  let isHydrated = false
  // React's own listener, which was there first.
  const react = (event: Event) => isHydrated && noteAcceptedEvents.onClickCapture({ nativeEvent: event } as SyntheticEvent)
  root.addEventListener('click', react, true)
  replayClicks(root)
  vi.advanceTimersByTime(200)
  expect(onClick).not.toHaveBeenCalled()
  isHydrated = true
  vi.advanceTimersByTime(50)
  expect(onClick).toHaveBeenCalledOnce()
})
