import { useEffect, useState } from 'react'
import type { ScenePoint } from '#contract/scenes/calls.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { productPath } from '#storefront/catalogue/links.ts'
import { classes } from '#storefront/ui/classes.ts'
import { Picture } from '#storefront/ui/picture.tsx'
import { Price } from '#storefront/ui/text/price.tsx'
import styles from './scene-points.module.css'

interface ScenePointsProps {
  sceneId: number
  points: ScenePoint[]
  /** The product of the page, whose dot differs from the others. */
  current?: number
}

/**
 * Dots on the products of a scene, each a button that opens a small card. They need scripts: the content security policy forbids inline styles, so
 * a script sets where they stand. Opening, Escape, the way back of the focus and a click beside the card are the browser's.
 */
export function ScenePoints({ sceneId, points, current }: ScenePointsProps) {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    isReady &&
    points.map((point) => (
      <Point key={point.productId} id={`scene-${sceneId}-${point.productId}`} point={point} isCurrent={point.productId === current} />
    ))
  )
}

function Point({ id, point, isCurrent }: { id: string; point: ScenePoint; isCurrent: boolean }) {
  const { productId, name, nameLang, picture, price, priceVaries, wide, tall } = point
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        lang={langAttribute(nameLang)}
        aria-label={name}
        className={classes(styles.dot, isCurrent && styles.current, !wide && styles.onlyTall, !tall && styles.onlyWide)}
        ref={(button) => place(button, point)}
      />
      <div id={id} popover="auto" className={styles.card}>
        <a href={productPath(productId)}>
          <Picture picture={picture} alt="" sizes="96px" />
          <span>
            <b lang={langAttribute(nameLang)}>{name}</b>
            <Price price={price} from={priceVaries} />
          </span>
        </a>
      </div>
    </>
  )
}

function place(button: HTMLElement | null, { wide, tall }: ScenePoint): void {
  for (const [crop, at] of Object.entries({ wide, tall })) {
    if (!at) continue
    button?.style.setProperty(`--${crop}-x`, `${at.x}%`)
    button?.style.setProperty(`--${crop}-y`, `${at.y}%`)
  }
}
