import { useEffect, useRef, type MouseEvent } from 'react'
import type { Picture as PictureData } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { preventNavigation } from '#storefront/app/navigation/debounce-link-clicks.ts'
import { Picture } from '#storefront/ui/picture.tsx'
import styles from './thumbnails.module.css'

interface ThumbnailsProps {
  pictures: PictureData[]
  /** Index of the picture that is shown large. */
  shown: number
  onShow: (index: number) => void
}

/** Small pictures that show their large one: links to it before the scripts are loaded. The current one stays in inView. */
export function Thumbnails({ pictures, shown, onShow }: ThumbnailsProps) {
  const t = useT()
  const strip = useRef<HTMLElement>(null)
  const inView = useRef(0)
  useEffect(() => {
    const { current } = strip
    // A strip begins at the first: measuring it would lay out the page once more.
    if (inView.current === shown) return
    inView.current = shown
    const thumbnail = current?.children[shown] as HTMLElement | undefined
    if (!current || !thumbnail || current.scrollWidth <= current.clientWidth) return
    current.scrollTo({ left: thumbnail.offsetLeft - (current.clientWidth - thumbnail.offsetWidth) / 2 })
  }, [shown])
  function onClick(event: MouseEvent, index: number) {
    preventNavigation(event)
    onShow(index)
  }
  return (
    <nav className={styles.thumbs} aria-label={t('catalogue.details.gallery')} ref={strip}>
      {pictures.map((picture, index) => (
        <a
          key={picture.src}
          href={`#picture-${index + 1}`}
          className={index === shown ? styles.on : undefined}
          aria-current={index === shown ? 'true' : undefined}
          aria-label={t('catalogue.details.showPicture', { number: index + 1, count: pictures.length })}
          onClick={(event) => onClick(event, index)}
        >
          <Picture picture={picture} alt="" sizes="76px" />
        </a>
      ))}
    </nav>
  )
}
