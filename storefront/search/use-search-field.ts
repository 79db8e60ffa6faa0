import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { rememberSearch } from './recent-searches.ts'
import { keywordsPath, type Row } from './suggestion-rows.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The words of the results page that is open; elsewhere the field is empty. */
function useSearchedWords(): string {
  const { pathname, search } = useLocation()
  return pathname === '/search_result' ? (new URLSearchParams(search).get('keywords') ?? '') : ''
}

/** What the field shows and what of it was typed: the arrows put a row's words there for the time being. */
function useWords() {
  const searched = useSearchedWords()
  const [text, setText] = useState(searched)
  const [typed, setTyped] = useState(searched)
  const [before, setBefore] = useState(searched)
  if (before !== searched) {
    setBefore(searched)
    setText(searched)
    setTyped(searched)
  }
  return { searched, text, setText, typed, setTyped }
}

/** What the field holds, which row is under the arrows, and where every key leads. */
export function useSearchField() {
  const navigate = useNavigate()
  const { searched, text, setText, typed, setTyped } = useWords()
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const list = useSuggestions()

  function type(value: string) {
    setText(value)
    setTyped(value)
    setActive(-1)
    list.ask(value)
  }
  function go(to: string, words: string) {
    list.close()
    setActive(-1)
    input.current?.blur()
    rememberSearch(words)
    void navigate(to)
  }
  function choose(row: Row) {
    if (row.kind === 'product' || row.kind === 'category') {
      setText(searched)
      return go(row.to, typed.trim() || row.text)
    }
    setText(row.text)
    go(row.to, row.text)
  }
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    const row = list.open ? list.rows[active] : undefined
    if (row) return choose(row)
    const words = text.trim()
    if (words === '') return input.current?.focus()
    go(keywordsPath(words), words)
  }
  function move(by: 1 | -1) {
    if (!list.open) return list.ask(text)
    const count = list.rows.length + 1
    const next = ((active + 1 + by + count) % count) - 1
    setActive(next)
    setText(list.rows[next]?.text ?? typed)
  }
  function restore() {
    setText(typed)
    setActive(-1)
    list.close()
  }
  return {
    input,
    text,
    active,
    list,
    type,
    choose,
    onSubmit,
    onKeyDown: keys(move, list.open ? restore : undefined),
    onOpen: () => list.ask(typed),
  }
}

/** Up and Down move; Esc restores while the list is open, and is the browser's own otherwise. */
function keys(move: (by: 1 | -1) => void, restore: (() => void) | undefined) {
  return (event: KeyboardEvent) => {
    const by = { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key]
    if (by) move(by)
    else if (event.key === 'Escape' && restore) restore()
    else return
    event.preventDefault()
  }
}
