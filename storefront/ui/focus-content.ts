/** Moves the focus to the content of the page where what had it is gone, so that the tab key goes on there. */
export function focusContentIfLost(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
}
