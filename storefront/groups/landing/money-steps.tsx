import { formatGel } from '#contract/core/money.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { formatMoment } from '#storefront/ui/text/dates.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import styles from './money-steps.module.css'

/** What happens to the money: blocked when one joins, taken when the group is full, released when it does not fill. */
export function MoneySteps({ total, deadline }: { total: number; deadline?: string }) {
  const t = useT()
  const lang = useLang()
  const expired = deadline ? t('groups.money.expired.until', { time: formatMoment(deadline, lang) }) : t('groups.money.expired.text')
  return (
    <section>
      <h2 className={styles.title}>{t('groups.money.title')}</h2>
      <ul className={styles.steps}>
        <li>
          <i>
            <Icon name="credit-card" size={18} />
          </i>
          <p>
            <b>{t('groups.money.blocked')}</b>
            <span>{t('groups.money.blocked.text', { total: formatGel(total) })}</span>
          </p>
        </li>
        <li>
          <i>
            <Icon name="users" size={18} />
          </i>
          <p>
            <b>{t('groups.money.full')}</b>
            <span>{t('groups.money.full.text')}</span>
          </p>
        </li>
        <li>
          <i>
            <Icon name="undo-2" size={18} />
          </i>
          <p>
            <b>{t('groups.money.expired')}</b>
            <span>{expired}</span>
          </p>
        </li>
      </ul>
    </section>
  )
}
