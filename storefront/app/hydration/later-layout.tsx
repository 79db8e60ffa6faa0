import { useEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { listen } from '../state/listen.ts'
import { firstViewOver } from './first-view.ts'
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

/**
 * Sections below the first view whose style and layout wait until they come near or, one after another, until the browser is idle after the first
 * view (`reserveHeight`): fonts, sheets and scripts that arrive lay out what is seen, not the whole page. On the way back a page is laid out
 * whole, so that it is scrolled to where it was.
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
    const reserveHeights = async () => {
      const { clientWidth } = document.documentElement
      if (width === clientWidth) return
      width = clientWidth
      await firstViewOver
      for (const section of sections.current?.children ?? []) {
        await untilIdle()
        if (width !== clientWidth) return
        reserveHeight(section as HTMLElement)
      }
    }
    void reserveHeights()
    // A phone that is turned; its bars of the browser change the height alone.
    const stopListening = listen(['resize'], () => void reserveHeights())
    return () => {
      width = undefined
      stopListening()
    }
  }, [isLater])
  return (
    <div ref={sections} className={isLater ? styles.later : styles.atOnce}>
      {children}
    </div>
  )
}
