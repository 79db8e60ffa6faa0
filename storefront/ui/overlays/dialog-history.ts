import type { DataRouter } from 'react-router'

/**
 * "Back" with a dialog open closes the dialog. While dialogs are open an entry of the session history with the page's own state stands above the
 * page's; the router is not notified of it. It goes when the last dialog closes. A navigation from a dialog leaves it in the history, where it is
 * passed over.
 */

/** Of an entry's state what the router writes, and our mark. */
interface EntryState {
  key?: string
  /** Marks the entry of open dialogs. */
  dialog?: true
}

type Router = Pick<DataRouter, 'state' | 'subscribe'>

/** Closes each open dialog, the topmost last. */
let open: (() => void)[] = []
/** The entry is being left by {@link leave}; the browser answers with `popstate` later. */
let leaving = false
let router: Router | undefined

/** ms after a navigation until dialogs that stayed open get an entry again; those of the page before are closed by then. */
const settleDelay = 1000

const stateNow = () => history.state as EntryState | null
/** How the router names the first entry, which has no key. */
const keyOf = (state: EntryState | null) => state?.key ?? 'default'

function enter(): void {
  history.pushState({ ...stateNow(), dialog: true }, '')
}

function leave(): void {
  leaving = true
  history.back()
}

function onPopState(event: PopStateEvent): void {
  const state = event.state as EntryState | null
  const isShown = keyOf(state) === router!.state.location.key
  if (leaving && state?.dialog) {
    // The router has put a page above meanwhile, and the way back led from there.
    leaving = false
    event.stopImmediatePropagation()
    return history.forward()
  }
  if (state?.dialog && open.length === 0) {
    // Between a page and the one that was opened from its dialog. "Forward" the router has nothing to do.
    if (!isShown) return history.back()
    event.stopImmediatePropagation()
    return history.forward()
  }
  if (!isShown) {
    // Further than the page: the router goes there, without the dialogs.
    leaving = false
    return closeAll()
  }
  event.stopImmediatePropagation()
  if (!leaving) open.pop()?.()
  leaving = false
  if (open.length > 0) enter()
}

function closeAll(): void {
  const closing = open.toReversed()
  open = []
  closing.forEach((close) => close())
}

/** A navigation has put an entry of its own over that of the dialogs, or in its place. */
function enterAgain(): void {
  if (open.length > 0 && !leaving && router!.state.navigation.state === 'idle' && !stateNow()?.dialog) enter()
}

/**
 * Begins to watch the session history; only the first call counts.
 * @param ofDocument the router of the document
 * @param listen calls a listener before the router is notified of a step through the history
 */
export function watchDialogHistory(ofDocument: Router, listen: (listener: (event: PopStateEvent) => void) => void): void {
  if (router) return
  router = ofDocument
  listen(onPopState)
  let shown = router.state.location.key
  router.subscribe(({ location }) => {
    if (location.key === shown) return
    shown = location.key
    setTimeout(enterAgain, settleDelay)
  })
  // The page was reloaded, or reached again, with a dialog's entry on top.
  if (stateNow()?.dialog && open.length === 0) leave()
}

/** Enters a dialog into the history. @param close called by "Back" @returns the function that removes it */
export function enterDialog(close: () => void): () => void {
  open.push(close)
  if (!leaving && !stateNow()?.dialog) enter()
  return () => {
    open = open.filter((other) => other !== close)
    // Another dialog may take its place at once; a navigation under way takes the entry's place.
    setTimeout(() => {
      if (open.length === 0 && !leaving && stateNow()?.dialog && router?.state.navigation.state === 'idle') leave()
    })
  }
}
