import { pictureWidths } from '#contract/catalogue/constants.ts'
import type { Picture as PictureData } from '#contract/catalogue/schemas.ts'

interface PictureProps {
  picture: PictureData
  /** Empty where words beside it say the same. */
  alt: string
  /** How wide it is drawn, as in `<img sizes>`: '(max-width: 767px) 50vw, 205px'. */
  sizes: string
  /** In the first view: loaded at once, ahead of the others. */
  eager?: boolean
  className?: string
}

/** One of our pictures in every width it exists in, with its room kept free until it comes. */
export function Picture({ picture, alt, sizes, eager, className }: PictureProps) {
  const widths = widthsOf(picture.width)
  const src = (width: number) => `${picture.src}-${width}.webp`
  return (
    <img
      src={src(widths.findLast((width) => width <= 640) ?? widths[0]!)}
      srcSet={widths.map((width) => `${src(width)} ${width}w`).join(', ')}
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

function widthsOf(originalWidth: number): number[] {
  const available = pictureWidths.filter((width) => width <= originalWidth)
  return available.length > 0 ? available : [pictureWidths[0]]
}

/** Until a picture has come its blurred likeness stands in its room; set by script, for the page's policy knows no inline styles. */
function showPlaceholder(image: HTMLImageElement | null): void {
  if (!image || image.complete) return
  image.style.background = `url("${image.dataset.blur}") center / cover`
  image.addEventListener('load', () => image.style.removeProperty('background'), { once: true })
}
