import type { GroupCampaigns } from '#contract/groups/calls.ts'
import { campaignSorts } from '#contract/groups/constants.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { CategoryChips } from '#storefront/catalogue/category-chips.tsx'
import { LinkMenu } from '#storefront/ui/overlays/link-menu.tsx'
import { campaignsPath, type CampaignQuery } from './campaigns-path.ts'
import styles from './campaign-choices.module.css'

/** Categories, sizes of groups and orders to choose from; a list of which there is one is no choice. */
export function CampaignChoices({
  campaigns: { categoryList, sizes, totalRecord },
  query,
}: {
  campaigns: GroupCampaigns
  query: CampaignQuery
}) {
  const t = useT()
  const { size: chosen, ...anySize } = { ...query, page: 1 }
  const sizeChoice = (size: number | undefined) => ({
    text: size === undefined ? t('groups.size.any') : t('groups.size.people', { size }),
    to: campaignsPath(size === undefined ? anySize : { ...anySize, size }),
    current: size === chosen,
  })
  const { categoryId, ...anyCategory } = { ...query, page: 1 }
  return (
    <div className={styles.choices}>
      {(categoryList.length > 1 || categoryId !== undefined) && (
        <CategoryChips
          label={t('groups.categories')}
          all={t('groups.tab.all')}
          categories={categoryList}
          selected={categoryId}
          href={(id) => campaignsPath(id === undefined ? anyCategory : { ...anyCategory, categoryId: id })}
        />
      )}
      <div className={styles.menus}>
        {(sizes.length > 1 || chosen !== undefined) && (
          <LinkMenu label={t('groups.size')} choices={[undefined, ...sizes.map(({ size }) => size)].map(sizeChoice)} />
        )}
        {totalRecord > 1 && (
          <LinkMenu
            label={t('groups.sort')}
            choices={campaignSorts.map((sort) => ({
              text: t(`groups.sort.${sort}`),
              to: campaignsPath({ ...query, page: 1, sort }),
              current: sort === query.sort,
            }))}
          />
        )}
      </div>
    </div>
  )
}
