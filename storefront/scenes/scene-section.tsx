import type { Scene } from '#contract/scenes/calls.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { productPath } from '#storefront/catalogue/links.ts'
import { Picture } from '#storefront/ui/picture.tsx'
import { Price } from '#storefront/ui/text/price.tsx'
import { Section } from '#storefront/ui/layout/section.tsx'
import { ScenePoints } from './scene-points.tsx'
import styles from './scene-section.module.css'

/** Products in use: each picture with a dot on what of it can be bought, and the same products as links below it. */
export function SceneSection({ scenes }: { scenes: Scene[] }) {
  const t = useT()
  return (
    <Section title={t('scenes.zone')}>
      <ul className={styles.scenes}>
        {scenes.map(({ sceneId, title, text, wide, tall, points }) => (
          <li key={sceneId} className={styles.scene}>
            <div className={styles.stage}>
              <Picture picture={wide} alt={title} sizes="648px" className={styles.wide} />
              <Picture picture={tall} alt={title} sizes="86vw" className={styles.tall} />
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
    </Section>
  )
}
