import { listen } from '../state/listen.ts'

/** Whether something that floats over the page, as the button back to its top, lies over the middle of an element. */
function isCovered(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + height / 2)
  return over !== null && !element.contains(over) && !over.contains(element)
}

/**
 * Shows what gets the focus by keyboard as a whole, also inside a line that scrolls sideways and below what floats over the page: by themselves
 * browsers leave there what is already partly in view. @returns the function that ends it
 */
export function revealFocus(): () => void {
  return listen(['focusin'], ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(':is(a, button, summary):focus-visible')) return
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (isCovered(target)) target.scrollIntoView({ block: 'center', inline: 'nearest' })
  })
}
