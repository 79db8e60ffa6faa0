import { wasAccepted } from './accepted-events.ts'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What was typed, chosen or ticked in a field. */
export interface Entered {
  value: string
  checked: boolean
}

declare global {
  interface Window {
    /** Fields that were changed before the scripts ran (start-scripts.ts); null once they run. */
    earlyInput?: Map<EventTarget, Entered> | null | undefined
  }
}

/** ms between two attempts to announce a change: more each time, as a part that an extension blocks never comes. */
const retryAfter = { first: 50, most: 200 }

/** The latest of each field that React does not know of yet. */
const changes = new Map<Field, Entered>()
/** Whether what was typed is still to be announced, of all or of the form that a button sends: a click that sends it comes after that. */
export const isInputPending = (button?: HTMLElement & { form?: unknown; type?: string }): boolean =>
  [...changes.keys()].some(({ form }) => !button || (form === button.form && button.type === 'submit'))

/** Announces a change as soon as React gives events to the field; a probe that changes nothing finds out. */
async function announceWhenHydrated(field: Field, entered: Entered): Promise<void> {
  const isWaiting = changes.has(field)
  changes.set(field, entered)
  if (isWaiting) return
  try {
    for (let wait = retryAfter.first; field.isConnected && !isHydrated(field); wait = Math.min(1.2 * wait, retryAfter.most))
      await new Promise((resolve) => setTimeout(resolve, wait))
    const { announceChange } = await import('./announce-change.ts')
    announceChange(field, changes.get(field)!)
  } catch {
    // The code cannot be loaded: the field shows what was typed, and the next key is seen.
  } finally {
    changes.delete(field)
  }
}

const probes = new WeakSet<Event>()

function isHydrated(field: Field): boolean {
  const probe = new Event('input', { bubbles: true })
  probes.add(probe)
  field.dispatchEvent(probe)
  return wasAccepted(probe)
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/**
 * Passes on what was typed, chosen or ticked before the scripts ran, or in a part whose code is still being loaded: React leaves it
 * in the field, but a form would not know of it and lose it. Called once, after `hydrateRoot`.
 * @param root what React hydrates
 */
export function replayInput(root: Node = document): void {
  for (const [field, entered] of window.earlyInput ?? []) if (isField(field)) void announceWhenHydrated(field, entered)
  window.earlyInput = null
  root.addEventListener(
    'input',
    (event) => {
      const { target } = event
      // What a password manager fills in counts as typed.
      if (probes.has(event) || !isField(target)) return
      const entered = { value: target.value, checked: 'checked' in target && target.checked }
      if (wasAccepted(event)) {
        // Typed on while what came before is being announced.
        if (changes.has(target)) changes.set(target, entered)
        return
      }
      // A word that is being composed would be cut off: it is announced as it ends.
      if (!(event as InputEvent).isComposing) return void announceWhenHydrated(target, entered)
      target.addEventListener('compositionend', () => void announceWhenHydrated(target, { ...entered, value: target.value }), {
        once: true,
      })
    },
    true,
  )
}
