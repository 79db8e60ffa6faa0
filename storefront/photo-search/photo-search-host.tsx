import { lazy, useEffect } from 'react'
import { loadCatalogues } from '#storefront/app/i18n/page-messages.ts'
import { lazyChunk } from '#storefront/app/navigation/lazy-chunk.ts'
import { LazyPart } from '#storefront/app/navigation/lazy-part.tsx'
import { closePhotoDialog, openPhotoDialog, usePhotoDialog } from './photo-dialog-store.ts'

const PhotoDialog = lazy(
  lazyChunk(async () => {
    const [dialog] = await Promise.all([import('./photo-dialog.tsx'), loadCatalogues('photo-search', 'errors')])
    return dialog
  }),
)

/** Photo search's part of the frame: its dialog, loaded when it first opens; a photo that is pasted anywhere opens it. */
export function PhotoSearchHost() {
  const state = usePhotoDialog()
  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      const isElsewhere = document.querySelector('dialog:modal') && !document.querySelector('dialog:modal [data-photo-search]')
      // Word processors and spreadsheets put a picture of the text beside it: a field takes the text.
      const isText =
        event.target instanceof Element && event.target.matches('input, textarea') && event.clipboardData?.types.includes('text/plain')
      if (!file || isElsewhere || isText) return
      event.preventDefault()
      openPhotoDialog(file)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
  return <LazyPart onClose={closePhotoDialog}>{state && <PhotoDialog state={state} onClose={closePhotoDialog} />}</LazyPart>
}
