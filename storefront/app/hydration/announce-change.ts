import type { Entered, Field } from './replay-input.ts'

/**
 * Sets a property past React, which listens to the element's own: it holds an event that changes nothing against what it saw last.
 * https://react.dev/reference/react-dom/components/input: a controlled field has the value that React gave it.
 */
function setUnseen(field: Field, name: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)!.set!.call(field, value)
}

/** Tells React of a change that it has not seen: it is shown the field as it was before, then the event. */
export function announceChange(field: Field, { value, checked }: Entered): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value
    return void field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  if (field.type === 'checkbox' || field.type === 'radio') {
    const choice = field as HTMLInputElement
    choice.checked = !checked
    setUnseen(choice, 'checked', checked)
    // React is notified of a choice by its click; one that is no mouse event does not tick it.
    return void field.dispatchEvent(new Event('click', { bubbles: true }))
  }
  const { start, end } = selectionOf(field)
  field.value = value === '' ? ' ' : ''
  setUnseen(field, 'value', value)
  if (start !== null) field.setSelectionRange(start, end)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Where the caret is; null in fields that have none, as those of numbers. */
const selectionOf = (field: HTMLInputElement | HTMLTextAreaElement) =>
  document.activeElement === field ? { start: field.selectionStart, end: field.selectionEnd } : { start: null, end: null }
