import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { focusContentIfLost } from '#storefront/ui/focus-content.ts'

/**
 * Says the title of a page that is opened without a new document, as a screen reader says that of a document. Where what had the focus is gone with
 * the page before, the focus goes to the content, so that the tab key goes on there; a dialog and a page that place it are left alone.
 */
export function PageAnnouncer() {
  const { key } = useLocation()
  const [announced, setAnnounced] = useState('')
  const shown = useRef({ key, title: '' })
  useEffect(() => {
    const { title } = document
    const before = shown.current
    shown.current = { key, title }
    if (before.key === key) return
    if (before.title !== title) setAnnounced(title)
    focusContentIfLost()
  }, [key])
  return (
    <p className="vh" role="status">
      {announced}
    </p>
  )
}
