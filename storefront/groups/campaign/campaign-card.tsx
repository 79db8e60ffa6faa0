import type { GroupCampaign, OwnGroup } from '#contract/groups/calls.ts'
import { discountPercent, formatGelShort } from '#contract/core/money.ts'
import { variantName } from '#contract/catalogue/variant-name.ts'
import { ownGroupPath } from '#contract/orders/paths.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useReloadAt } from '#storefront/app/client/use-reload-at.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { productPath } from '#storefront/catalogue/links.ts'
import { Badge } from '#storefront/ui/text/badge.tsx'
import { Countdown } from '#storefront/ui/text/countdown.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Price } from '#storefront/ui/text/price.tsx'
import { ProgressDots } from '#storefront/ui/feedback/progress-dots.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { Avatars } from '../landing/avatars.tsx'
import { groupPath } from '../sharing/group-links.ts'
import { SeatLink } from '../landing/seat-link.tsx'
import styles from './campaign-card.module.css'

interface CampaignCardProps {
  campaign: GroupCampaign
  serverNow: string
  /** The reader's open groups: a campaign takes a member once. */
  ownGroups: OwnGroup[]
  eager?: boolean
}

/**
 * An offer with its group price: the open group that needs the fewest members, which can be joined, else how to open one; instead of both the way
 * to the reader's group.
 */
export function CampaignCard({ campaign, serverNow, ownGroups, eager }: CampaignCardProps) {
  const t = useT()
  const { offer, price, size, hours, group } = campaign
  useReloadAt(group?.deadline, serverNow)
  const percent = discountPercent(price, offer.price)
  const to = productPath(offer.productId, offer.offerId)
  return (
    <article className={styles.card}>
      <Link className={styles.picture} to={to} tabIndex={-1} aria-hidden="true">
        <Picture picture={offer.picture} alt="" sizes="(width < 600px) 120px, 156px" {...(eager ? { eager } : {})} />
        <span className={styles.badge}>
          <Badge kind="group" icon="users">{`−${percent}%`}</Badge>
        </span>
      </Link>
      <div className={styles.body}>
        <h3 className={styles.title} lang={langAttribute(offer.nameLang)}>
          <Link to={to}>{variantName(offer.name, offer.options)}</Link>
        </h3>
        <p className={styles.price}>
          <Price price={price} />
          <small>{t('groups.card.alone', { price: formatGelShort(offer.price) })}</small>
        </p>
        <p className={styles.saving}>{t('groups.save', { sum: formatGelShort(offer.price - price) })}</p>
        <div className={styles.foot}>
          <p className={styles.facts}>
            {group ? (
              <>
                <span>{t('groups.joined', { joined: size - group.seatsLeft, size })}</span>
                <Countdown until={group.deadline} serverNow={serverNow} kind="text" />
              </>
            ) : (
              <span>{t('groups.terms', { size, hours })}</span>
            )}
          </p>
          <ProgressDots count={size} on={group ? size - group.seatsLeft : 0} even />
          <div className={styles.row}>
            {group && <Avatars {...group} />}
            <CampaignAction campaign={campaign} ownGroup={ownGroups.find(({ group }) => group.campaignId === campaign.campaignId)} />
          </div>
        </div>
      </div>
    </article>
  )
}

/** The way to the reader's group, into the open one, or to a new one. */
function CampaignAction({ campaign: { offer, group }, ownGroup }: { campaign: GroupCampaign; ownGroup: OwnGroup | undefined }) {
  const t = useT()
  const look = { kind: 'soft', size: 'sm' } as const
  if (ownGroup) {
    return (
      <LinkButton {...look} to={ownGroupPath(ownGroup.seat.orderNo)} aria-label={`${t('groups.landing.toOwn')}: ${offer.name}`}>
        {t('groups.landing.toOwn')}
      </LinkButton>
    )
  }
  if (group) {
    return (
      <LinkButton {...look} to={groupPath(group.groupId)} aria-label={`${t('groups.join')}: ${offer.name}`}>
        {t('groups.join')}
      </LinkButton>
    )
  }
  return (
    <SeatLink {...look} offerId={offer.offerId} label={`${t('groups.open')}: ${offer.name}`}>
      {t('groups.open')}
    </SeatLink>
  )
}
