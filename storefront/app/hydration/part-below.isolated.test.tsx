// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'

const settle = (ms = 50) => act(async () => new Promise((resolve) => setTimeout(resolve, ms)))

/** A document with a part below its first view, which is over; `see` scrolls to the part. */
async function openDocument() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.resetModules()
  let see!: () => void
  class Observer {
    constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
      see = () => onChange([{ isIntersecting: true }])
      onChange([{ isIntersecting: false }])
    }
    observe = () => undefined
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const { partBelow } = await import('./part-below.tsx')
  const { hydrateParts, watchFirstView } = await import('./first-view.ts')
  let copied = 0
  const Footer = () => <button onCopy={() => copied++}>subscribe</button>
  const load = vi.fn<() => Promise<{ Footer: typeof Footer }>>(async () => ({ Footer }))
  const Part = partBelow(load, 'Footer')
  const page = (
    <MemoryRouter>
      <Part />
    </MemoryRouter>
  )
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = '<span class="vh"></span><!--$--><button>subscribe</button><!--/$-->'
  watchFirstView()
  const root = await act(async () => hydrateRoot(host, page))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    host.remove()
    vi.unstubAllGlobals()
  })
  // Longer than an idle browser is waited for.
  await settle(600)
  const answers = async () => {
    await settle()
    copied = 0
    await act(async () => host.querySelector('button')!.dispatchEvent(new Event('copy', { bubbles: true })))
    return copied === 1
  }
  return { load, see, answers, hydrateParts }
}

it.each(['touchstart', 'keydown', 'wheel', 'pointermove', 'input', 'focusin', 'click'])(
  'has its code in memory, and is hydrated at the first input: %s',
  async (input) => {
    const { load, answers } = await openDocument()
    expect(load).toHaveBeenCalled()
    expect(await answers()).toBe(false)
    dispatchEvent(new Event(input))
    expect(await answers()).toBe(true)
  },
)

it('is hydrated when it is seen', async () => {
  const { see, answers } = await openDocument()
  expect(await answers()).toBe(false)
  see()
  expect(await answers()).toBe(true)
})

it('is hydrated before its page changes', async () => {
  const { hydrateParts, answers } = await openDocument()
  expect(await answers()).toBe(false)
  hydrateParts()
  expect(await answers()).toBe(true)
})

it('is rendered by the server with its place', async () => {
  vi.resetModules()
  const { loadParts } = await import('./deferred-part.tsx')
  const { partBelow } = await import('./part-below.tsx')
  const Part = partBelow(async () => ({ Footer: () => <i>footer</i> }), 'Footer')
  await loadParts()
  const page = (
    <MemoryRouter>
      <Part />
    </MemoryRouter>
  )
  expect(renderToString(page)).toBe('<span class="vh"></span><!--$--><i>footer</i><!--/$-->')
})
