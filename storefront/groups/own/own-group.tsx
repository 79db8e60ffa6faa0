import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { OwnGroup } from '#contract/groups/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import { variantName } from '#contract/catalogue/variant-name.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useReloadAt } from '#storefront/app/client/use-reload-at.ts'
import { Rich, useT } from '#storefront/app/i18n/messages.tsx'
import { productPath } from '#storefront/catalogue/links.ts'
import { BackLink } from '#storefront/ui/back-link.tsx'
import { Countdown } from '#storefront/ui/text/countdown.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import { Picture } from '#storefront/ui/picture.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { GroupProgress } from '../landing/group-progress.tsx'
import { MoneySteps } from '../landing/money-steps.tsx'
import { OwnGroupActions } from './own-group-actions.tsx'
import { outcomeMark } from './outcome.ts'
import { ShareGroup } from '../sharing/share-group.tsx'
import { useLiveGroup } from '../landing/use-live-group.ts'
import styles from './own-group.module.css'

/** A member's own group: how it stands, what it still needs, the link to share, what happens to the money. Changes by itself. */
export function OwnGroupView({ seat, group: loaded, share }: OwnGroup) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const group = useLiveGroup(loaded)
  const known = useRef(loaded.version)
  useEffect(() => {
    // The group moved: so may have the member's own seat, its money and the link.
    if (group.version <= known.current) return
    known.current = group.version
    void revalidate()
  }, [group.version, revalidate])
  const { offer } = group
  const { outcome } = seat
  const isToPay = outcome === 'toPay'
  useEffect(() => {
    // The group is not watched before somebody has paid: the seat may have been paid in another tab.
    if (!isToPay) return
    const onSight = () => document.visibilityState === 'visible' && void revalidate()
    document.addEventListener('visibilitychange', onSight)
    return () => document.removeEventListener('visibilitychange', onSight)
  }, [isToPay, revalidate])
  return (
    <div className={`frame ${styles.group}`}>
      <PageTitle title={t('groups.detail.title')} />
      <BackLink to="/user/profile/group-orders">{t('groups.detail.back')}</BackLink>
      <OutcomeHead seat={seat} missing={group.size - group.members.length} serverNow={loaded.serverNow} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {share && group.state === 'open' && (
            <div className={panelStyles.panel}>
              <ShareGroup share={share} text={t('groups.share.message', { name: offer.name, price: formatGel(group.price) })} />
            </div>
          )}
          {(outcome === 'waiting' || outcome === 'toPay' || outcome === 'succeeded' || outcome === 'expired') && (
            <GroupProgress group={group} />
          )}
        </div>
        <div className={styles.column}>
          <section className={panelStyles.panel}>
            <Link className={styles.item} to={productPath(offer.productId, offer.offerId)}>
              <Picture picture={offer.picture} alt="" sizes="76px" />
              <span lang={langAttribute(offer.nameLang)}>
                <Words>{variantName(offer.name, offer.options)}</Words>
                <small className="muted block">{t('groups.units', { count: seat.units })}</small>
              </span>
              <b className="num">{formatGel(seat.total)}</b>
            </Link>
            <OwnGroupActions seat={seat} group={group} />
          </section>
          {(outcome === 'waiting' || outcome === 'toPay') && (
            <div className={panelStyles.panel}>
              <MoneySteps total={seat.total} deadline={group.deadline} />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

interface OutcomeHeadProps {
  seat: OwnGroup['seat']
  /** Members the group still needs. */
  missing: number
  serverNow: string
}

/** How the seat stands, in words: what is still needed, or what became of the group and of the money. */
function OutcomeHead({ seat: { outcome, total, payBefore }, missing, serverNow }: OutcomeHeadProps) {
  const t = useT()
  useReloadAt(outcome === 'toPay' ? payBefore : undefined, serverNow)
  return (
    <header className={`${styles.head} ${styles[outcomeMark[outcome].tone] ?? ''}`}>
      <span className={styles.mark}>
        <Icon name={outcomeMark[outcome].icon} size={28} />
      </span>
      <div>
        <h1 className="h1">{t(`groups.outcome.${outcome}`, { count: missing })}</h1>
        <p role="status">{t(`groups.outcome.${outcome}.text`, { total: formatGel(total) })}</p>
        {outcome === 'toPay' && payBefore && (
          <p className="b5">
            <Rich id="orders.say.payBefore" tags={{ time: () => <Countdown until={payBefore} serverNow={serverNow} kind="text" /> }} />
          </p>
        )}
      </div>
    </header>
  )
}
