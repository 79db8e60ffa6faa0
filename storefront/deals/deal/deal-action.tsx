import type { DealCard, OwnDeal } from '#contract/deals/calls.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { buyNowPath } from '#storefront/catalogue/links.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { formatTime } from '#storefront/ui/text/dates.ts'
import styles from './deal-action.module.css'
import { changeOwnDeal, useOwnDeal } from './own-deals-store.ts'

interface DealActionProps {
  deal: DealCard
  /** The name is part of the labels, where several deals are on one page. */
  size?: 'sm' | 'md' | 'lg'
}

/**
 * What a shopper can do with a deal besides buying it: be reminded before the start, wait for a unit of what is sold out, buy the unit
 * that is offered to him. Nothing while it runs and units are left.
 */
export function DealAction({ deal, size = 'sm' }: DealActionProps) {
  const t = useT()
  const ownDeal = useOwnDeal(deal.dealId)
  const { dealId, name, state, offerId } = deal
  if (ownDeal?.offeredUntil && state !== 'ended') {
    return (
      <div className={styles.offered}>
        <LinkButton size={size} to={buyNowPath(offerId, 1)} rel="nofollow">
          {t('deals.action.buyOffered')}
        </LinkButton>
        <small className="red" role="status">
          {t('deals.action.offered', { time: formatTime(ownDeal.offeredUntil) })}
        </small>
      </div>
    )
  }
  if (state === 'next') {
    return (
      <Toggle
        size={size}
        icon={ownDeal?.reminds ? 'check' : 'bell'}
        label={t(ownDeal?.reminds ? 'deals.action.reminded.of' : 'deals.action.remind.of', { name })}
        text={t(ownDeal?.reminds ? 'deals.action.reminded' : 'deals.action.remind')}
        change={() => (ownDeal?.reminds ? api.deals.removeReminder({ id: dealId }) : api.deals.addReminder({ id: dealId }))}
      />
    )
  }
  const hasAll = ownDeal !== undefined && ownDeal.unitsClaimed >= ownDeal.memberLimit
  if (hasAll) return <small className="muted">{t('deals.action.limit', { count: ownDeal.unitsClaimed })}</small>
  if (state !== 'soldOut') return null
  const waits = ownDeal?.place !== undefined
  return (
    <Toggle
      size={size}
      icon={waits ? 'check' : 'clock'}
      label={t(waits ? 'deals.action.leave.of' : 'deals.action.wait.of', { name })}
      text={waits ? t('deals.action.place', { place: ownDeal.place! }) : t('deals.action.wait')}
      change={() => (waits ? api.deals.leaveWaitingList({ id: dealId }) : api.deals.joinWaitingList({ id: dealId }))}
    />
  )
}

interface ToggleProps {
  size: 'sm' | 'md' | 'lg'
  icon: 'bell' | 'check' | 'clock'
  label: string
  text: string
  change: () => Promise<OwnDeal>
}

/** A button that changes what the member has to do with a deal. A visitor signs in over the page first. */
function Toggle({ size, icon, label, text, change }: ToggleProps) {
  const { busy, run } = useAction(() => changeOwnDeal(change), { member: 'login' })
  return (
    <Button kind="line" size={size} icon={icon} busy={busy} aria-label={label} onClick={() => void run()}>
      {text}
    </Button>
  )
}
