/** Input that begins to use the page; aids that read it aloud may only move the focus or click. */
const inputs = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'input', 'focusin', 'click'] as const
/** ms an idle browser is waited for. */
const idleTimeout = 2000

let resolveOver: () => void
/** Resolves when the first view of the document stands and the browser is idle, or at the first input before. */
export const firstViewOver = new Promise<void>((resolve) => {
  resolveOver = resolve
})

/** Hydrates what waits for input: called at the first input, with it, and before the page changes. */
export let hydrateParts: (input?: Event) => void
/** Resolves at the first input, when a pointer moves over the page, or when the page is about to change. */
export const firstInput = new Promise<Event | undefined>((resolve) => {
  hydrateParts = resolve
})

/** Begins to watch for the end of the first view and the first input. Called once, when the page's scripts start. */
export function watchFirstView(): void {
  const onInput = (event: Event) => {
    hydrateParts(event)
    resolveOver()
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(resolveOver, { timeout: idleTimeout }) : setTimeout(resolveOver, idleTimeout / 4)
  const first = { capture: true, passive: true, once: true }
  for (const input of inputs) addEventListener(input, onInput, first)
  addEventListener('pointermove', hydrateParts, first)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
