import { useEffect, useRef, useState } from 'react'
import type { ErrorKey } from '#contract/core/errors.ts'
import { uploadBytes } from '#contract/uploads/constants.ts'
import { uploadError } from '#contract/uploads/rules.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { downscaleImage } from '#storefront/app/client/downscale-image.ts'
import { uploadPhoto, type PhotoUpload } from '#storefront/app/client/upload-photo.ts'

/** Where the dialog is: picking a photo, uploading it, or showing it (specification, section 2). */
type PhotoStep =
  | { step: 0; error?: ErrorKey; message?: string; large?: File }
  | { step: 1; file: Blob; share: number; failed?: boolean }
  | { step: 2; address: string; preview: string }

/** The steps of choosing and uploading a photo. */
export function usePhotoUpload(first: File | undefined) {
  const [state, setState] = useState<PhotoStep>({ step: 0 })
  const upload = useRef<PhotoUpload>(undefined)
  const preview = useRef<string>(undefined)

  function reset(next: PhotoStep = { step: 0 }) {
    upload.current?.cancel()
    upload.current = undefined
    if (preview.current) URL.revokeObjectURL(preview.current)
    preview.current = undefined
    setState(next)
  }

  function choose(file: File) {
    const error = uploadError(file)
    if (error === 'upload.tooLarge') return reset({ step: 0, error, large: file })
    if (error) return reset({ step: 0, error })
    void send(file)
  }

  async function shrink(file: File) {
    const smaller = await downscaleImage(file, uploadBytes)
    const error = uploadError(smaller)
    if (error) reset({ step: 0, error: smaller === file ? 'upload.broken' : error })
    else await send(smaller)
  }

  async function send(file: Blob) {
    reset({ step: 1, file, share: 0 })
    const mine = uploadPhoto(file, (share) => setState((before) => (before.step === 1 ? { ...before, share } : before)))
    upload.current = mine
    try {
      const address = await mine.address
      if (upload.current !== mine) return
      preview.current = URL.createObjectURL(file)
      setState({ step: 2, address, preview: preview.current })
    } catch (error) {
      // Cancelled, or another photo took its place.
      if (upload.current !== mine) return
      if (error instanceof CallError && error.answered) reset({ step: 0, message: error.message })
      else setState({ step: 1, file, share: 0, failed: true })
    }
  }

  // A photo that was pasted is sent at once; another one takes its place.
  const given = useRef<File>(undefined)
  useEffect(() => {
    if (!first || given.current === first) return
    given.current = first
    choose(first)
  })
  useEffect(() => () => reset(), [])
  return { state, choose, shrink, retry: send, reset: () => reset() }
}
