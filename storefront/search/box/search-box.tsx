import { Suspense, useId, type ReactNode } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { optionalPart } from '#storefront/app/navigation/optional-part.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { useSearchField } from './use-search-field.ts'
import styles from './search-box.module.css'

const Suggestions = optionalPart(() => import('./suggestions.tsx'))

/**
 * The search field: a plain form before the scripts are loaded, then a combobox. Up and Down copy a suggestion into the
 * field, Esc restores the entered text, Enter searches or opens the suggestion. `children` stand before the submit button.
 */
export function SearchBox({ children }: { children?: ReactNode }) {
  const t = useT()
  const listId = useId()
  const { input, text, activeIndex, list, changeText, selectRow, onSubmit, onKeyDown, onOpen } = useSearchField()
  function clear() {
    changeText('')
    input.current?.focus()
  }
  const formHandlers = { onSubmit, onFocus: list.cancelHide, onBlur: list.hideSoon }
  return (
    <div className={styles.searchbox}>
      <form className={styles.search} role="search" action="/search_result" {...formHandlers}>
        <span className="muted">
          <Icon name="search" />
        </span>
        <input
          ref={input}
          id="search-field"
          className={styles.searchQ}
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
          aria-activedescendant={activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined}
          value={text}
          onChange={(event) => changeText(event.target.value)}
          onClick={onOpen}
          onKeyDown={onKeyDown}
        />
        {text !== '' && <ClearButton onClick={clear} />}
        {children}
        <button className={styles.searchGo} type="submit" aria-label={t('search.box.go')}>
          <Icon name="arrow-right" size={24} />
        </button>
      </form>
      {list.open && (
        <Suspense>
          <Suggestions
            id={listId}
            rows={list.rows}
            answeredText={list.answeredText}
            activeIndex={activeIndex}
            onChoose={selectRow}
            onClearRecent={list.clear}
          />
        </Suspense>
      )}
    </div>
  )
}

function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.searchClear} aria-label={useT()('search.box.clear')} onClick={onClick}>
      <Icon name="x" size={18} />
    </button>
  )
}
