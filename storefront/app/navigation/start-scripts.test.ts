// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepClicks } from './keep-clicks.ts'
import { deferScripts, recordInput, startScripts } from './start-scripts.ts'

const head = '<link rel="stylesheet" href="/assets/frame.css"/><link rel="modulepreload" href="/assets/a.js" nonce="n"/>'
const body =
  '<p>Product</p><script nonce="n" type="module">early()</script><script nonce="n" type="module" async="">import "/assets/a.js"</script><p>End</p>'

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
  document.body.innerHTML = '<img fetchpriority="high"><script type="text/plain" id="page-scripts">import "/assets/a.js"</script>'
})
afterEach(() => {
  // Starts what a test has left waiting: its listeners would hear the next one's input.
  window.dispatchEvent(new Event('pointerdown'))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const started = () => document.head.querySelectorAll('script[type=module]').length
const setComplete = (complete: boolean) =>
  Object.defineProperty(document.querySelector('img')!, 'complete', { value: complete, configurable: true })
const begin = () => startScripts(['/assets/a.js'], ['/assets/texts-ka-common.json'])

test('what a page loads for its scripts leaves its head and stays in its place in the body', () => {
  const deferred = deferScripts(head, body, ['/assets/texts-ka-common.json'], 'n')
  expect(deferred.head).toBe('<link rel="stylesheet" href="/assets/frame.css"/>')
  expect(deferred.body.join('')).toContain(
    '<script nonce="n" type="module">early()</script><script nonce="n" type="text/plain" id="page-scripts">import',
  )
  expect(deferred.body.join('')).toMatch(
    /<p>End<\/p><script nonce="n">\(function startScripts[\s\S]*\)\(\["\/assets\/a\.js"\],\["\/assets\/texts-ka-common\.json"\]\)<\/script>$/,
  )
})

test('scripts written in another way stop the page from being rendered, not from starting', () => {
  expect(() => deferScripts(head, body.replace(' async=""', ''), [], 'n')).toThrow('not where they were')
  expect(() => deferScripts('', body, [], 'n')).toThrow('not where they were')
})

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

test('a button that is clicked before the scripts run is clicked again when it answers', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  document.body.insertAdjacentHTML('beforeend', '<button type="button"><span>Add</span></button>')
  const button = document.querySelector('button')!
  recordInput()
  document.querySelector('span')!.click()
  const onClick = vi.fn<() => void>()
  keepClicks()
  button.addEventListener('click', onClick)
  vi.advanceTimersByTime(100)
  expect(onClick).not.toHaveBeenCalled()
  Object.assign(button, { __reactProps$test: {} })
  vi.advanceTimersByTime(20)
  expect(onClick).toHaveBeenCalledOnce()
})
