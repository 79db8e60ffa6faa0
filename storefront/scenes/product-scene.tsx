import type { Scene } from '#contract/scenes/calls.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { otherCards } from '#storefront/catalogue/card/other-cards.ts'
import { productPath } from '#storefront/catalogue/links.ts'
import { Picture } from '#storefront/ui/picture.tsx'
import { Price } from '#storefront/ui/text/price.tsx'
import { Section } from '#storefront/ui/layout/section.tsx'
import { ScenePoints } from './scene-points.tsx'
import sceneStyles from './scene-list.module.css'
import styles from './product-scene.module.css'

/** As high as the picture beside them on wide screens; the dots lead to all. */
const maxOthers = 6

/** A product in use: the scene that shows it, and what else stands in it. @param except the product of the page */
export function ProductScene({ scene: { sceneId, title, wide, tall, points }, except }: { scene: Scene; except: number }) {
  const t = useT()
  return (
    <Section title={t('scenes.ofProduct')}>
      <div className={styles.scene}>
        <div className={sceneStyles.stage}>
          <Picture picture={wide} alt={title} sizes="(max-width: 1099px) 100vw, 880px" className={sceneStyles.wide} />
          <Picture picture={tall} alt={title} sizes="100vw" className={sceneStyles.tall} />
          <ScenePoints sceneId={sceneId} points={points} current={except} />
        </div>
        <div>
          <h3>{t('scenes.others')}</h3>
          <ul className={styles.others}>
            {otherCards(points, [except], maxOthers).map(({ productId, name, nameLang, picture, price, priceVaries }) => (
              <li key={productId}>
                <a href={productPath(productId)}>
                  <Picture picture={picture} alt="" sizes="56px" />
                  <span>
                    <b lang={langAttribute(nameLang)}>{name}</b>
                    <Price price={price} from={priceVaries} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
