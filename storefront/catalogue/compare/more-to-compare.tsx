import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Section } from '#storefront/ui/layout/section.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Price } from '#storefront/ui/text/price.tsx'
import { comparePath } from './compare-path.ts'
import styles from './more-to-compare.module.css'

/** Similar products, each a link that puts it beside those that are compared. */
export function MoreToCompare({ ids, others }: { ids: number[]; others: ProductCard[] }) {
  const t = useT()
  return (
    <Section title={t('compare.more')}>
      <ul className={styles.list}>
        {others.map(({ productId, name, nameLang, picture, price, priceVaries }) => (
          <li key={productId}>
            <Link to={comparePath([...ids, productId])} preventScrollReset>
              <Picture picture={picture} alt="" sizes="72px" />
              <span className={styles.text}>
                <span lang={langAttribute(nameLang)}>{name}</span>
                <Price price={price} from={priceVaries} />
              </span>
              <Icon name="plus" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
