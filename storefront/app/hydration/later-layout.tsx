import { useEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { listen } from '../state/listen.ts'
import { firstInput } from './first-view.ts'
import styles from './later-layout.module.css'
import { useIsDocument } from './use-is-document.ts'

const untilIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 50)
  })

/**
 * Gives a section the height that it will have, without painting it: where the scroll bar, the key "End" and links to the foot lead depends on heights
 * alone. The browser paints it when it comes near.
 */
function reserveHeight(section: HTMLElement): void {
  const { style } = section
  style.contentVisibility = 'visible'
  const { paddingTop, paddingBottom } = getComputedStyle(section)
  const height = section.getBoundingClientRect().height - parseFloat(paddingTop) - parseFloat(paddingBottom)
  style.containIntrinsicBlockSize = `auto ${height}px`
  style.contentVisibility = ''
}

/** Whether an input leads to the end of the page: its heights are needed at once. */
const isKeyToEnd = (input?: Event): boolean =>
  input instanceof KeyboardEvent && input.key === 'End' && !(input.target as Element).closest('input, textarea, select')

/**
 * Sections below the first view whose style and layout wait until they come near: fonts, sheets and scripts that arrive lay out what is seen, not the whole page. Their heights are reserved from the
 * first input on, one section an idle moment; on a page that a click opened, at once. On the way back a page is laid out whole, so that it is scrolled to where it was.
 */
export function LaterLayout({ children }: { children: ReactNode }) {
  const isDocument = useIsDocument()
  const isOpenedByClick = useNavigationType() === NavigationType.Push
  const isLater = isDocument || isOpenedByClick
  const sections = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isLater) return
    /** Of the page that the heights are of. */
    let width: number | undefined
    let isFirst = true
    const reserveHeights = async () => {
      const { clientWidth } = document.documentElement
      if (width === clientWidth) return
      width = clientWidth
      const toEnd = !isOpenedByClick && isKeyToEnd(await firstInput) && isFirst
      // Turned while it waited: the reservation for that width goes on with the input.
      if (width !== clientWidth) return
      isFirst = false
      for (const section of sections.current?.children ?? []) {
        if (!toEnd) await untilIdle()
        if (width !== clientWidth) return
        reserveHeight(section as HTMLElement)
      }
      if (toEnd) scrollTo(0, document.documentElement.scrollHeight)
    }
    void reserveHeights()
    // A phone that is turned; its bars of the browser change the height alone.
    const stopListening = listen(['resize'], () => void reserveHeights())
    return () => {
      width = undefined
      stopListening()
    }
  }, [isLater, isOpenedByClick])
  return (
    <div ref={sections} className={isLater ? styles.later : styles.atOnce}>
      {children}
    </div>
  )
}
