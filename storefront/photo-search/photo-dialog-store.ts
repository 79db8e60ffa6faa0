import { createStore } from '#storefront/app/state/create-store.ts'

/** The open dialog, with the photo that was dropped or pasted, if one was. */
export interface PhotoDialogState {
  file?: File
}

const dialog = createStore<PhotoDialogState | undefined>(undefined)

/** Opens the dialog of photo search, at once with a photo where there is one. */
export const openPhotoDialog = (file?: File): void => dialog.set(file ? { file } : {})

export const closePhotoDialog = (): void => dialog.set(undefined)

/** The open dialog. `undefined` on the server. */
export const usePhotoDialog = (): PhotoDialogState | undefined => dialog.use()
