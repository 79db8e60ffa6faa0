import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useDraft } from '#storefront/app/forms/drafts.ts'
import { keywordsPath } from '#storefront/catalogue/links.ts'
import { isInputMethodKey } from '#storefront/ui/forms/input-method.ts'
import type { SuggestionRow } from './suggestion-rows.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The keywords of an open results page; elsewhere empty. */
function useSearchedKeywords(): string {
  const { pathname, search } = useLocation()
  return pathname === '/search_result' ? (new URLSearchParams(search).get('keywords') ?? '') : ''
}

/** The text shown in the field and the text that was entered: the arrow keys show a suggestion for the time being. */
function useFieldText() {
  const searched = useSearchedKeywords()
  const [text, setText] = useState(searched)
  const [enteredText, setEnteredText] = useState(searched)
  const [lastSearched, setLastSearched] = useState(searched)
  if (lastSearched !== searched) {
    setLastSearched(searched)
    setText(searched)
    setEnteredText(searched)
  }
  useDraft('search', enteredText, (typed) => {
    setText(typed)
    setEnteredText(typed)
  })
  return { searched, text, setText, enteredText, setEnteredText }
}

/** Adds to the recent searches, which are optional: without their code the search works. */
function remember(keywords: string): void {
  import('./recent-searches.ts').then(
    ({ addRecentSearch }) => addRecentSearch(keywords),
    () => undefined,
  )
}

/** State and event handlers of the search field. */
export function useSearchField() {
  const navigate = useNavigate()
  const { searched, text, setText, enteredText, setEnteredText } = useFieldText()
  const [activeIndex, setActiveIndex] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const list = useSuggestions()

  function changeText(value: string) {
    setText(value)
    setEnteredText(value)
    setActiveIndex(-1)
    list.request(value)
  }
  function submit(to: string, keywords: string) {
    list.close()
    setActiveIndex(-1)
    input.current?.blur()
    if (keywords !== '') remember(keywords)
    void navigate(to)
  }
  function selectRow(row: SuggestionRow) {
    if (row.kind !== 'recent' && row.kind !== 'query') {
      setText(searched)
      return submit(row.to, enteredText.trim())
    }
    setText(row.text)
    submit(row.to, row.text)
  }
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    const row = list.open ? list.rows[activeIndex] : undefined
    if (row) return selectRow(row)
    const keywords = text.trim()
    if (keywords === '') return input.current?.focus()
    submit(keywordsPath(keywords), keywords)
  }
  function move(by: 1 | -1) {
    if (!list.open) return list.request(text)
    const count = list.rows.length + 1
    const next = ((activeIndex + 1 + by + count) % count) - 1
    setActiveIndex(next)
    setText(list.rows[next]?.text ?? enteredText)
  }
  function restore() {
    setText(enteredText)
    setActiveIndex(-1)
    list.close()
  }
  return {
    input,
    text,
    activeIndex,
    list,
    changeText,
    selectRow,
    onSubmit,
    onKeyDown: fieldKeys(move, list.open ? restore : undefined),
    onOpen: () => list.request(enteredText),
  }
}

/** Up and Down move; Esc restores the entered text while the list is open and has the browser's behaviour otherwise. */
function fieldKeys(move: (by: 1 | -1) => void, restore: (() => void) | undefined) {
  return (event: KeyboardEvent) => {
    if (isInputMethodKey(event)) return
    const by = { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key]
    if (by) move(by)
    else if (event.key === 'Escape' && restore) restore()
    else return
    event.preventDefault()
  }
}
