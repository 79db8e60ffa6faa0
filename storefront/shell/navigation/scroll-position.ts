import { windowValue } from '#storefront/app/state/window-value.ts'

/** Scroll offsets, px: from which the search field is fixed, and beyond which "back to top" is shown (specification, section 9). */
const searchFixedOffset = 200
const backToTopOffset = 30

/** Whether the search field is fixed at the top. False on the server. */
export const useSearchFixed = windowValue(['scroll'], () => scrollY >= searchFixedOffset, false)

/** px that a scroll is one from: a finger that rests moves the page by some. */
const minScroll = 8
/** The last scroll that counted as one; a document has one position, whoever asks. */
let last = { y: 0, down: false }

function isScrolledDown(): boolean {
  if (Math.abs(scrollY - last.y) > minScroll) last = { y: scrollY, down: scrollY > last.y }
  return last.down
}

/** Whether the page was last scrolled down. False on the server. */
export const useScrolledDown = windowValue(['scroll'], isScrolledDown, false)

/** Whether the page is scrolled far enough for "back to top". False on the server. */
export const useBackToTopVisible = windowValue(['scroll'], () => scrollY > backToTopOffset, false)
