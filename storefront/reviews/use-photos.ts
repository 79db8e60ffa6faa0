import { useEffect, useRef, useState } from 'react'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { maxReviewPhotos } from '#contract/reviews/constants.ts'
import { uploadBytes } from '#contract/uploads/constants.ts'
import { uploadError } from '#contract/uploads/rules.ts'
import { downscaleImage } from '#storefront/app/client/downscale-image.ts'
import { failureText } from '#storefront/app/client/error-toast.ts'
import { uploadPicture } from '#storefront/app/client/upload.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'

/** A photo in the form: stored by the server, or on its way there. */
export interface FormPhoto {
  key: string
  /** What is shown: the server's address, or the file's own while it is uploaded. */
  shown: string
  /** The address on our server; absent while it is uploaded. */
  address?: string
}

const addressOf = ({ src, width }: Picture) => `${src}-${width >= 320 ? 320 : 160}.webp`

/** The photos of a review that is written: uploads up to six, scaled down where they are too large, and removes. */
export function usePhotos(existing: readonly Picture[] = []) {
  const t = useT()
  const [photos, setPhotos] = useState<FormPhoto[]>(() =>
    existing.map((picture) => ({ key: picture.src, shown: addressOf(picture), address: addressOf(picture) })),
  )
  const [error, setError] = useState<string>()
  const previews = useRef(new Set<string>())
  useEffect(() => {
    const { current } = previews
    return () => current.forEach((url) => URL.revokeObjectURL(url))
  }, [])
  const remove = (key: string) => setPhotos((now) => now.filter((photo) => photo.key !== key))

  async function upload(file: File): Promise<void> {
    const scaled = uploadError(file) === 'upload.tooLarge' ? await downscaleImage(file, uploadBytes) : file
    const invalid = uploadError(scaled)
    if (invalid) return setError(t(invalid))
    const shown = URL.createObjectURL(scaled)
    previews.current.add(shown)
    setPhotos((now) => [...now, { key: shown, shown }])
    try {
      const address = await uploadPicture(scaled)
      // The same photo twice is one.
      setPhotos((now) => now.map((photo) => (photo.key === shown ? { ...photo, address } : photo)))
    } catch (error) {
      remove(shown)
      setError(failureText(error, t))
    }
  }
  async function add(files: readonly File[]): Promise<void> {
    setError(undefined)
    for (const file of files.slice(0, maxReviewPhotos - photos.length)) await upload(file)
  }
  return {
    photos,
    error,
    busy: photos.some(({ address }) => !address),
    /** To be sent with the form. */
    addresses: photos.flatMap(({ address }) => address ?? []),
    add,
    remove,
  }
}
