import { useEffect, useRef, useState } from 'react'
import { uploadBytes } from '#contract/uploads/constants.ts'
import { uploadError } from '#contract/uploads/rules.ts'
import { downscaleImage } from '../client/downscale-image.ts'
import { failureText } from '../client/error-toast.ts'
import { uploadPhoto, type PhotoUpload } from '../client/upload-photo.ts'
import { useDraft } from '../forms/drafts.ts'
import { useT } from '../i18n/messages.tsx'

/** A photo of a form. */
export interface FormPhoto {
  /** The file's own address, which is shown at once; of a stored one the server's. */
  preview: string
  /** How much of it is uploaded, 0 to 1. */
  share: number
  /** The address on our server; absent while it is uploaded. */
  address?: string
}

interface PhotosOptions {
  /** Addresses of those that are there already. */
  stored?: readonly string[] | undefined
  /** The draft of their form: photos that were uploaded outlive a reload with it. */
  draft: string
}

const photoAt = (address: string): FormPhoto => ({ preview: address, share: 1, address })

/**
 * The photos of a form: each is shown at once and uploaded by itself, scaled down first where it is too large.
 * @param max how many there may be; further files are left out
 */
export function usePhotos(max: number, { stored = [], draft }: PhotosOptions) {
  const t = useT()
  const [photos, setPhotos] = useState<FormPhoto[]>(() => stored.map(photoAt))
  const [error, setError] = useState<string>()
  const uploads = useRef(new Map<string, PhotoUpload>())
  useEffect(() => {
    const { current } = uploads
    return () => {
      for (const [preview, upload] of current) {
        upload.cancel()
        URL.revokeObjectURL(preview)
      }
    }
  }, [])

  /** To be sent with the form; the same photo twice is one. */
  const addresses = [...new Set(photos.flatMap(({ address }) => address ?? []))]
  useDraft(`photos ${draft}`, addresses, (typed) => setPhotos(typed.slice(0, max).map(photoAt)))

  const change = (preview: string, part: Partial<FormPhoto>) =>
    setPhotos((now) => now.map((photo) => (photo.preview === preview ? { ...photo, ...part } : photo)))

  function remove(preview: string): void {
    uploads.current.get(preview)?.cancel()
    uploads.current.delete(preview)
    URL.revokeObjectURL(preview)
    setPhotos((now) => now.filter((photo) => photo.preview !== preview))
  }

  async function upload(file: File): Promise<void> {
    const scaled = uploadError(file) === 'upload.tooLarge' ? await downscaleImage(file, uploadBytes) : file
    const invalid = uploadError(scaled)
    if (invalid) return setError(t(invalid))
    const preview = URL.createObjectURL(scaled)
    setPhotos((now) => [...now, { preview, share: 0 }])
    const task = uploadPhoto(scaled, (share) => change(preview, { share }))
    uploads.current.set(preview, task)
    try {
      change(preview, { address: await task.address, share: 1 })
    } catch (error) {
      // Cancelled by the shopper.
      if (!uploads.current.has(preview)) return
      remove(preview)
      setError(failureText(error, t))
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    setError(undefined)
    await Promise.all(files.slice(0, max - photos.length).map(upload))
  }

  function clear(): void {
    for (const { preview } of photos) remove(preview)
  }
  return {
    ...{ photos, error, max, add, remove, clear },
    busy: photos.some(({ address }) => !address),
    addresses,
  }
}
