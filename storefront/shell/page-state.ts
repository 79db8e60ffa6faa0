import { removeSession, readSession, writeSession } from '#storefront/app/storage/safe-storage.ts'

/** Also read by the layout, which loads this module where there is something to restore. */
const key = 'pageState'
const restorableFields =
  'input[name]:not([type=password]):not([type=hidden]):not([type=file]):not([autocomplete=one-time-code]), textarea[name], select[name]'
type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
interface PageState {
  path: string
  y: number
  fields: [name: string, value: string, checked: boolean][]
}

const fields = () => [...document.querySelectorAll<FormField>(restorableFields)]
const isChecked = (field: FormField) => field instanceof HTMLInputElement && field.checked

/** Saves the scroll position and form input before the page is reloaded in another language. No passwords or codes. */
export function savePageState(): void {
  const state: PageState = {
    path: location.pathname,
    y: scrollY,
    fields: fields().map((field) => [field.name, field.value, isChecked(field)]),
  }
  writeSession(key, JSON.stringify(state))
}

/** Restores what {@link savePageState} saved, if this is the same page. Once. */
export function restorePageState(): void {
  const text = readSession(key)
  if (!text) return
  removeSession(key)
  const state = JSON.parse(text) as PageState
  if (state.path !== location.pathname) return
  const unrestored = [...state.fields]
  for (const field of fields()) {
    const index = unrestored.findIndex(([name, value]) => name === field.name && (!isChoice(field) || value === field.value))
    if (index >= 0) fill(field, unrestored.splice(index, 1)[0]!)
  }
  scrollTo({ top: state.y, behavior: 'instant' })
}

const isChoice = (field: FormField) => field.type === 'checkbox' || field.type === 'radio'

/** Sets a value as user input would, so that controlled React fields notice. */
function fill(field: FormField, [, value, checked]: PageState['fields'][number]): void {
  if (isChoice(field)) {
    if (isChecked(field) !== checked) field.click()
    return
  }
  if (field.value === value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
