import { useEffect, useState } from 'react'
import { useServerElements } from '../router/server-elements.ts'
import { useIsDocument } from './use-is-document.ts'

const sheetsOfBody = (isFrame: boolean) =>
  [...document.body.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .filter((link) => 'frame' in link.dataset === isFrame)
    .map((link) => link.getAttribute('href')!)

const keepSheet = (href: string) => document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))

/**
 * The style sheets of what lies below a page's first view, where that begins: what is above is painted without them, what follows
 * is not painted before they are there. The server leaves them out of the head; a page opened by a click has them there.
 * @param isFrame for what the frame has below every page, instead of the page's
 */
export function StylesBelow({ isFrame = false }: { isFrame?: boolean }) {
  const { sheetsBelow = [], frameSheetsBelow = [] } = useServerElements()
  const isDocument = useIsDocument()
  const [sheets] = useState(() => {
    if (import.meta.env.SSR) return isFrame ? frameSheetsBelow : sheetsBelow
    return isDocument ? sheetsOfBody(isFrame) : []
  })
  // When this page goes they stay, for its next visit: Vite adds a sheet once a document.
  useEffect(() => () => sheets.forEach(keepSheet), [sheets])
  return sheets.map((href) => <link key={href} rel="stylesheet" href={href} data-frame={isFrame ? '' : undefined} />)
}
