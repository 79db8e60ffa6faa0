import type { MouseEvent } from 'react'
import type { MessageId } from '#locales/ids.ts'
import { formatGelShort } from '#contract/core/money.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon, type IconName } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { clearRecentSearches } from './recent-searches.ts'
import { suggestionKinds, highlightParts, type SuggestionRow } from './suggestion-rows.ts'
import styles from './suggestions.module.css'

interface SuggestionsProps {
  id: string
  rows: SuggestionRow[]
  answeredText: string
  activeIndex: number
  onChoose: (row: SuggestionRow) => void
  /** Called after the recent searches were cleared. */
  onClearRecent: () => void
}

const titles: Record<SuggestionRow['kind'], MessageId> = {
  recent: 'search.box.recent',
  query: 'search.box.queries',
  category: 'search.box.categories',
  product: 'search.box.products',
  photo: 'search.box.photo',
}
const icons: Record<SuggestionRow['kind'], IconName> = {
  recent: 'history',
  query: 'search',
  category: 'tag',
  product: 'box',
  photo: 'camera',
}

/** The suggestions in labelled groups. The focus stays in the field; the page behind is dimmed. */
export default function Suggestions({ id, rows, answeredText, activeIndex, onChoose, onClearRecent }: SuggestionsProps) {
  const t = useT()
  return (
    <>
      <div className={styles.searchVeil} />
      {/* A press must not move the focus out of the field, or the list would be hidden before the click. */}
      <div className={styles.suggest} onMouseDown={(event) => event.preventDefault()}>
        <div id={id} role="listbox" aria-label={t('search.box.list')}>
          {suggestionKinds.map((kind) => {
            const rowsOfKind = rows.filter((row) => row.kind === kind)
            if (rowsOfKind.length === 0) return null
            const title = t(kind === 'query' && answeredText === '' ? 'search.box.popular' : titles[kind])
            return (
              <div key={kind} role="group" aria-label={title}>
                {kind !== 'photo' && (
                  <p className={styles.suggestTitle} aria-hidden="true">
                    {title}
                  </p>
                )}
                {rowsOfKind.map((row) => {
                  const index = rows.indexOf(row)
                  return (
                    <SuggestionOption
                      key={row.key}
                      id={`${id}-${index}`}
                      row={row}
                      answeredText={answeredText}
                      active={index === activeIndex}
                      onChoose={onChoose}
                    />
                  )
                })}
              </div>
            )
          })}
        </div>
        {rows[0]?.kind === 'recent' && (
          <button
            type="button"
            className={`${styles.suggestClear} link`}
            onClick={() => {
              clearRecentSearches()
              onClearRecent()
            }}
          >
            {t('search.box.recent.clear')}
          </button>
        )}
        <p className="vh" role="status">
          {t('search.box.count', { count: rows.length })}
        </p>
      </div>
    </>
  )
}

interface SuggestionOptionProps {
  id: string
  row: SuggestionRow
  answeredText: string
  active: boolean
  onChoose: (row: SuggestionRow) => void
}

function SuggestionOption({ id, row, answeredText, active, onChoose }: SuggestionOptionProps) {
  const t = useT()
  // Where a category belongs tells why it is here, unless its name does.
  const isNamed = row.text.toLowerCase().includes(answeredText.toLowerCase())
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(row)
  }
  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={row.to}
      className={active ? `${styles.suggestRow} ${styles.on}` : styles.suggestRow}
      onClick={onClick}
    >
      {row.picture ? <Picture picture={row.picture} alt="" sizes="44px" /> : <Icon name={row.icon ?? icons[row.kind]} size={18} />}
      <span>
        {row.kind === 'photo' && <span>{t(titles.photo)}</span>}
        {highlightParts(row.text, row.kind === 'recent' ? '' : answeredText).map(({ text, highlighted }, index) =>
          highlighted ? <b key={index}>{text}</b> : <span key={index}>{text}</span>,
        )}
        {row.context && !isNamed && <small>{` · ${row.context}`}</small>}
      </span>
      {row.price !== undefined && <span className="num b5">{formatGelShort(row.price)}</span>}
    </a>
  )
}
