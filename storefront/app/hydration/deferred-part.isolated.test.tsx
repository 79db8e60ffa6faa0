// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'

let pressed: number

/** The counter of a page as a module of its own, whose code comes when `arrive` is called. */
async function openPart() {
  vi.resetModules()
  const { deferredPart, loadParts } = await import('./deferred-part.tsx')
  const { watchFirstView } = await import('./first-view.ts')
  const { replayClicks } = await import('./replay-clicks.ts')
  const { noteAcceptedEvents } = await import('./accepted-events.ts')
  let arrive!: () => void
  const code = new Promise<void>((resolve) => (arrive = resolve))
  const Counter = ({ label }: { label: string }) => <button onClick={() => pressed++}>{label}</button>
  const Part = deferredPart(() => code.then(() => ({ Counter })), 'Counter')
  return { Part, arrive, loadParts, watchFirstView, replayClicks, noteAcceptedEvents }
}

const serverHtml = (label: string) =>
  renderToString(<button>{label}</button>)
    .replace(/^/, '<!--$-->')
    .replace(/$/, '<!--/$-->')
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const settle = (ms = 50) => act(async () => new Promise((resolve) => setTimeout(resolve, ms)))

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = ''
  pressed = 0
})

it('stays as the server sent it until its code is there, also when its page changes what it shows', async () => {
  const { Part, arrive, watchFirstView } = await openPart()
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = serverHtml('one')
  const button = host.querySelector('button')
  const root = await act(async () => hydrateRoot(host, <Part label="one" />))
  await act(async () => root.render(<Part label="two" />))
  expect(host.querySelector('button')).toBe(button)
  expect(host.textContent).toBe('one')
  watchFirstView()
  dispatchEvent(new Event('pointerdown'))
  arrive()
  await settle()
  expect(host.querySelector('button')).toBe(button)
  expect(host.textContent).toBe('two')
  await act(async () => button!.click())
  expect(pressed).toBe(1)
  await act(async () => root.unmount())
})

it('repeats a click that came before its code, once', async () => {
  // React works when it does in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const { Part, arrive, replayClicks, noteAcceptedEvents, watchFirstView } = await openPart()
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = `<div>${serverHtml('one')}</div>`
  watchFirstView()
  const root = hydrateRoot(
    host,
    <div {...noteAcceptedEvents}>
      <Part label="one" />
    </div>,
  )
  replayClicks(host)
  await wait(50)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  Object.defineProperty(click, 'isTrusted', { value: true })
  host.querySelector('button')!.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(true)
  await wait(120)
  expect(pressed).toBe(0)
  dispatchEvent(new Event('pointerdown'))
  arrive()
  await expect.poll(() => pressed).toBe(1)
  await wait(120)
  expect(pressed).toBe(1)
  root.unmount()
})

it('is rendered in the same pass where it is loaded: on the server, and on a page opened by a click', async () => {
  const { Part, arrive, loadParts } = await openPart()
  arrive()
  await loadParts()
  expect(renderToString(<Part label="one" />)).toContain('<button>one</button>')
})

it('is loaded with the parts that its own module defers, which the server must not leave out of a first page', async () => {
  vi.resetModules()
  const { arePartsMissing, deferredPart, loadParts } = await import('./deferred-part.tsx')
  const Thumbnails = () => <i>thumbnails</i>
  const loadGallery = async () => {
    const Part = deferredPart(async () => ({ Thumbnails }), 'Thumbnails')
    return { Gallery: () => <Part /> }
  }
  const Gallery = deferredPart(loadGallery, 'Gallery')
  await loadParts()
  expect(arePartsMissing()).toBe(false)
  expect(renderToString(<Gallery />)).toBe('<!--$--><!--$--><i>thumbnails</i><!--/$--><!--/$-->')
})

it('that cannot be loaded is missing on the next page, which does not wait for it, until it comes', async () => {
  vi.resetModules()
  const { arePartsMissing, deferredPart, loadPartsThatCome } = await import('./deferred-part.tsx')
  let isBlocked = true
  const load = vi.fn<() => Promise<{ Share: () => React.ReactNode }>>(() =>
    isBlocked ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ Share: () => <i>share</i> }),
  )
  const Share = deferredPart(load, 'Share')
  const Price = deferredPart(() => Promise.resolve({ Price: () => <b>price</b> }), 'Price')
  await loadPartsThatCome()
  // A click on the page is not held back for it.
  expect(arePartsMissing()).toBe(false)
  vi.useFakeTimers()
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  await act(async () =>
    root.render(
      <p>
        <Price />
        <Share />
      </p>,
    ),
  )
  expect(host.textContent).toBe('price')
  isBlocked = false
  await act(async () => vi.advanceTimersByTimeAsync(6000))
  expect(host.textContent).toBe('priceshare')
  vi.useRealTimers()
  await act(async () => root.unmount())
})

it('that never answers holds a page back for three seconds at most', async () => {
  vi.resetModules()
  const { deferredPart, loadPartsThatCome } = await import('./deferred-part.tsx')
  deferredPart(() => new Promise<{ Share: () => null }>(() => undefined), 'Share')
  vi.useFakeTimers()
  const shown = vi.fn<() => void>()
  void loadPartsThatCome().then(shown)
  await vi.advanceTimersByTimeAsync(2900)
  expect(shown).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(shown).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
