/** The longer side of a picture that was too heavy, pixels. */
const side = 1280
/** Its JPEG quality. */
const quality = 0.85

/** The same picture with fewer pixels, as a phone's camera takes far more than a page shows; as it is where it cannot be read. */
export async function smallerPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return file
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), 'image/jpeg', quality))
}
