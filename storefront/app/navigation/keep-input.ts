import { isAlive } from './keep-clicks.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What was typed, chosen or ticked in a field. */
interface Entered {
  value: string
  checked: boolean
}

declare global {
  interface Window {
    /** Fields that were changed before the scripts ran (start-scripts.ts); null once they run. */
    earlyInput?: Map<EventTarget, Entered> | null | undefined
  }
}

/** How React remembers which value it has seen of a field; it ignores an event that changes nothing. */
interface Tracked {
  _valueTracker?: { setValue(value: string): void }
}

/** Tells React of a change that it has not seen. The caret and a composition are left alone where the field still has its value. */
function announce(field: Field, { value, checked }: Entered): void {
  const isChoice = field.type === 'checkbox' || field.type === 'radio'
  // Another field's change rendered the form meanwhile, with what it knew.
  if (isChoice) (field as HTMLInputElement).checked = checked
  else if (field.value !== value) field.value = value
  const { _valueTracker: tracker } = field as Tracked
  tracker?.setValue(isChoice ? String(!checked) : `${value} `)
  const isSelect = field instanceof HTMLSelectElement
  // React hears of a checkbox by its click; one that is no mouse event does not tick it.
  field.dispatchEvent(new Event(isSelect ? 'change' : isChoice ? 'click' : 'input', { bubbles: true }))
}

/** Announces a change as soon as React has taken the field over. */
function announceWhenAlive(field: Field, entered: Entered): void {
  if (isAlive(field)) announce(field, entered)
  else if (field.isConnected) setTimeout(announceWhenAlive, 20, field, entered)
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/**
 * Passes on what was typed, chosen or ticked before the scripts ran, or in a part whose code is still being loaded: React leaves it
 * in the field, but a form would not know of it and lose it. Called once, before React takes the page over.
 */
export function keepInput(): void {
  for (const [field, entered] of window.earlyInput ?? []) if (isField(field)) announceWhenAlive(field, entered)
  window.earlyInput = null
  document.addEventListener(
    'input',
    ({ target, isTrusted }) => {
      // React takes over by itself what an input event meets; parts that are still being loaded it cannot.
      if (!isTrusted || !isField(target) || isAlive(target)) return
      announceWhenAlive(target, { value: target.value, checked: 'checked' in target && target.checked })
    },
    true,
  )
}
