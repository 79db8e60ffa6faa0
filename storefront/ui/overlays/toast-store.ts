import { useState } from 'react'
import { createStore } from '#storefront/app/state/create-store.ts'

/** A link offered with a notice. */
interface NoticeLink {
  to: string
  text: string
}

export type Notice = { id: number; text: string; shownAt: number; link?: NoticeLink | undefined } & (
  | { kind: 'ok' | 'error' | 'info' }
  | { kind: 'undo'; undo: () => void }
)

/** The notices shown now, at most three. */
const shown = createStore<readonly Notice[]>([])
let nextId = 1

/** {@link shown}, outside React. */
export const notices = shown.get

export const useNotices = (): readonly Notice[] => shown.use()

/** ms within which an equal notice has the same cause: the shared handler of calls and the form that made the call. */
const sameCauseMs = 500

/** Shows a notice for some seconds above everything. The same text is not shown twice at once, nor announced twice for one cause. */
export function toast({ text, kind, link }: { text: string; kind: 'ok' | 'error' | 'info'; link?: NoticeLink }): void {
  const shownAt = Date.now()
  if (shown.get().some((notice) => notice.text === text && notice.kind === kind && shownAt - notice.shownAt < sameCauseMs)) return
  shown.set([...shown.get().filter((notice) => notice.text !== text), { id: nextId++, text, kind, link, shownAt }].slice(-3))
}

/** Shows that something was done and offers to undo it for six seconds. */
export function undoable({ text, undo }: { text: string; undo: () => void }): void {
  shown.set(
    [
      ...shown.get().filter((notice) => notice.kind !== 'undo'),
      { id: nextId++, text, kind: 'undo' as const, undo, shownAt: Date.now() },
    ].slice(-3),
  )
}

export function dismiss(id: number): void {
  shown.set(shown.get().filter((notice) => notice.id !== id))
}

const hosts = createStore<readonly object[]>([])

/** The components that can show notices: the layout, and an open dialog above it. */
export const toastHosts = {
  useLast: () => hosts.use((all) => all.at(-1)),
  useToken: () => useState(() => ({}))[0],
  add(token: object) {
    hosts.set([...hosts.get(), token])
    return () => hosts.set(hosts.get().filter((other) => other !== token))
  },
}
