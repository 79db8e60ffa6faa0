import { createStore } from '#storefront/app/state/create-store.ts'

/** The dialog over the page that the shell opens; one at a time. */
type Overlay = 'categories' | 'account'

const overlay = createStore<Overlay | undefined>(undefined)

/** Opens an overlay in place of the open one; `undefined` closes it. */
export const openOverlay = (next: Overlay | undefined): void => overlay.set(next)

export const useOverlay = (): Overlay | undefined => overlay.use()
