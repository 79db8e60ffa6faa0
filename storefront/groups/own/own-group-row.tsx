import type { OwnGroup } from '#contract/groups/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import { variantName } from '#contract/catalogue/variant-name.ts'
import { ownGroupPath } from '#contract/orders/paths.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useReloadAt } from '#storefront/app/client/use-reload-at.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Badge } from '#storefront/ui/text/badge.tsx'
import { Countdown } from '#storefront/ui/text/countdown.tsx'
import { formatDate } from '#storefront/ui/text/dates.ts'
import { Picture } from '#storefront/ui/picture.tsx'
import { ProgressDots } from '#storefront/ui/feedback/progress-dots.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { outcomeMark } from './outcome.ts'
import rowLinkStyles from '#storefront/ui/layout/row-link.module.css'
import styles from '../group-orders.module.css'

/** One group in the member's list: how it stands, and how much time it has. Leads to its page. */
export function OwnGroupRow({ seat, group }: OwnGroup) {
  const t = useT()
  const lang = useLang()
  const { offer, size, members, deadline, serverNow, state } = group
  const running = seat.outcome === 'waiting' && state === 'open'
  useReloadAt(running ? deadline : seat.payBefore, serverNow)
  return (
    <li className={styles.row}>
      <Picture picture={offer.picture} alt="" sizes="92px" />
      <div>
        <p className={styles.top}>
          <Badge kind={outcomeMark[seat.outcome].badge}>{t(`groups.label.${seat.outcome}`)}</Badge>
          <span className="muted">{formatDate(seat.placedAt, lang)}</span>
        </p>
        <h2 lang={langAttribute(offer.nameLang)}>
          <Link className={rowLinkStyles.rowLink} to={ownGroupPath(seat.orderNo)}>
            {variantName(offer.name, offer.options)}
          </Link>
        </h2>
        {running && (
          <>
            <p className={styles.facts}>
              <span>{t('groups.joined', { joined: members.length, size })}</span>
              <Countdown until={deadline} serverNow={serverNow} kind="text" />
            </p>
            <ProgressDots count={size} on={members.length} even />
          </>
        )}
      </div>
      <b className="num">{formatGel(seat.total)}</b>
    </li>
  )
}
