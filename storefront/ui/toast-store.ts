import { useState } from 'react'

/** A link offered with a notice. */
export interface NoticeLink {
  to: string
  text: string
}

export type Notice = { id: number; text: string; shownAt: number; link?: NoticeLink | undefined } & (
  { kind: 'ok' | 'error' | 'info' } | { kind: 'undo'; undo: () => void }
)

let shown: readonly Notice[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Notice[]) {
  shown = next
  listeners.forEach((listener) => listener())
}

/** The notices shown now, at most three. The same array until they change. */
export const notices = () => shown

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** ms within which an equal notice has the same cause: the shared handler of calls and the form that made the call. */
const sameCauseMs = 500

/** Shows a notice for some seconds above everything. The same text is not shown twice at once, nor announced twice for one cause. */
export function toast({ text, kind, link }: { text: string; kind: 'ok' | 'error' | 'info'; link?: NoticeLink }): void {
  const shownAt = Date.now()
  if (shown.some((notice) => notice.text === text && notice.kind === kind && shownAt - notice.shownAt < sameCauseMs)) return
  change([...shown.filter((notice) => notice.text !== text), { id: nextId++, text, kind, link, shownAt }].slice(-3))
}

/** Shows that something was done and offers to undo it for six seconds. */
export function undoable({ text, undo }: { text: string; undo: () => void }): void {
  change(
    [...shown.filter((notice) => notice.kind !== 'undo'), { id: nextId++, text, kind: 'undo' as const, undo, shownAt: Date.now() }].slice(
      -3,
    ),
  )
}

export function dismiss(id: number): void {
  change(shown.filter((notice) => notice.id !== id))
}

let stack: object[] = []

/** The components that can show notices: the layout, and an open dialog above it. */
export const toastHosts = {
  last: () => stack.at(-1),
  useToken: () => useState(() => ({}))[0],
  add(token: object) {
    stack = [...stack, token]
    change([...shown])
    return () => {
      stack = stack.filter((other) => other !== token)
      change([...shown])
    }
  },
}
