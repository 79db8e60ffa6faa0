import type { SyntheticEvent } from 'react'

let accepted: Event | undefined
const note = ({ nativeEvent }: SyntheticEvent): void => {
  accepted = nativeEvent
}

/** Handlers of the body, which React calls first of all for every event that it gives to the page. */
export const noteAcceptedEvents = { onClickCapture: note, onInputCapture: note }

/**
 * Whether React gave an event to the page. It drops those that meet what it has not hydrated, because the page's code or a part's is still being
 * loaded. Known from the capture phase of the document on, for listeners that were added after `hydrateRoot`.
 */
export const wasAccepted = (event: Event): boolean => accepted === event
