import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, type Location } from 'react-router'
import { openedRouter } from '#storefront/app/router/browser.ts'
import { productPath } from '#storefront/catalogue/links.ts'

/** The name that the browser pairs the two pictures by. */
const sharedName = 'product-picture'

/** The id of the product whose page it is. */
const productOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined =>
  (pathname === productPath(0).split('?')[0] && new URLSearchParams(search).get('id')) || undefined

/** The box of a card's picture; the second picture of a card that is pointed at lies in it too. */
const pictureBox = (link: Element | undefined) => link?.closest('article')?.querySelector('img')?.parentElement ?? undefined

/** The leading picture of a product's page. */
const leadingPicture = () => document.getElementById('picture-1') ?? undefined

function isOnScreen(element: Element | undefined): element is HTMLElement {
  if (!element) return false
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

const cardsOf = (id: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('article a[href]')].filter((link) => productOf(link) === id).map(pictureBox)

/** One element has the name at a time, and only while a transition needs it: a name that two have ends the transition. */
function openSharedPicture() {
  let named: HTMLElement | undefined
  let pressed: HTMLAnchorElement | undefined
  /** Finds the picture on the page that opens. */
  let findOther: (() => Element | undefined) | undefined
  function name(element: Element | undefined): void {
    named?.style.removeProperty('view-transition-name')
    named = isOnScreen(element) ? element : undefined
    named?.style.setProperty('view-transition-name', sharedName)
  }
  return {
    notePress({ target }: Event): void {
      pressed = (target as Element).closest?.<HTMLAnchorElement>('a[href]') ?? undefined
    },
    /** Before the browser takes its picture of the page that is left. */
    leave(from: Location, to: Location): void {
      const [left, opened] = [productOf(from), productOf(to)]
      const isPressed = pressed !== undefined && opened !== undefined && productOf(pressed) === opened
      name(isPressed ? pictureBox(pressed) : opened === undefined && left !== undefined ? leadingPicture() : undefined)
      findOther = named && (isPressed ? leadingPicture : () => cardsOf(left!).find(isOnScreen))
      pressed = undefined
    },
    /** The other page is there, and not seen yet. */
    arrive(): void {
      if (!findOther) return
      name(findOther())
      findOther = undefined
      const end = () => name(undefined)
      if (document.activeViewTransition) void document.activeViewTransition.finished.then(end, end)
      else end()
    },
  }
}

/** The picture of a card becomes that of its product's page, and again the card's on the way back, where pages pass into each other. */
export function useSharedPicture(): void {
  const location = useLocation()
  const shared = useRef<ReturnType<typeof openSharedPicture>>(undefined)
  useEffect(() => {
    const { notePress, leave } = (shared.current ??= openSharedPicture())
    addEventListener('click', notePress, true)
    const unsubscribe = openedRouter()?.subscribe(({ location: to }, { viewTransitionOpts: pages }) => {
      // On the way back the router names the two the other way round.
      if (pages) leave(pages.nextLocation.key === to.key ? pages.currentLocation : pages.nextLocation, to)
    })
    return () => {
      removeEventListener('click', notePress, true)
      unsubscribe?.()
    }
  }, [])
  // Behind the effect that restores where the page was scrolled to, and before the browser takes its picture.
  useLayoutEffect(() => queueMicrotask(() => shared.current?.arrive()), [location])
}
