import { arePartsMissing } from './deferred-part.tsx'

declare global {
  interface Window {
    /** The button that was clicked last before the scripts ran (start-scripts.ts); null once they run. */
    earlyClick?: HTMLElement | null | undefined
  }
}

/** React marks what it has taken over by a property of this name. */
const reactMark = '__reactProps$'
/** Whether React has taken over an element. */
export const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith(reactMark))

/** ms after which a kept click is passed on in any case. */
const passOnAfter = 5000

/** Passes a click on when its element answers to it. */
function clickWhenAlive(element: HTMLElement, since: number): void {
  if (isAlive(element) || performance.now() - since > passOnAfter) element.click()
  else setTimeout(clickWhenAlive, 20, element, since)
}

/**
 * Keeps clicks before React has begun and on parts whose code is still being loaded, and repeats them when it is there: React drops clicks on what
 * it has not taken over. A click from before the scripts is repeated too. Called once, before React listens to the document.
 */
export function keepClicks(): void {
  if (window.earlyClick) clickWhenAlive(window.earlyClick, performance.now())
  window.earlyClick = null
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event
      const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      const ready = isAlive(document.documentElement) && !arePartsMissing()
      if (modified || ready || !event.isTrusted || !(target instanceof HTMLElement || target instanceof SVGElement)) return
      const element = target.closest<HTMLElement>('a, button, [role=button], input, label, summary')
      if (!element || isAlive(element)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      clickWhenAlive(element, performance.now())
    },
    true,
  )
}
