import { useId, type KeyboardEvent, type ReactNode } from 'react'

interface TabsProps<K extends string> {
  items: { key: K; text: ReactNode }[]
  value: K
  onChange: (key: K) => void
  label: string
  /** Content of the selected tab. */
  children: ReactNode
}

/** Tabs over one panel; the arrow keys move and select, as in the ARIA pattern. */
export function Tabs<K extends string>({ items, value, onChange, label, children }: TabsProps<K>) {
  const id = useId()
  function onKeyDown(event: KeyboardEvent) {
    const delta = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (delta === undefined) return
    event.preventDefault()
    const position = items.findIndex((item) => item.key === value)
    const next = items[(position + delta + items.length) % items.length]!
    onChange(next.key)
    document.getElementById(`${id}-${next.key}`)?.focus()
  }
  return (
    <>
      <div className="tabs" role="tablist" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
        {items.map(({ key, text }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === value}
            aria-controls={`${id}-panel`}
            tabIndex={key === value ? 0 : -1}
            className={key === value ? 'on' : undefined}
            onClick={() => onChange(key)}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
