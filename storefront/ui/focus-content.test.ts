// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { focusContentIfLost } from './focus-content.ts'

const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView')

/** The content of a page whose end is `bottom` px below the top of a view of 800 px. */
function contentEndingAt(bottom: number): HTMLElement {
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>'
  const main = document.getElementById('main')!
  main.getBoundingClientRect = () => new DOMRect(0, bottom - 500, 390, 500)
  return main
}

afterEach(() => scrolledTo.mockReset())

it('shows content that became shorter than the view had gone, and moves no other', () => {
  vi.stubGlobal('innerHeight', 800)
  const short = contentEndingAt(60)
  focusContentIfLost()
  expect(document.activeElement).toBe(short)
  expect(scrolledTo.mock.contexts).toEqual([short])
  scrolledTo.mockReset()
  const long = contentEndingAt(700)
  focusContentIfLost()
  expect(document.activeElement).toBe(long)
  expect(scrolledTo).not.toHaveBeenCalled()
})

it('leaves the focus where it is', () => {
  contentEndingAt(60)
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  focusContentIfLost()
  expect(document.activeElement).toBe(button)
  expect(scrolledTo).not.toHaveBeenCalled()
})
