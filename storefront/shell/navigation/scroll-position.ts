import { useSyncExternalStore } from 'react'
import { listen } from '#storefront/app/state/listen.ts'

const subscribe = (listener: () => void) => listen(['scroll'], listener)

/** Scroll offsets, px: from which the search field is fixed, and beyond which "back to top" is shown (specification, section 9). */
const searchFixedOffset = 200
const backToTopOffset = 30

/** Whether the search field is fixed at the top. False on the server. */
export const useSearchFixed = () =>
  useSyncExternalStore(
    subscribe,
    () => scrollY >= searchFixedOffset,
    () => false,
  )

/** px that a scroll is one from: a finger that rests moves the page by some. */
const minScroll = 8
/** The last scroll that counted as one; a document has one position, whoever asks. */
let last = { y: 0, down: false }

/** Whether the page was last scrolled down. False on the server. */
export const useScrolledDown = () =>
  useSyncExternalStore(
    subscribe,
    () => {
      if (Math.abs(scrollY - last.y) > minScroll) last = { y: scrollY, down: scrollY > last.y }
      return last.down
    },
    () => false,
  )

/** Whether the page is scrolled far enough for "back to top". False on the server. */
export const useBackToTopVisible = () =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > backToTopOffset,
    () => false,
  )
