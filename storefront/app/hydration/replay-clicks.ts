import { arePartsMissing, isPartBlocked } from './deferred-part.tsx'
import { isInputPending } from './replay-input.ts'
import { wasAccepted } from './accepted-events.ts'

declare global {
  interface Window {
    /** The button that was clicked last before the scripts ran (start-scripts.ts); null once they run. */
    earlyClick?: HTMLElement | null | undefined
  }
}

/** ms between two attempts to pass on a click. */
const retryAfter = 50
/** ms after which a click is left to the browser, while code is still on its way and where none comes. */
const passOnAfter = { coming: 5000, missing: 500 }

const isCodeComing = () => arePartsMissing() && !isPartBlocked()

function clickLater(element: HTMLElement, waited = 0): void {
  setTimeout(() => {
    // What was typed may be in a part that never comes; a field that is about to be hydrated needs its time.
    const isWaiting = isInputPending() && waited < passOnAfter[isPartBlocked() ? 'missing' : 'coming']
    if (isWaiting) clickLater(element, waited + retryAfter)
    else element.click()
  }, retryAfter)
}

/**
 * Repeats clicks that React drops because they meet what it has not hydrated, until it takes them; the last one from before the scripts ran too. One that
 * sends a form, as Enter does, waits until React knows what was typed into it: the form would send what it had before.
 * Called once, after `hydrateRoot`, whose own listeners come first then.
 * @param root what React hydrates
 */
export function replayClicks(root: Node = document): void {
  /** When an element was clicked first, ms. */
  const waiting = new WeakMap<Element, number>()
  const onClick = (event: MouseEvent) => {
    const { target } = event
    const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (modified || !(target instanceof HTMLElement || target instanceof SVGElement)) return
    const element = target.closest<HTMLElement>('a, button, [role=button], input, label, summary')
    if (!element || (wasAccepted(event) && !isInputPending(element))) return
    const isWaiting = waiting.has(element)
    const since = waiting.get(element) ?? performance.now()
    waiting.set(element, since)
    if (performance.now() - since > passOnAfter[isCodeComing() ? 'coming' : 'missing']) return void waiting.delete(element)
    event.preventDefault()
    event.stopImmediatePropagation()
    // A second click on an element whose first one is still to be repeated adds nothing.
    if (event.isTrusted && isWaiting) return
    clickLater(element)
  }
  root.addEventListener('click', (event) => onClick(event as MouseEvent), true)
  if (window.earlyClick) clickLater(window.earlyClick)
  window.earlyClick = null
}
