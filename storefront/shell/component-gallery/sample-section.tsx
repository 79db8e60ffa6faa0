import type { ReactNode } from 'react'
import componentGalleryStyles from './component-gallery.module.css'

/** One titled row of samples. */
export function SampleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={componentGalleryStyles.section}>
      <h2 className={componentGalleryStyles.title}>{title}</h2>
      <div className={componentGalleryStyles.row}>{children}</div>
    </section>
  )
}
