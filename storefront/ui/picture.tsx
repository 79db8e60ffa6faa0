import { widthsOf } from '#contract/catalogue/picture-widths.ts'
import type { Picture as PictureData } from '#contract/catalogue/schemas.ts'

interface PictureProps {
  picture: PictureData
  /** Empty where text beside it says the same. */
  alt: string
  /** Rendered width, as in `<img sizes>`: '(max-width: 767px) 50vw, 205px'. */
  sizes: string
  /** In the first viewport: loaded at once, with priority. */
  eager?: boolean
  className?: string | undefined
}

const addressOf = ({ src }: PictureData, width: number) => `${src}-${width}.webp`

/** The address of a picture of at most 640 pixels, or of the smallest there is. */
export function smallPicture(picture: PictureData): string {
  const widths = widthsOf(picture)
  return addressOf(picture, widths.findLast((width) => width <= 640) ?? widths[0]!)
}

/** A product or banner image in all its widths, with its space reserved while it loads. */
export function Picture({ picture, alt, sizes, eager, className }: PictureProps) {
  return (
    <img
      src={smallPicture(picture)}
      srcSet={widthsOf(picture)
        .map((width) => `${addressOf(picture, width)} ${width}w`)
        .join(', ')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      className={className}
      ref={picture.blur ? showPlaceholder : undefined}
      data-blur={picture.blur}
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
    />
  )
}

/** Shows the placeholder until the image is decoded: one that is only loaded is still blank. Set by script, because the content security policy forbids inline styles. */
function showPlaceholder(image: HTMLImageElement | null): void {
  if (!image || image.complete) return
  image.style.background = `url("${image.dataset.blur}") center / cover`
  const remove = () => image.style.removeProperty('background')
  image.addEventListener('load', () => void image.decode().then(remove, remove), { once: true })
}
