/**
 * Moves the focus to the content of the page where what had it is gone, so that the tab key goes on there. The content itself does not move, unless
 * it has become so short that the view is past it.
 */
export function focusContentIfLost(): void {
  const main = document.getElementById('main')
  if (!main || document.activeElement !== document.body) return
  main.focus({ preventScroll: true })
  if (main.getBoundingClientRect().bottom < innerHeight / 2) main.scrollIntoView({ block: 'end' })
}

/** ms within which a page is rendered without what an action took away: its data come as a transition, after the action is done. */
const renderedWithin = 1000

/** {@link focusContentIfLost}, now or within a second: after an action that may take away what it was done with. */
export function focusContentOnceLost(): void {
  const end = performance.now() + renderedWithin
  const look = () => {
    focusContentIfLost()
    if (performance.now() < end && document.activeElement?.id !== 'main') requestAnimationFrame(look)
  }
  look()
}
