import { useContext, useEffect, useState } from 'react'
import { UNSAFE_FrameworkContext, useMatches } from 'react-router'
import { loadStyles } from './route-chunks.ts'
import { useIsDocument } from './use-is-document.ts'

/**
 * The style sheets of what lies below a page's first view, where that begins: what is above is painted without them, what follows
 * is not painted before they are there. The server leaves them out of the head; a page opened by a click has them there.
 */
export function StylesBelow({ page }: { page: 'home' | 'product' }) {
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes
  const routeId = useMatches().at(-1)?.id ?? ''
  const isDocument = useIsDocument()
  const [sheets] = useState(() => (isDocument ? (routes?.[routeId]?.css ?? []).filter((href) => href.includes(`below_${page}-`)) : []))
  // When this page goes they stay, for its next visit. Not earlier: a sheet that is added again is a recalculation of all styles.
  useEffect(() => () => sheets.forEach((href) => void loadStyles(href)?.catch(() => undefined)), [sheets])
  return sheets.map((href) => <link key={href} rel="stylesheet" href={href} />)
}
