import { removeSession, readSession, writeSession } from '#storefront/app/storage/safe-storage.ts'

const key = 'keptPage'
const kept =
  'input[name]:not([type=password]):not([type=hidden]):not([type=file]):not([autocomplete=one-time-code]), textarea[name], select[name]'
type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
interface KeptPage {
  path: string
  y: number
  fields: [name: string, value: string, checked: boolean][]
}

const fields = () => [...document.querySelectorAll<FormField>(kept)]
const isTicked = (field: FormField) => field instanceof HTMLInputElement && field.checked

/** Puts the scroll place and what was typed aside, before the page is loaded anew in another language. No passwords. */
export function keepPage(): void {
  const page: KeptPage = {
    path: location.pathname,
    y: scrollY,
    fields: fields().map((field) => [field.name, field.value, isTicked(field)]),
  }
  writeSession(key, JSON.stringify(page))
}

/** Gives back what {@link keepPage} put aside, if this is the same page. */
export function restorePage(): void {
  const text = readSession(key)
  if (!text) return
  removeSession(key)
  const page = JSON.parse(text) as KeptPage
  if (page.path !== location.pathname) return
  const waiting = [...page.fields]
  for (const field of fields()) {
    const at = waiting.findIndex(([name, value]) => name === field.name && (!isChoice(field) || value === field.value))
    if (at >= 0) fill(field, waiting.splice(at, 1)[0]!)
  }
  scrollTo({ top: page.y, behavior: 'instant' })
}

const isChoice = (field: FormField) => field.type === 'checkbox' || field.type === 'radio'

/** As if the shopper had done it: a form that React controls hears of it too. */
function fill(field: FormField, [, value, checked]: KeptPage['fields'][number]): void {
  if (isChoice(field)) {
    if (isTicked(field) !== checked) field.click()
    return
  }
  if (field.value === value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
