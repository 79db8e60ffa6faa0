import { useEffect, useRef, useState } from 'react'
import { suggestDebounce, suggestHideDelay } from '#contract/search/constants.ts'
import { api } from '#storefront/app/client/browser.ts'
import type { SuggestionRow } from './suggestion-rows.ts'

/** What makes rows of suggestions comes with the first use of the field. */
const loadRows = () => import('./suggestion-rows.ts')

interface SuggestionResult {
  rows: SuggestionRow[]
  /** The entered text these rows belong to. */
  answeredText: string
}

/**
 * The suggestions for the entered text: requested after a pause in typing, late replies dropped; for an empty field recent
 * searches and where to begin. The list is hidden shortly after the field loses the focus, so that a click on a row still counts.
 */
export function useSuggestions() {
  const [result, setResult] = useState<SuggestionResult>({ rows: [], answeredText: '' })
  const [open, setOpen] = useState(false)
  const requestTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hideTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestRequest = useRef(0)

  useEffect(
    () => () => {
      clearTimeout(requestTimer.current)
      clearTimeout(hideTimer.current)
    },
    [],
  )

  async function fetchRows(answeredText: string, requestNo: number) {
    try {
      const [{ pickRows }, suggestions] = await Promise.all([loadRows(), api.search.suggest({ keywords: answeredText })])
      if (latestRequest.current !== requestNo) return
      const phone = matchMedia('(max-width: 767px)').matches
      setResult({ rows: pickRows(suggestions, phone ? 8 : 10), answeredText })
    } catch {
      // Optional content: the search works without suggestions.
      if (latestRequest.current === requestNo) setResult({ rows: [], answeredText })
    }
  }

  async function showEmptyField(requestNo: number) {
    setResult({ rows: [], answeredText: '' })
    try {
      const { emptyFieldRows } = await loadRows()
      for await (const rows of emptyFieldRows()) if (latestRequest.current === requestNo) setResult({ rows, answeredText: '' })
    } catch {
      // Optional content, as above.
    }
  }

  function request(answeredText: string) {
    clearTimeout(requestTimer.current)
    const requestNo = ++latestRequest.current
    setOpen(true)
    if (answeredText.trim() === '') return void showEmptyField(requestNo)
    requestTimer.current = setTimeout(() => void fetchRows(answeredText.trim(), requestNo), suggestDebounce)
  }

  function close() {
    clearTimeout(requestTimer.current)
    latestRequest.current++
    setOpen(false)
  }

  function clear() {
    // Rows on their way would bring back what was cleared.
    latestRequest.current++
    setResult({ rows: [], answeredText: '' })
  }

  return {
    ...result,
    open: open && result.rows.length > 0,
    request,
    close,
    clear,
    cancelHide: () => clearTimeout(hideTimer.current),
    hideSoon: () => {
      clearTimeout(hideTimer.current)
      hideTimer.current = setTimeout(close, suggestHideDelay)
    },
  }
}
