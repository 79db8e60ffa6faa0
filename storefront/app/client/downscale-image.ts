/** The longer sides that are tried, pixels, and the JPEG's quality. */
const sides = [1280, 640]
const quality = 0.85

/**
 * The same picture with fewer pixels, light enough for an upload: a phone's camera takes far more than a page shows. As it
 * is where it cannot be read.
 * @param bytes the most it may weigh
 */
export async function downscaleImage(file: Blob, bytes: number): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return file
  let smaller = file
  for (const side of sides) {
    if (smaller.size > bytes) smaller = (await drawn(picture, side)) ?? smaller
  }
  picture.close()
  return smaller
}

/** A picture as JPEG, which an upload accepts, with at most 640 pixels a side. @throws where it cannot be read */
export async function asJpeg(file: Blob): Promise<File> {
  const picture = await createImageBitmap(file)
  const jpeg = await drawn(picture, 640)
  picture.close()
  if (!jpeg) throw new TypeError('The picture cannot be drawn')
  return new File([jpeg], 'photo.jpg', { type: jpeg.type })
}

function drawn(picture: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
