import { lazy, Suspense, useEffect, useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useT } from '#storefront/api/messages.tsx'
import { part } from '#storefront/api/parts.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { rememberSearch } from './recent-searches.ts'
import { keywordsPath, type Row } from './suggestion-rows.ts'
import { useSuggestions } from './use-suggestions.ts'

const Suggestions = lazy(part(() => import('./suggestions.tsx')))

/** The words of the results page that is open; elsewhere the field is empty. */
function useSearchedWords(): string {
  const { pathname, search } = useLocation()
  return pathname === '/search_result' ? (new URLSearchParams(search).get('keywords') ?? '') : ''
}

/**
 * The mall's search field: a form that works before the scripts arrive; with them a combobox. Up and Down copy a row
 * into the field, Esc brings back what was typed, Enter searches or goes to the row.
 */
export function SearchBox() {
  const t = useT()
  const navigate = useNavigate()
  const searched = useSearchedWords()
  const [text, setText] = useState(searched)
  const [active, setActive] = useState(-1)
  const [typed, setTyped] = useState(searched)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const list = useSuggestions()
  useEffect(() => {
    setText(searched)
    setTyped(searched)
  }, [searched])

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
  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key]
    if (by) {
      event.preventDefault()
      return move(by)
    }
    if (event.key === 'Escape' && list.open) {
      event.preventDefault()
      setText(typed)
      setActive(-1)
      list.close()
    }
  }

  return (
    <div className="searchbox">
      <form className="search" role="search" action="/search_result" onSubmit={onSubmit} onFocus={list.stay} onBlur={list.leave}>
        <span className="muted">
          <Icon name="search" />
        </span>
        <input
          ref={input}
          id="search-field"
          className="search__q"
          name="keywords"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          placeholder={t('search.box.placeholder')}
          aria-label={t('search.box.label')}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={list.open}
          aria-controls={list.open ? listId : undefined}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          value={text}
          onChange={(event) => type(event.target.value)}
          onClick={() => list.ask(typed)}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button
            type="button"
            className="search__clear"
            aria-label={t('search.box.clear')}
            onClick={() => {
              type('')
              input.current?.focus()
            }}
          >
            <Icon name="x" size={18} />
          </button>
        )}
        <button className="search__go" type="submit" aria-label={t('search.box.go')}>
          <Icon name="arrow-right" size={24} />
        </button>
      </form>
      {list.open && (
        <Suspense>
          <Suggestions id={listId} rows={list.rows} typed={list.typed} active={active} onChoose={choose} onForget={list.clear} />
        </Suspense>
      )}
    </div>
  )
}
