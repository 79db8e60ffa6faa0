import type { Scene } from '#contract/scenes/calls.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { productPath } from '#storefront/catalogue/links.ts'
import { Picture } from '#storefront/ui/picture.tsx'
import { Price } from '#storefront/ui/text/price.tsx'
import { ScenePoints } from './scene-points.tsx'
import styles from './scene-list.module.css'

/** Scenes: each picture with a dot on what of it can be bought, and the same products as links below it. `row`: on phones and tablets one row that is swiped. */
export function SceneList({ scenes, row = false }: { scenes: Scene[]; row?: boolean }) {
  return (
    <ul className={row ? `${styles.scenes} ${styles.row}` : styles.scenes}>
      {scenes.map(({ sceneId, title, text, wide, tall, points }) => (
        <li key={sceneId} className={styles.scene}>
          <div className={styles.stage}>
            <Picture picture={wide} alt={title} sizes="(max-width: 999px) 94vw, 648px" className={styles.wide} />
            <Picture picture={tall} alt={title} sizes={row ? '86vw' : '92vw'} className={styles.tall} />
            <ScenePoints sceneId={sceneId} points={points} />
          </div>
          <h3>{title}</h3>
          <p>{text}</p>
          <ul className={styles.products}>
            {points.map(({ productId, name, nameLang, price, priceVaries }) => (
              <li key={productId}>
                <a href={productPath(productId)}>
                  <span lang={langAttribute(nameLang)}>{name}</span>
                  <Price price={price} from={priceVaries} />
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
