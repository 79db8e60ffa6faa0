/** Moves the focus to the content of the page where what had it is gone, so that the tab key goes on there. */
export function focusContentIfLost(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
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
