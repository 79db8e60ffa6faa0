/**
 * Shows what gets the focus by keyboard as a whole, also inside a line that scrolls sideways: by themselves browsers leave there what is
 * already partly in view. @returns the function that ends it
 */
export function revealFocus(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches('a:focus-visible, button:focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  addEventListener('focusin', onFocus)
  return () => removeEventListener('focusin', onFocus)
}
