import { useEffect } from 'react'
import type { ProductGroups } from '#contract/groups/calls.ts'
import { formatGelShort } from '#contract/core/money.ts'
import { ownGroupPath } from '#contract/orders/paths.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Countdown } from '#storefront/ui/text/countdown.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { Avatars } from '../landing/avatars.tsx'
import { useOwnGroups } from '../own/use-own-groups.ts'
import { groupPath } from '../sharing/group-links.ts'
import { campaignOf } from './product-campaign.ts'
import { SeatLink } from '../landing/seat-link.tsx'
import { useProductGroups } from './use-product-groups.ts'
import boxStyles from '../landing/group-box.module.css'
import styles from './product-groups.module.css'

interface OpenGroupsProps {
  productId: number
  loaded: ProductGroups
  /** The offer that is selected. */
  offer: { offerId: number; price: number; available: number }
  quantity: number
  /** The page's button opens a group already. */
  hasButton: boolean
  /** Gets the groups as they are now. */
  onGroups: (groups: ProductGroups) => void
}

/** The product page's groups that can be joined now, and a new one; instead of both the way to the reader's group of the campaign. Absent without a campaign. */
export function OpenGroups({ productId, loaded, offer, quantity, hasButton, onGroups }: OpenGroupsProps) {
  const t = useT()
  const latest = useProductGroups(productId, loaded)
  useEffect(() => onGroups(latest), [onGroups, latest])
  const campaign = campaignOf(latest, offer)
  const ownGroups = useOwnGroups(campaign && 'open')
  if (!campaign) return null
  const ownGroup = ownGroups.find(({ group }) => group.campaignId === campaign.campaignId)
  const { price, maxUnits, groups } = campaign
  const units = Math.min(quantity, maxUnits)
  return (
    <section className={`${boxStyles.box} ${styles.open}`} aria-labelledby="open-groups">
      <div className={boxStyles.head}>
        <h2 id="open-groups">{t(groups.length > 0 ? 'groups.openNow' : ownGroup ? 'groups.mine' : 'groups.openFirst')}</h2>
        {ownGroup ? (
          <LinkButton kind="soft" size="sm" to={ownGroupPath(ownGroup.seat.orderNo)}>
            {t('groups.landing.toOwn')}
          </LinkButton>
        ) : (
          !hasButton && (
            <SeatLink offerId={offer.offerId} quantity={units} kind={groups.length > 0 ? 'line' : 'soft'} size="sm">
              {t('groups.openFor', { price: formatGelShort(price * units) })}
            </SeatLink>
          )
        )}
      </div>
      {groups.length > 0 && (
        <ul className={styles.list}>
          {groups.map((group) => (
            <li key={group.groupId}>
              <Avatars {...group} />
              <p>
                <b>{group.members.find((member) => member.leader)?.name ?? group.members[0]?.name}</b>
                <span className="num">
                  <Words>{`${t('groups.seatsLeft', { count: group.seatsLeft })} ·`}</Words>{' '}
                  <Countdown until={group.deadline} serverNow={latest.serverNow} kind="text" />
                </span>
              </p>
              {!ownGroup && (
                <LinkButton kind="soft" size="sm" to={groupPath(group.groupId)}>
                  {t('groups.join')}
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{t('groups.note')}</p>
    </section>
  )
}
