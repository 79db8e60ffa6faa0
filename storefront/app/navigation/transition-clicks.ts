/**
 * During a view transition the browser shows pictures of the pages and gives a press to the root: without this a click within a quarter of a second
 * after a page opens does nothing. A press ends the transition, and its click goes to what lies below.
 */
export function passTransitionClicks(): void {
  const root = document.documentElement
  let pressed: Element | null = null
  addEventListener(
    'pointerdown',
    ({ target, clientX, clientY }) => {
      pressed = null
      const transition = document.activeViewTransition
      if (!transition) return
      // It rejects where it had not begun to move: nobody else waits for it.
      transition.ready.catch(() => undefined)
      transition.skipTransition()
      if (target === root) pressed = document.elementFromPoint(clientX, clientY)
    },
    true,
  )
  addEventListener(
    'click',
    (event) => {
      // A press that began before the transition was meant for the page before: its click stays with the root.
      if (event.target !== root || !pressed) return
      event.stopImmediatePropagation()
      pressed.closest<HTMLElement>('a, button, input, textarea, select, [tabindex]')?.focus()
      pressed.dispatchEvent(new MouseEvent('click', event))
    },
    true,
  )
}
