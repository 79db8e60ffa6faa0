/**
 * Shows what gets the focus by keyboard as a whole, also inside a line that scrolls sideways: by themselves browsers leave there what is
 * already partly in view.
 */
export function revealFocus(): void {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches('a:focus-visible, button:focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}
