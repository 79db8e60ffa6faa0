import type { UnlistedProduct } from '#contract/catalogue/schemas.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Breadcrumbs } from '#storefront/ui/layout/breadcrumbs.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { categoryCrumbs, categoryPath } from '../links.ts'
import { PageSuggestions } from '../suggestions/page-suggestions.tsx'
import errorPageStyles from '#storefront/shell/errors/error-page.module.css'

/** The page of a product that is no longer sold: its name, its category, and similar products. */
export function UnlistedProductPage({ unlisted: { name, nameLang, crumbs, similar } }: { unlisted: UnlistedProduct }) {
  const t = useT()
  const category = crumbs.at(-1)!
  return (
    <div className={`frame ${errorPageStyles.errorpage}`}>
      <PageTitle title={name} />
      <Breadcrumbs items={[...categoryCrumbs(crumbs), { text: name }]} />
      <EmptyState
        as="h1"
        title={<span lang={langAttribute(nameLang)}>{name}</span>}
        text={t('catalogue.unlisted.text')}
        action={
          <LinkButton to={categoryPath(category.id, category.parentId)}>
            {t('catalogue.unlisted.category', { name: category.categoryName })}
          </LinkButton>
        }
      />
      <PageSuggestions title={t('catalogue.details.similar')} cards={similar} />
    </div>
  )
}
