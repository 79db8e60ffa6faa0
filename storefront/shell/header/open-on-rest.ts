import { createStore } from '#storefront/app/state/create-store.ts'
import { openOverlay } from '../overlays.ts'

/** Whether the category panel lies beside the page for a mouse that rests on its button; false: it was pressed, and the panel is a dialog. */
export const isPreview = createStore(false)

/** A mouse that crosses the button on its way to the search field opens nothing. */
const restMs = 150
/** Narrower pages are filled by the panel: nothing beside it is left to point at. */
const wide = '(width >= 1024px)'

let resting: ReturnType<typeof setTimeout> | undefined

/** At each move over the closed panel's button: opens the panel once the mouse rests there. What fails to load opens nothing, as nothing was pressed. */
export function openOnRest(button: Element): void {
  clearTimeout(resting)
  if (!matchMedia(wide).matches) return
  const loaded = import('./category-panel.tsx').catch(() => undefined)
  resting = setTimeout(() => void open(button, loaded), restMs)
}

async function open(button: Element, loaded: Promise<unknown>): Promise<void> {
  if (!(await loaded) || !button.matches(':hover[aria-expanded="false"]')) return
  isPreview.set(true)
  openOverlay('categories')
}
