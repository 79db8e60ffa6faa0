/**
 * "Back" with a dialog open closes the dialog. While dialogs are open an entry of the session history stands above the
 * page's own; the router does not learn of it. It goes when the last dialog closes, and a navigation takes its place.
 */

interface EntryState {
  idx?: number
  key?: string
  /** Marks the entry of open dialogs. */
  dialog?: true
}

type StateArgs = Parameters<History['pushState']>

/** Closes each open dialog, the topmost last. */
let open: (() => void)[] = []
/** The entry of the dialogs is the current one. */
let isCurrent = false
/** It is being left by {@link leave}; the browser answers with `popstate` later. */
let leaving = false
/** It was reached without its dialog; the router learns of the page's entry. */
let skipping = false
/** The state of the page's entry below. */
let below: EntryState | null = null
/** What the router did meanwhile, for when the page's entry is the current one again. */
let laterReplace: StateArgs | undefined
let laterPush: StateArgs | undefined

let push: History['pushState']
let replace: History['replaceState']

/** ms after a navigation until dialogs that stayed open get an entry again; those of the page before are closed by then. */
const settleDelay = 1000

const stateOf = (state: unknown) => state as EntryState | null

function enter(): void {
  below = stateOf(history.state)
  push({ ...below, dialog: true }, '')
  isCurrent = true
}

function leave(): void {
  leaving = true
  history.back()
}

/** The page's entry is the current one again. */
function arrive(): void {
  leaving = isCurrent = skipping = false
  if (laterReplace) replace(...laterReplace)
  if (laterPush) push(...laterPush)
  laterReplace = laterPush = undefined
  if (open.length > 0) enter()
}

function onPopState(event: PopStateEvent): void {
  const state = stateOf(event.state)
  const isPage = state?.idx === below?.idx && state?.key === below?.key
  if (leaving || (isCurrent && isPage)) {
    if (!skipping) event.stopImmediatePropagation()
    if (!leaving) open.pop()?.()
    return arrive()
  }
  if (isCurrent) {
    // Further than the page: the router goes there, without the dialogs.
    isCurrent = false
    const closing = open.toReversed()
    open = []
    closing.forEach((close) => close())
  } else if (state?.dialog) {
    // "Forward" to an entry whose dialog is closed: on to its page, which the router may come to from another.
    event.stopImmediatePropagation()
    below = state
    skipping = true
    leave()
  }
}

/** Begins to watch the session history. Called once, before the router listens to it. */
export function watchDialogHistory(): void {
  push = history.pushState.bind(history)
  replace = history.replaceState.bind(history)
  history.pushState = (...args) => {
    if (leaving) return void (laterPush = args)
    if (!isCurrent) return push(...args)
    isCurrent = false
    replace(...args)
    setTimeout(() => {
      if (open.length > 0 && !isCurrent && !leaving) enter()
    }, settleDelay)
  }
  history.replaceState = (...args) => {
    if (!isCurrent) return replace(...args)
    laterReplace = args
    const [state, unused, url] = args
    replace({ ...stateOf(state), dialog: true }, unused, url)
  }
  addEventListener('popstate', onPopState, true)
  // The page was reloaded, or reached again, with a dialog's entry on top.
  if (!stateOf(history.state)?.dialog) return
  isCurrent = true
  leave()
}

/** Enters a dialog into the history. @param close called by "Back" @returns the function that removes it */
export function enterDialog(close: () => void): () => void {
  open.push(close)
  if (!isCurrent && !leaving) enter()
  return () => {
    open = open.filter((other) => other !== close)
    // Another dialog may take its place at once.
    setTimeout(() => {
      if (open.length === 0 && isCurrent && !leaving) leave()
    })
  }
}
