import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import type { Language } from '#contract/core/languages.ts'
import type { CatalogueName } from '#locales/ids.ts'
import { loadParts } from '../hydration/deferred-part.tsx'
import { loadCatalogue } from '../i18n/load-catalogue.ts'
import { MessagesProvider, openMessages } from '../i18n/messages.tsx'
import { watchDialogHistory } from '#storefront/ui/overlays/dialog-history.ts'
import { dismiss, notices } from '#storefront/ui/overlays/toast-store.ts'
import { loadNotices, Toasts } from '#storefront/ui/overlays/toast.tsx'

interface MountOptions {
  lang?: Language
  catalogues: CatalogueName[]
  path?: string
  /** What `useLoaderData` gives; of a function what it answers at each load. */
  data?: unknown
  /** The route's, under which others find its data. */
  id?: string
}

/** A mounted component as its user meets it: by roles and names. */
export interface Mounted {
  /** The element of a tag or role with exactly this accessible name; fails where there is none. */
  get(kind: 'button' | 'link' | 'field' | 'option', name: string | RegExp): HTMLElement
  has(kind: 'button' | 'link' | 'field' | 'option', name: string | RegExp): boolean
  text(): string
  click(element: HTMLElement): Promise<void>
  type(field: HTMLElement, value: string): Promise<void>
  key(element: HTMLElement, key: string): Promise<void>
  submit(): Promise<void>
  /** Lets promises and timers up to `ms` pass. */
  settle(ms?: number): Promise<void>
  /** Lets time pass until there is such an element, as one of a chunk that is being loaded; at most 5 s. */
  waitFor(...element: Parameters<Mounted['get']>): Promise<void>
}

const selectors = {
  button: 'button, [role=button], summary',
  link: 'a[href]',
  field: 'input, select, textarea',
  option: '[role=option]',
}

let isHistoryWatched = false
/** What the document's start does besides rendering. */
function prepareDocument(lang: Language): void {
  document.documentElement.dataset.lang = lang
  const router = { state: { location: { key: 'default' }, navigation: { state: 'idle' } }, subscribe: () => () => undefined }
  if (!isHistoryWatched)
    watchDialogHistory(router as unknown as Parameters<typeof watchDialogHistory>[0], (listener) => addEventListener('popstate', listener))
  isHistoryWatched = true
}

/** Mounts an element into the test's document, inside a router and with notices; it goes with the test. */
export async function mount(element: ReactNode, { lang = 'en', catalogues, path = '/', data, id }: MountOptions): Promise<Mounted> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // Calls that a test does not answer itself meet no server.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  prepareDocument(lang)
  await Promise.all([loadParts(), loadNotices()])
  const texts = await Promise.all(
    ['ui' as const, 'shell' as const, 'errors' as const, ...catalogues].map((name) => loadCatalogue(lang, name)),
  )
  const messages = openMessages(lang, Object.assign({}, ...texts))
  const Component = () => (
    <MessagesProvider value={messages}>
      {element}
      <Toasts />
    </MessagesProvider>
  )
  const Page = createRoutesStub([
    {
      path: '*',
      Component,
      ...(id === undefined ? {} : { id }),
      ...(data === undefined
        ? {}
        : { loader: () => (typeof data === 'function' ? (data as () => unknown)() : data), HydrateFallback: () => null }),
    },
  ])
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  await act(async () => root.render(<Page initialEntries={[path]} />))
  await act(async () => new Promise((resolve) => setTimeout(resolve, 10)))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    host.remove()
    notices().forEach(({ id }) => dismiss(id))
  })
  return usersView(host)
}

const settle = (ms = 20) => act(async () => new Promise<void>((resolve) => setTimeout(resolve, ms)))

function usersView(host: HTMLElement): Mounted {
  const all = (kind: keyof typeof selectors, name: string | RegExp) =>
    [...host.querySelectorAll<HTMLElement>(selectors[kind])].filter((element) => {
      const given = nameOf(element)
      return typeof name === 'string' ? given === name : name.test(given)
    })
  return {
    has: (kind, name) => all(kind, name).length > 0,
    get(kind, name) {
      const [found] = all(kind, name)
      if (!found) throw new Error(`No ${kind} named ${String(name)} in: ${host.innerHTML.slice(0, 2000)}`)
      return found
    },
    text: () => host.textContent.replaceAll(/\s+/g, ' '),
    click: (element) => act(async () => element.click()),
    type: (field, value) =>
      act(async () => {
        const prototype = Object.getPrototypeOf(field) as object
        Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }),
    key: (element, key) =>
      act(async () => void element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))),
    submit: () => act(async () => void host.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))),
    settle,
    async waitFor(kind, name) {
      const end = Date.now() + 5000
      while (all(kind, name).length === 0 && Date.now() < end) await settle()
      if (all(kind, name).length === 0) throw new Error(`No ${kind} named ${String(name)} came`)
    },
  }
}

/** The accessible name, as far as our markup gives it: label, `aria-label`, `aria-labelledby`, text. */
function nameOf(element: HTMLElement): string {
  const labelled = element
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent) : []
  const name = element.getAttribute('aria-label') ?? labelled?.join(' ') ?? (labels.length > 0 ? labels.join(' ') : element.textContent)
  return name.replaceAll(/\s+/g, ' ').trim()
}
