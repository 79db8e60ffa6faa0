import { useEffect, useRef, useState } from 'react'
import { suggestDebounce, suggestHideDelay } from '#contract/search/calls.ts'
import { call } from '#storefront/app/client/browser.ts'
import { recentRows, rowsOf, type Row } from './suggestion-rows.ts'

interface Shown {
  rows: Row[]
  /** The words the rows answer. */
  typed: string
}

/**
 * The rows for what is typed: asked for once typing rests, replies that come late dropped, recent searches while the
 * field is empty, hidden a moment after the field is left so that a click on a row still counts.
 */
export function useSuggestions() {
  const [shown, setShown] = useState<Shown>({ rows: [], typed: '' })
  const [open, setOpen] = useState(false)
  const asking = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(0)

  useEffect(
    () => () => {
      clearTimeout(asking.current)
      clearTimeout(hiding.current)
    },
    [],
  )

  async function fetchRows(typed: string, number: number) {
    try {
      const found = await call('POST pc/mall/search/findKeywordsList', { body: { keywords: typed.slice(0, 200) } })
      if (asked.current !== number) return
      const phone = matchMedia('(max-width: 767px)').matches
      setShown({ rows: rowsOf(found, phone ? 8 : 10), typed })
    } catch {
      // Suggestions are a convenience: without them the search still works.
      if (asked.current === number) setShown({ rows: [], typed })
    }
  }

  function ask(typed: string) {
    clearTimeout(asking.current)
    const number = ++asked.current
    setOpen(true)
    if (typed.trim() === '') return setShown({ rows: recentRows(), typed: '' })
    asking.current = setTimeout(() => void fetchRows(typed.trim(), number), suggestDebounce)
  }

  function close() {
    clearTimeout(asking.current)
    asked.current++
    setOpen(false)
  }

  return {
    ...shown,
    open: open && shown.rows.length > 0,
    ask,
    close,
    clear: () => setShown({ rows: [], typed: '' }),
    stay: () => clearTimeout(hiding.current),
    leave: () => {
      clearTimeout(hiding.current)
      hiding.current = setTimeout(close, suggestHideDelay)
    },
  }
}
