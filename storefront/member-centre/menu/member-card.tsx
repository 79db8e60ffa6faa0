import type { MemberInfo } from '#contract/accounts/schemas.ts'
import type { ReplyOf } from '#contract/calls.ts'
import { initials } from '#storefront/accounts/profile/initials.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { formatPhone } from '#contract/core/phone.ts'
import styles from './member-card.module.css'
import patternStyles from '#storefront/ui/layout/pattern.module.css'
import { Link } from '#storefront/ui/link.tsx'
import { Words } from '#storefront/ui/text/words.tsx'

const counters = ['toPay', 'toReceive', 'toReview', 'afterSales'] as const

interface MemberCardProps {
  member: MemberInfo
  counts: ReplyOf<'orders.counts'>['counts']
}

/** Who is signed in, and the four counters that lead to their orders. */
export function MemberCard({ member, counts }: MemberCardProps) {
  const t = useT()
  const type = t(member.memberType === 1 ? 'orders.legal' : 'orders.natural')
  return (
    <section className={`${styles.card} ${patternStyles.pattern}`}>
      <span className={styles.ava} aria-hidden="true">
        {member.avatarUrl ? <img src={member.avatarUrl} alt="" width={60} height={60} /> : initials(member)}
      </span>
      <div>
        <p className={styles.centre}>{t('orders.centre')}</p>
        <p className={styles.name}>{member.name}</p>
        <p className={`${styles.account} num`}>
          {[type, member.email ?? (member.mobilePhone && formatPhone(member.mobilePhone))].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles.counts}>
        {counters.map((counter) => (
          <Link key={counter} to={`/user/profile/orders?tab=${counter}`}>
            <b>{counts[counter]}</b>
            <Words>{t(`orders.counts.${counter}`)}</Words>
          </Link>
        ))}
      </div>
    </section>
  )
}
