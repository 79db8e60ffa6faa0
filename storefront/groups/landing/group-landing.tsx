import type { GroupDetails, OwnSeat } from '#contract/groups/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import { variantName } from '#contract/catalogue/variant-name.ts'
import { ownGroupPath } from '#contract/orders/paths.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { productPath, storePath } from '#storefront/catalogue/links.ts'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Price } from '#storefront/ui/text/price.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { GroupProgress } from './group-progress.tsx'
import { MoneySteps } from './money-steps.tsx'
import { PriceWays } from '../campaign/price-ways.tsx'
import { SeatLink } from './seat-link.tsx'
import { useLiveGroup } from './use-live-group.ts'
import { useOwnSeat } from './use-own-seat.ts'
import styles from './group-landing.module.css'

/** Where a shared link leads: who invites to what, at which price, who is in, and what happens to the money. */
export function GroupLanding({ loaded }: { loaded: GroupDetails }) {
  const t = useT()
  const group = useLiveGroup(loaded)
  const ownSeat = useOwnSeat(group)
  const { offer, price, groupId, state } = group
  const to = productPath(offer.productId, offer.offerId)
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
          <LandingHead group={group} ownSeat={ownSeat} />
        </p>
        <Link to={to} className={styles.picture}>
          <Picture picture={offer.picture} alt={offer.name} sizes="(width < 768px) 100vw, 560px" eager />
        </Link>
      </div>
      <div className={styles.body}>
        <div>
          <h1 lang={langAttribute(offer.nameLang)}>{variantName(offer.name, offer.options)}</h1>
          <p className="muted">
            <Link className="link" to={storePath(offer.storeId)}>
              {offer.storeName}
            </Link>
          </p>
        </div>
        {state === 'open' ? (
          <PriceWays alone={offer.price} group={price} groupTitle={t('groups.inThisGroup')} />
        ) : (
          <Price price={offer.price} size="page" />
        )}
        <GroupProgress group={group} />
        <div className={styles.bar}>
          {isJoinable(group) && !ownSeat && (
            <span className={styles.sum}>
              <small>{t('groups.price')}</small>
              <b className="num">{formatGel(price)}</b>
            </span>
          )}
          <JoinButton group={group} ownSeat={ownSeat} />
        </div>
        {(isJoinable(group) || (ownSeat && state === 'open')) && <MoneySteps total={price} deadline={group.deadline} />}
      </div>
    </div>
  )
}

interface GroupOfReader {
  group: GroupDetails
  ownSeat: OwnSeat | undefined
}

const isJoinable = ({ state, seatsLeft, offer }: GroupDetails) => state === 'open' && seatsLeft > 0 && offer.available > 0

/** Who invites while there is a free seat, else how the group stands: nobody is invited to what cannot be joined. */
function LandingHead({ group: { state, seatsLeft, members }, ownSeat }: GroupOfReader) {
  const t = useT()
  const leader = members.find((member) => member.leader) ?? members[0]
  const invitation = t('groups.landing.invites', { name: leader?.name || t('groups.seat.gone') })
  const left = t('groups.seatsLeft', { count: seatsLeft })
  const isIn = ownSeat && (state === 'open' || state === 'succeeded')
  const [title, text] = isIn
    ? [t('groups.landing.own'), state === 'open' ? left : t('groups.over.succeeded')]
    : state !== 'open'
      ? [t(`groups.over.${state}`), t(ownSeat ? 'groups.landing.was' : `groups.over.${state}.text`)]
      : seatsLeft > 0
        ? [invitation, left]
        : [t('groups.landing.full'), t('groups.landing.full.text')]
  return (
    <span>
      <b>{title}</b>
      <span className="muted block">{text}</span>
    </span>
  )
}

/** The one button: joins, leads who is in the group to its own page, or says what can be done where the group can no longer be joined. */
function JoinButton({ group, ownSeat }: GroupOfReader) {
  const t = useT()
  if (ownSeat) {
    return (
      <LinkButton size="lg" to={ownGroupPath(ownSeat.orderNo)}>
        {t('groups.landing.toOwn')}
      </LinkButton>
    )
  }
  const { state, seatsLeft, offer, groupId } = group
  const to = productPath(offer.productId, offer.offerId)
  if (isJoinable(group)) {
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
