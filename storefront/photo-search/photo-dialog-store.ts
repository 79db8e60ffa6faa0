import { useSyncExternalStore } from 'react'

/** The open dialog, with the photo that was dropped or pasted, if one was. */
export interface PhotoDialogState {
  file?: File
}

let current: PhotoDialogState | undefined
const listeners = new Set<() => void>()

function set(state: PhotoDialogState | undefined): void {
  if (state === current) return
  current = state
  listeners.forEach((listener) => listener())
}

/** Opens the dialog of photo search, at once with a photo where there is one. */
export const openPhotoDialog = (file?: File): void => set(file ? { file } : {})

export const closePhotoDialog = (): void => set(undefined)

export function usePhotoDialog(): PhotoDialogState | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
    () => undefined,
  )
}
