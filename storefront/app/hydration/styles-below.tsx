import { useLayoutEffect, useState } from 'react'
import { useServerElements } from '../router/server-elements.ts'
import { useIsDocument } from './use-is-document.ts'

const linksBelow = (isFrame: boolean) =>
  [...document.body.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter((link) => 'frame' in link.dataset === isFrame)

/** With its state where the browser can: what is read again styles and lays out all elements again. */
function moveToHead(link: Element): void {
  const { head } = document
  head['moveBefore' in head ? 'moveBefore' : 'insertBefore'](link, null)
}

function useServerSheets(isFrame: boolean): readonly string[] {
  const { sheetsBelow = [], frameSheetsBelow = [] } = useServerElements()
  return isFrame ? frameSheetsBelow : sheetsBelow
}

function useDocumentSheets(isFrame: boolean): readonly string[] {
  const isDocument = useIsDocument()
  return useState(() => (isDocument ? linksBelow(isFrame).map((link) => link.getAttribute('href')!) : []))[0]
}

const useSheets = import.meta.env.SSR ? useServerSheets : useDocumentSheets

/**
 * The style sheets of what lies below a page's first view, where that begins: what is above is painted without them, what follows
 * is not painted before they are there. The server leaves them out of the head; a page opened by a click has them there.
 * Inside an element of the page: React removes that, not the links by themselves.
 * @param isFrame for what the frame has below every page, instead of the page's
 */
export function StylesBelow({ isFrame = false }: { isFrame?: boolean }) {
  const sheets = useSheets(isFrame)
  // When this page goes they stay, for its next visit: Vite adds a sheet once a document. They leave before React removes the page's element with all that is in it.
  useLayoutEffect(() => () => linksBelow(isFrame).forEach(moveToHead), [isFrame])
  return sheets.map((href) => <link key={href} rel="stylesheet" href={href} data-frame={isFrame || undefined} />)
}
