import type { ProductGroups } from '#contract/groups/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Countdown } from '#storefront/ui/countdown.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Avatars } from './avatars.tsx'
import { groupPath } from './group-links.ts'
import { PriceWays } from './price-ways.tsx'
import { SeatLink } from './seat-link.tsx'
import { useProductGroups } from './use-product-groups.ts'
import boxStyles from './group-box.module.css'
import styles from './product-groups.module.css'

interface ProductGroupsProps {
  productId: number
  loaded: ProductGroups
  /** The offer that is selected. */
  offer: { offerId: number; price: number; available: number }
  quantity: number
}

/** The product page's block: alone beside in a group, and the groups that can be joined now. Absent without a campaign. */
export function ProductGroupsBlock({ productId, loaded, offer, quantity }: ProductGroupsProps) {
  const t = useT()
  const { campaigns, serverNow } = useProductGroups(productId, loaded)
  const campaign = campaigns.find((each) => each.offerId === offer.offerId)
  if (!campaign || offer.available === 0 || campaign.price >= offer.price) return null
  const { price, size, hours, maxUnits, groups } = campaign
  const units = Math.min(quantity, maxUnits)
  return (
    <div className={styles.block}>
      <PriceWays alone={offer.price} group={price} groupTitle={t('groups.inGroup')} terms={t('groups.terms', { size, hours })} />
      <section className={`${boxStyles.box} ${styles.open}`} aria-labelledby="open-groups">
        <div className={boxStyles.head}>
          <h2 id="open-groups">{t(groups.length > 0 ? 'groups.openNow' : 'groups.openFirst')}</h2>
          <SeatLink offerId={offer.offerId} quantity={units} kind={groups.length > 0 ? 'line' : 'soft'} size="sm">
            {t('groups.openFor', { price: formatGel(price * units) })}
          </SeatLink>
        </div>
        {groups.length > 0 && (
          <ul className={styles.list}>
            {groups.map((group) => (
              <li key={group.groupId}>
                <Avatars {...group} />
                <p>
                  <b>{group.members.find((member) => member.leader)?.name ?? group.members[0]?.name}</b>
                  <span className="num">
                    {t('groups.seatsLeft', { count: group.seatsLeft })} ·{' '}
                    <Countdown until={group.deadline} serverNow={serverNow} kind="text" />
                  </span>
                </p>
                <LinkButton kind="soft" size="sm" to={groupPath(group.groupId)}>
                  {t('groups.join')}
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.note}>{t('groups.note')}</p>
      </section>
    </div>
  )
}
