import { useRevalidator } from 'react-router'
import type { GroupDetails, OwnSeat } from '#contract/groups/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import { joinList } from '#storefront/app/i18n/join.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { productPath, storePath } from '#storefront/catalogue/links.ts'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { ownGroupPath } from './group-links.ts'
import { GroupProgress } from './group-progress.tsx'
import { MoneySteps } from './money-steps.tsx'
import { PriceWays } from './price-ways.tsx'
import { SeatLink } from './seat-link.tsx'
import { useLiveGroup } from './use-live-group.ts'
import { useOwnSeat } from './use-own-seat.ts'
import styles from './group-landing.module.css'

/** Where a shared link leads: who invites to what, at which price, who is in, and what happens to the money. */
export function GroupLanding({ loaded }: { loaded: GroupDetails }) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const group = useLiveGroup(loaded)
  const ownSeat = useOwnSeat(group)
  const { offer, price, members, groupId, seatsLeft, state } = group
  const leader = members.find((member) => member.leader) ?? members[0]
  const to = `${productPath(offer.productId)}&offer=${offer.offerId}`
  return (
    <div className={`frame ${styles.landing}`}>
      <Seo
        title={t('groups.landing.title', { name: offer.name })}
        description={t('groups.landing.description', { price: formatGel(price), alone: formatGel(offer.price) })}
        path={`/groupIntroduction?group=${groupId}`}
        preview={{ kind: 'group', id: groupId, version: price }}
        noindex
      />
      <div className={styles.left}>
        <p className={styles.by}>
          <Icon name="users" size={24} />
          <span>
            <b>{ownSeat ? t('groups.landing.own') : t('groups.landing.invites', { name: leader?.name || t('groups.seat.gone') })}</b>
            <span className="muted block">
              {state === 'open' ? t('groups.seatsLeft', { count: seatsLeft }) : t(`groups.over.${state}`)}
            </span>
          </span>
        </p>
        <Link to={to} className={styles.picture}>
          <Picture picture={offer.picture} alt={offer.name} sizes="(width < 768px) 100vw, 560px" eager />
        </Link>
      </div>
      <div className={styles.body}>
        <div>
          <h1 lang={langAttribute(offer.nameLang)}>{joinList([offer.name, ...offer.options], t)}</h1>
          <p className="muted">
            <Link className="link" to={storePath(offer.storeId)}>
              {offer.storeName}
            </Link>
          </p>
        </div>
        <PriceWays alone={offer.price} group={price} groupTitle={t('groups.inThisGroup')} />
        <GroupProgress group={group} onEnd={() => void revalidate()} />
        <div className={styles.bar}>
          {state === 'open' && (
            <span className={styles.sum}>
              <small>{t('groups.price')}</small>
              <b className="num">{formatGel(price)}</b>
            </span>
          )}
          <JoinButton group={group} ownSeat={ownSeat} />
        </div>
        {state === 'open' && <MoneySteps total={price} deadline={group.deadline} />}
      </div>
    </div>
  )
}

interface JoinButtonProps {
  group: GroupDetails
  ownSeat: OwnSeat | undefined
}

/** The one button: joins, leads who is in the group to its own page, or says what can be done where the group can no longer be joined. */
function JoinButton({ group: { state, seatsLeft, offer, groupId }, ownSeat }: JoinButtonProps) {
  const t = useT()
  if (ownSeat) {
    return (
      <LinkButton size="lg" to={ownGroupPath(ownSeat.orderNo)}>
        {t('groups.landing.toOwn')}
      </LinkButton>
    )
  }
  const to = `${productPath(offer.productId)}&offer=${offer.offerId}`
  if (state === 'open' && seatsLeft > 0 && offer.available > 0) {
    return (
      <SeatLink offerId={offer.offerId} groupId={groupId} size="lg">
        {t('groups.joinThis')}
      </SeatLink>
    )
  }
  return (
    <LinkButton size="lg" to={to}>
      {t(state === 'open' && seatsLeft === 0 ? 'groups.otherGroups' : 'groups.toProduct')}
    </LinkButton>
  )
}
