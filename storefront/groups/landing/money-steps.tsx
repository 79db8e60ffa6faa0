import type { MessageId } from '#locales/ids.ts'
import { formatGel } from '#contract/core/money.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { formatMoment } from '#storefront/ui/text/dates.ts'
import { Icon, type IconName } from '#storefront/ui/icon.tsx'
import styles from './money-steps.module.css'

const steps: [IconName, MessageId, MessageId][] = [
  ['credit-card', 'groups.money.blocked', 'groups.money.blocked.text'],
  ['users', 'groups.money.full', 'groups.money.full.text'],
  ['undo-2', 'groups.money.expired', 'groups.money.expired.until'],
]

/** What happens to the money: blocked when one joins, taken when the group is full, released when it does not fill. */
export function MoneySteps({ total, deadline }: { total: number; deadline: string }) {
  const t = useT()
  const values = { total: formatGel(total), time: formatMoment(deadline, useLang()) }
  return (
    <section>
      <h2 className={styles.title}>{t('groups.money.title')}</h2>
      <ul className={styles.steps}>
        {steps.map(([icon, title, text]) => (
          <li key={icon}>
            <i>
              <Icon name={icon} size={18} />
            </i>
            <p>
              <b>{t(title)}</b>
              <span>{t(text, values)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
